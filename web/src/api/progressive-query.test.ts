import { QueryClient } from '@tanstack/react-query';
import { beginningSize } from '@wishwell/contract/limits.ts';
import { expect, it, vi } from 'vitest';
import { progressiveQuery } from './progressive-query.ts';

interface Entry {
  id: number;
}

/** Something as long as that, and how often it was asked for with each limit. */
function thingOf(length: number) {
  const load = vi.fn<(limit: number | undefined) => Promise<Entry[]>>(async (limit = length) =>
    Array.from({ length: Math.min(limit, length) }, (_, id) => ({ id })),
  );
  const query = progressiveQuery<Entry[]>({ queryKey: ['thing', length], load, lengthOf: (entries) => entries.length });
  return { query, limits: () => load.mock.calls.map(([limit]) => limit) };
}

it('whoever asks ahead of the page waits for the beginning alone', async () => {
  const client = new QueryClient();
  const { query, limits } = thingOf(beginningSize + 40);
  await query.prefetch(client);
  expect(client.getQueryData(query.beginning.queryKey)).toHaveLength(beginningSize);
  expect(client.getQueryData(query.whole.queryKey)).toBeUndefined();
  expect(limits()).toEqual([beginningSize]);
});

it('what is whole with its beginning is known as the whole when the page is drawn', async () => {
  const client = new QueryClient();
  const { query, limits } = thingOf(3);
  await query.prefetch(client);
  expect(client.getQueryData(query.whole.queryKey)).toHaveLength(3);
  expect(limits()).toEqual([beginningSize]);
});

it('the rest comes after the beginning, and the entries on the screen stay the same objects', async () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  const { query } = thingOf(beginningSize + 40);
  const arriving = client.query(query.whole);
  await vi.advanceTimersByTimeAsync(2_000);
  const whole = await arriving;
  const beginning = client.getQueryData<Entry[]>(query.beginning.queryKey) ?? [];
  expect(whole).toHaveLength(beginningSize + 40);
  expect(beginning).toHaveLength(beginningSize);
  for (const [place, entry] of beginning.entries()) expect(whole[place]).toBe(entry);
  vi.useRealTimers();
});

it('who asks ahead is told that the server was not reached', async () => {
  const query = progressiveQuery<Entry[]>({
    queryKey: ['away'],
    load: () => Promise.reject(new Error('Away')),
    lengthOf: (entries) => entries.length,
  });
  await expect(query.prefetch(new QueryClient({ defaultOptions: { queries: { retry: false } } }))).rejects.toThrow(
    'Away',
  );
});
