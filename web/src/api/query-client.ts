import { MutationCache, onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './client.ts';
import { takeSavedOfflineQueries } from './offline-copy.ts';
import { wasServerReachable, watchOnlineStatus } from './online-status.ts';
import { announceChangeToOtherTabs, watchChangesInOtherTabs } from './other-tabs.ts';
import { NetworkError } from './token-source.ts';

const maxRetryDelayMs = 10_000;
/** A component that mounts reloads cached data that is older than this many milliseconds. */
const defaultStaleTimeMs = 1_000;

/** Returns whether a failed request is worth a retry: after a network failure or a 5xx status. */
function isRetryable(error: Error): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}

function computeRetryDelay(attempt: number, error: Error): number {
  const requested = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return Math.min(Math.max(requested, 700 * 2 ** attempt), maxRetryDelayMs);
}

onlineManager.setEventListener((setOnline) => watchOnlineStatus(() => setOnline(wasServerReachable())));

function createQueryClient(uid: string): QueryClient {
  const client = new QueryClient({
    mutationCache: new MutationCache({ onSuccess: () => announceChangeToOtherTabs(uid) }),
    defaultOptions: {
      queries: {
        // Keeps the data of closed pages for 12 hours, so that they open without a connection to the server.
        gcTime: 12 * 3_600_000,
        staleTime: defaultStaleTimeMs,
        // A page that opens shortly after its failed prefetch repeats the request only if a retry can
        // succeed.
        retryOnMount: ({ state: { error, errorUpdatedAt } }) =>
          error === null || isRetryable(error) || Date.now() - errorUpdatedAt >= defaultStaleTimeMs,
        retry: (failures, error) => !import.meta.env.SSR && failures < 2 && isRetryable(error),
        retryDelay: computeRetryDelay,
        // Sends requests even if the browser reports that it is offline, because the server may run on the
        // same device.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
  for (const [queryKey, queryData, updatedAt] of takeSavedOfflineQueries(uid)) {
    client.setQueryData(queryKey, queryData, { updatedAt });
  }
  // Reloads the data after a change in another tab. A hidden tab reloads its data only when it becomes
  // visible again.
  watchChangesInOtherTabs(
    uid,
    () => void client.invalidateQueries({ refetchType: document.hidden ? 'none' : 'active' }),
  );
  return client;
}

interface CacheOwner {
  uid: string;
}

const queryClientsByOwner = new WeakMap<CacheOwner, QueryClient>();
const uidsByQueryClient = new WeakMap<QueryClient, string>();

/**
 * Returns the query client of a signed-in user or of a visitor. After each sign-in or sign-out, the cache is
 * empty.
 */
export function getUserQueryClient(person: CacheOwner): QueryClient {
  const client = queryClientsByOwner.get(person) ?? createQueryClient(person.uid);
  queryClientsByOwner.set(person, client);
  uidsByQueryClient.set(client, person.uid);
  return client;
}

export function clearUserQueryCache(person: CacheOwner): void {
  queryClientsByOwner.get(person)?.clear();
}

/**
 * Returns the uid of the user to whom `client` belongs. Queued requests need this uid, because another user
 * may be signed in when they are sent.
 */
export function createRequestOptionForUid(client: QueryClient): { uid?: string } {
  const uid = uidsByQueryClient.get(client);
  return uid === undefined ? {} : { uid };
}

/**
 * The key and the data of a cached query, without the time of loading: equal data must give the same HTML
 * document. `isShortened`: the document contains only the first entries of the list.
 */
export type QueryWithData = readonly [QueryKey, unknown, isShortened?: true];

export function listQueriesWithData(client: QueryClient): QueryWithData[] {
  const queries = client.getQueryCache().getAll();
  return queries.flatMap(({ queryKey, state: { data, dataUpdatedAt } }): QueryWithData[] => {
    if (data === undefined) return [];
    return dataUpdatedAt === 0 ? [[queryKey, data, true]] : [[queryKey, data]];
  });
}

/**
 * Adds the queries of a server-rendered document to the cache. Marks shortened lists as outdated, so that
 * the app loads the whole lists.
 */
export function putLoadedQueriesIntoCache(client: QueryClient, queries: readonly QueryWithData[]): void {
  for (const [key, data, isShortened] of queries) {
    client.setQueryData(key, data, isShortened ? { updatedAt: 0 } : undefined);
  }
}
