import type {
  QueryClient,
  QueryFunctionContext,
  QueryKey,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';
import { queryOptions, useQuery } from '@tanstack/react-query';

/**
 * Maximum number of entries of one list in a server-rendered document. If a list is longer, the browser loads
 * the whole list afterwards.
 */
const maxEntriesInDocument = 60;

/** Home reloads the data of its server-rendered document if it is older than this many milliseconds. */
export const embeddedQueryDataMaxAgeMs = 10_000;

/** Returns at most the first `maxEntriesInDocument` entries of a list. */
type TakeBeginning = <T>(entries: readonly T[]) => T[];

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { shorten?: (data: unknown, takeBeginning: TakeBeginning) => unknown };
  }
}

interface ListQueryOptions<T> {
  queryKey: QueryKey;
  load: (context: QueryFunctionContext) => Promise<T>;
  /** Returns a copy of `data` with a shorter list. `takeBeginning` returns the first entries of a list. */
  shorten: (data: T, takeBeginning: TakeBeginning) => T;
}

/**
 * Creates a query for a list of entries, such as friends or items. A document contains only the first
 * entries of a long list.
 */
export const createListQuery = <T>({ queryKey, load, shorten }: ListQueryOptions<T>) =>
  queryOptions({
    queryKey,
    queryFn: load,
    meta: { shorten: (data, takeBeginning) => shorten(data as T, takeBeginning) },
  });

/**
 * Shortens the long lists in the cache before the server renders a document. Marks a shortened list as
 * loaded in 1970, so that the browser considers it outdated and loads the whole list.
 */
export function trimCachedListsToFirstPage(client: QueryClient): void {
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

/**
 * Returns whether the cache contains all entries of a list. A server-rendered document contains only the
 * first entries of a long list.
 */
export const isCachedListComplete = (client: QueryClient, queryKey: QueryKey): boolean =>
  (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) !== 0;

/**
 * Changes a list in the cache. A shortened list stays marked as outdated, so that the browser still loads
 * the whole list.
 */
export function changeCachedList<T>(client: QueryClient, queryKey: QueryKey, change: (data: T) => T): void {
  const options = isCachedListComplete(client, queryKey) ? undefined : { updatedAt: 0 };
  client.setQueryData<T>(queryKey, (data) => data && change(data), options);
}

/** The result of a query for a list. While `isComplete` is false, `data` contains only the first entries. */
export type ListQueryResult<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'> & {
  isComplete: boolean;
};

/**
 * Returns the result of a query for a list. If the whole list cannot be loaded, returns the error without the
 * first entries.
 */
export function useListQuery<T>(options: UseQueryOptions<T>): ListQueryResult<T> {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery(options);
  const isComplete = dataUpdatedAt !== 0;
  return { data: error && !isComplete ? undefined : data, error, isFetching, refetch, isComplete };
}
