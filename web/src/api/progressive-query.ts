import type { QueryClient, QueryKey, UseQueryResult } from '@tanstack/react-query';
import { queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { entryCountOfFirstRequest } from '@wishwell/contract/limits.ts';

/**
 * Delay in milliseconds before the rest of a long list loads. During the delay, the first entries render and
 * load their images.
 */
const remainingEntriesDelayMs = 1_000;

/**
 * Maximum age in milliseconds of the first entries in a server-rendered document. Older first entries are
 * requested again.
 */
export const documentStaleTimeMs = 10_000;

/** Resolves after the delay during which the first entries of a list render. */
export const waitForFirstEntriesToRender = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, remainingEntriesDelayMs));

export async function waitForFirstEntries(allEntries: Promise<unknown>, firstEntries: Promise<unknown>): Promise<void> {
  await Promise.race([allEntries, firstEntries]);
  // Waits until `allEntries` has also resolved. Otherwise a short list would render twice.
  await new Promise((resolve) => setTimeout(resolve));
}

interface ProgressiveQueryOptions<T> {
  queryKey: QueryKey;
  /** Loads at most `limit` entries, or all entries if `limit` is undefined. */
  load: (limit: number | undefined, signal: AbortSignal) => Promise<T>;
  lengthOf: (data: T) => number;
}

/**
 * Creates two queries for a list that may be long. `firstEntries` requests the first entries, so that the
 * page can show them early. `allEntries` waits for `firstEntries` and requests the complete list if it is
 * longer. `prefetch` starts both queries before the page renders.
 */
export function createProgressiveQuery<T>({ queryKey, load, lengthOf }: ProgressiveQueryOptions<T>) {
  const firstEntries = queryOptions({
    queryKey: [...queryKey, 'first-entries'],
    queryFn: ({ signal }) => load(entryCountOfFirstRequest, signal),
    staleTime: 0,
    // The query for the first entries does not retry a failed request, because the query for all entries
    // retries.
    retry: false,
  });
  const allEntries = queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<T> => {
      const cached = client.getQueryData<T>(queryKey);
      // If the complete list is already in the cache, one request reloads all entries.
      if (cached !== undefined && lengthOf(cached) >= entryCountOfFirstRequest) return load(undefined, signal);
      const first = await client.query(
        cached === undefined ? { ...firstEntries, staleTime: documentStaleTimeMs } : firstEntries,
      );
      if (lengthOf(first) < entryCountOfFirstRequest) return first;
      await waitForFirstEntriesToRender();
      // Reuses the objects of unchanged entries, so that their cards do not render again.
      return replaceEqualDeep(first, await load(undefined, signal));
    },
  });
  const prefetch = async (client: QueryClient): Promise<void> => {
    if (!import.meta.env.SSR) return waitForFirstEntries(client.query(allEntries), client.query(firstEntries));
    const first = await client.query(firstEntries);
    if (lengthOf(first) < entryCountOfFirstRequest) client.setQueryData(allEntries.queryKey, first);
  };
  return { allEntries, firstEntries, prefetch };
}

/**
 * The combined result of both queries of a list. While `isComplete` is false, `data` contains only the first
 * entries.
 */
export type ProgressiveResult<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'> & {
  isComplete: boolean;
};

/**
 * Combines the results of the queries for the first entries and for all entries. If the rest of the list
 * cannot be loaded, hides the first entries and shows the error.
 */
export function toProgressiveResult<T>(
  allEntries: UseQueryResult<T>,
  firstEntries: T | undefined,
): ProgressiveResult<T> {
  const { data, error, isFetching, refetch } = allEntries;
  return {
    data: data ?? (error ? undefined : firstEntries),
    error,
    isFetching,
    refetch,
    isComplete: data !== undefined,
  };
}

export function useProgressiveQuery<T>({
  allEntries,
  firstEntries,
}: ReturnType<typeof createProgressiveQuery<T>>): ProgressiveResult<T> {
  const first = useQuery({ ...firstEntries, enabled: false });
  return toProgressiveResult(useQuery(allEntries), first.data);
}
