import type {
  QueryClient,
  QueryFunctionContext,
  QueryKey,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';
import { queryOptions, useQuery } from '@tanstack/react-query';

/**
 * Maximum number of entries of a list in a server-rendered document. Then the browser loads the whole list.
 */
const maxEntriesInDocument = 60;

/**
 * Maximum age in milliseconds of data in a server-rendered document. The start page requests older data
 * again.
 */
export const documentStaleTimeMs = 10_000;

/** Returns the first entries of a list for a document. */
type TakeBeginning = <T>(entries: readonly T[]) => T[];

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { shorten?: (data: unknown, takeBeginning: TakeBeginning) => unknown };
  }
}

interface ListQueryOptions<T> {
  queryKey: QueryKey;
  /** Loads the whole list. */
  load: (context: QueryFunctionContext) => Promise<T>;
  /** Returns `data` with the beginning of its list. */
  shorten: (data: T, takeBeginning: TakeBeginning) => T;
}

/** Creates a query for a list of which a document contains only the beginning if it is long. */
export const createListQuery = <T>({ queryKey, load, shorten }: ListQueryOptions<T>) =>
  queryOptions({
    queryKey,
    queryFn: load,
    meta: { shorten: (data, takeBeginning) => shorten(data as T, takeBeginning) },
  });

/**
 * Shortens the long lists in the cache before the server renders a document. The loading time 0 marks a
 * shortened list, also in the browser (`addLoadedQueries`). It makes the browser load the whole list.
 */
export function shortenLists(client: QueryClient): void {
  for (const { meta, queryKey, state } of client.getQueryCache().getAll()) {
    if (!meta?.shorten || state.data === undefined) continue;
    let isLong = false;
    const data = meta.shorten(state.data, (entries) => {
      isLong ||= entries.length > maxEntriesInDocument;
      return entries.slice(0, maxEntriesInDocument);
    });
    if (isLong) client.setQueryData(queryKey, data, { updatedAt: 0 });
  }
}

/** Returns whether the cache contains the whole list, and not only the beginning from a document. */
export const isListComplete = (client: QueryClient, queryKey: QueryKey): boolean =>
  (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) !== 0;

/** Changes a list in the cache. A list of which only the beginning has loaded stays marked as such. */
export function changeCachedList<T>(client: QueryClient, queryKey: QueryKey, change: (data: T) => T): void {
  const options = isListComplete(client, queryKey) ? undefined : { updatedAt: 0 };
  client.setQueryData<T>(queryKey, (data) => data && change(data), options);
}

/** The result of a query for a list. While `isComplete` is false, `data` contains only the first entries. */
export type ListResult<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'> & {
  isComplete: boolean;
};

/**
 * Returns the list of a query. If the whole list cannot be loaded, hides the first entries and returns the
 * error.
 */
export function useListQuery<T>(options: UseQueryOptions<T>): ListResult<T> {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(options);
  const isComplete = dataUpdatedAt !== 0;
  return { data: error && !isComplete ? undefined : data, error, isFetching, refetch, isComplete };
}
