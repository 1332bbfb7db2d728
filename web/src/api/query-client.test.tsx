import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ApiError } from './client.ts';
import { getUserQueryClient } from './query-client.ts';

interface FailedPrefetch {
  status: number;
  age: number;
}

async function countRequestsAfterFailure({ status, age }: FailedPrefetch): Promise<number> {
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.reject(new ApiError(status, 'No')));
  const query = { queryKey: ['wish'], queryFn: queryFn };
  const client = getUserQueryClient({ uid: 'ana' });
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
  return queryFn.mock.calls.length;
}

it('a page does not repeat a prefetch that the server refused less than a second ago', async () => {
  expect(await countRequestsAfterFailure({ status: 404, age: 100 })).toBe(1);
});

it('a page repeats a prefetch that failed with a 5xx status, or that failed over a second ago', async () => {
  expect(await countRequestsAfterFailure({ status: 503, age: 100 })).toBe(2);
  expect(await countRequestsAfterFailure({ status: 404, age: 2_000 })).toBe(2);
});
