import type { QueryClient, QueryKey, UseQueryResult } from '@tanstack/react-query';
import { queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { beginningSize } from '@wishwell/contract/limits.ts';

/** Milliseconds in which a beginning is drawn, and its pictures are fetched, before the rest takes up the connection. */
const pause = 1_000;

/** Milliseconds in which the first page that came with the document is not asked for again. */
export const documentAge = 10_000;

/** Resolves when the entries that have just arrived should have been rendered. */
export const waitForRendering = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pause));

/** Resolves when there is something to show: the whole, or the beginning of what is longer. */
export async function waitForEither(whole: Promise<unknown>, beginning: Promise<unknown>): Promise<void> {
  await Promise.race([whole, beginning]);
  // What is whole with its beginning is known to be so in a moment, or it would be drawn twice.
  await new Promise((resolve) => setTimeout(resolve));
}

interface ProgressiveQueryOptions<T> {
  queryKey: QueryKey;
  /** All of it, or with a limit its beginning: at most so many of its entries. */
  load: (limit: number | undefined, signal: AbortSignal) => Promise<T>;
  /** How many entries an answer has. */
  lengthOf: (answer: T) => number;
}

/**
 * Two queries for something that may be long: `whole`, and its `beginning`, which is fetched on the way. Nobody waits
 * for a thousand entries to see the first; most lists are whole with their beginning. `prefetch` starts both before the page is rendered.
 */
export function progressiveQuery<T>({ queryKey, load, lengthOf }: ProgressiveQueryOptions<T>) {
  const beginning = queryOptions({
    queryKey: [...queryKey, 'beginning'],
    queryFn: ({ signal }) => load(beginningSize, signal),
    staleTime: 0,
    // Whoever asks for the whole tries again.
    retry: false,
  });
  const whole = queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<T> => {
      const known = client.getQueryData<T>(queryKey);
      // What stands on the screen with all its entries is not asked for its beginning.
      if (known !== undefined && lengthOf(known) >= beginningSize) return load(undefined, signal);
      const first = await client.query(known === undefined ? { ...beginning, staleTime: documentAge } : beginning);
      if (lengthOf(first) < beginningSize) return first;
      await waitForRendering();
      // Cards whose entries are the same objects stay as they are.
      return replaceEqualDeep(first, await load(undefined, signal));
    },
  });
  const prefetch = async (client: QueryClient): Promise<void> => {
    if (!import.meta.env.SSR) return waitForEither(client.query(whole), client.query(beginning));
    const first = await client.query(beginning);
    if (lengthOf(first) < beginningSize) client.setQueryData(whole.queryKey, first);
  };
  return { whole, beginning, prefetch };
}

/** The result of a progressive query: `data` is the beginning as long as `isWhole` is false. */
export type ProgressiveResult<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'> & {
  isWhole: boolean;
};

/** `whole` as it is used on a page, given what `beginning` holds; a beginning whose rest cannot be loaded is not shown. */
export function toProgressiveResult<T>(whole: UseQueryResult<T>, beginning: T | undefined): ProgressiveResult<T> {
  const { data, error, isFetching, refetch } = whole;
  return { data: data ?? (error ? undefined : beginning), error, isFetching, refetch, isWhole: data !== undefined };
}

/** The queries of `progressiveQuery` on a page. */
export function useProgressiveQuery<T>({
  whole,
  beginning,
}: ReturnType<typeof progressiveQuery<T>>): ProgressiveResult<T> {
  const first = useQuery({ ...beginning, enabled: false });
  return toProgressiveResult(useQuery(whole), first.data);
}
