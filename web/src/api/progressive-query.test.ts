import { QueryClient } from '@tanstack/react-query';
import { entryCountOfFirstRequest } from '@wishwell/contract/limits.ts';
import { expect, it, vi } from 'vitest';
import { createProgressiveQuery } from './progressive-query.ts';

interface Entry {
  id: number;
}

/**
 * Creates a query for a list of `length` entries. Also returns the limits of the requests that the query has
 * sent.
 */
function createQuery(length: number) {
  const load = vi.fn<(limit: number | undefined) => Promise<Entry[]>>(async (limit = length) =>
    Array.from({ length: Math.min(limit, length) }, (_, id) => ({ id })),
  );
  const query = createProgressiveQuery<Entry[]>({
    queryKey: ['thing', length],
    load,
    lengthOf: (entries) => entries.length,
  });
  return { query, limits: () => load.mock.calls.map(([limit]) => limit) };
}

it('prefetch resolves when the first entries of a list have loaded, and does not wait for the rest', async () => {
  const client = new QueryClient();
  const { query, limits } = createQuery(entryCountOfFirstRequest + 40);
  await query.prefetch(client);
  expect(client.getQueryData(query.firstEntries.queryKey)).toHaveLength(entryCountOfFirstRequest);
  expect(client.getQueryData(query.allEntries.queryKey)).toBeUndefined();
  expect(limits()).toEqual([entryCountOfFirstRequest]);
});

it('prefetch loads a short list completely with one request', async () => {
  const client = new QueryClient();
  const { query, limits } = createQuery(3);
  await query.prefetch(client);
  expect(client.getQueryData(query.allEntries.queryKey)).toHaveLength(3);
  expect(limits()).toEqual([entryCountOfFirstRequest]);
});

it('when the rest of a long list has loaded, the objects of the first entries are reused', async () => {
  vi.useFakeTimers();
  const client = new QueryClient();
  const { query } = createQuery(entryCountOfFirstRequest + 40);
  const pending = client.query(query.allEntries);
  await vi.advanceTimersByTimeAsync(2_000);
  const allEntries = await pending;
  const firstEntries = client.getQueryData<Entry[]>(query.firstEntries.queryKey) ?? [];
  expect(allEntries).toHaveLength(entryCountOfFirstRequest + 40);
  expect(firstEntries).toHaveLength(entryCountOfFirstRequest);
  for (const [index, entry] of firstEntries.entries()) expect(allEntries[index]).toBe(entry);
  vi.useRealTimers();
});

it('prefetch rejects if the server cannot be reached', async () => {
  const query = createProgressiveQuery<Entry[]>({
    queryKey: ['away'],
    load: () => Promise.reject(new Error('Away')),
    lengthOf: (entries) => entries.length,
  });
  await expect(query.prefetch(new QueryClient({ defaultOptions: { queries: { retry: false } } }))).rejects.toThrow(
    'Away',
  );
});
