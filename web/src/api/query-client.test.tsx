import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from './client.ts';
import { queryClientFor } from './query-client.ts';

interface Failure {
  status: number;
  /** Milliseconds from the answer to the page. */
  age: number;
}

/** How often the server is asked by a page that opens after it was asked ahead, and has failed. */
async function countAsked({ status, age }: Failure): Promise<number> {
  const ask = vi.fn<() => Promise<string>>(() => Promise.reject(new ApiError(status, 'No')));
  const query = { queryKey: ['wish'], queryFn: ask };
  const client = queryClientFor({ uid: 'ana' });
  await client.query({ ...query, retry: false }).catch(() => undefined);
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + age);
  const Page = (): ReactNode => useQuery({ ...query, retry: false }).error?.message;
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  await screen.findByText('No');
  vi.restoreAllMocks();
  return ask.mock.calls.length;
}

it('a refusal that was asked for ahead is not asked for again by the page', async () => {
  expect(await countAsked({ status: 404, age: 100 })).toBe(1);
});

it('what may pass, or is old, is asked for again', async () => {
  expect(await countAsked({ status: 503, age: 100 })).toBe(2);
  expect(await countAsked({ status: 404, age: 2_000 })).toBe(2);
});
