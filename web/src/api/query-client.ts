import { onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './client.ts';
import { isReachable, watchOnlineStatus } from './online-status.ts';
import { NetworkError } from './token-source.ts';

const longestWait = 10_000;
/** Milliseconds in which an answer counts as new: parts of one page share it. */
const fresh = 1_000;

/** What may pass by itself is tried again; a refusal is final. */
function isPassing(error: Error): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}

function waitBefore(attempt: number, error: Error): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
  return Math.min(Math.max(asked, 700 * 2 ** attempt), longestWait);
}

onlineManager.setEventListener((setOnline) => watchOnlineStatus(() => setOnline(isReachable())));

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A page that is opened shows what is known at once and asks again.
        staleTime: fresh,
        // A refusal may have been asked for ahead of the page.
        retryOnMount: ({ state: { error, errorUpdatedAt } }) =>
          error === null || isPassing(error) || Date.now() - errorUpdatedAt >= fresh,
        retry: (failures, error) => !import.meta.env.SSR && failures < 2 && isPassing(error),
        retryDelay: waitBefore,
        // The server may be this machine, which is there also while the browser believes itself offline.
        networkMode: 'always',
        // Once the server is there again, what is on the screen is asked for again.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

interface Person {
  uid: string;
}

const clients = new WeakMap<Person, QueryClient>();
const uids = new WeakMap<QueryClient, string>();

/** What was fetched for `person`, and for nobody else: the next to sign in starts with an empty cache. */
export function queryClientFor(person: Person): QueryClient {
  const client = clients.get(person) ?? createQueryClient();
  clients.set(person, client);
  uids.set(client, person.uid);
  return client;
}

/** Whose `client` is, for calls that wait their turn: by then somebody else may be signed in. */
export function callerOf(client: QueryClient): { uid?: string } {
  const uid = uids.get(client);
  return uid === undefined ? {} : { uid };
}

/** The data of a query. Without times, so that a document depends on its data alone. */
export type LoadedQuery = readonly [QueryKey, unknown];

/** Lists what was loaded; not the beginning of what was loaded whole. */
export function listLoadedQueries(client: QueryClient): LoadedQuery[] {
  const queries = client.getQueryCache().getAll();
  return queries.flatMap(({ queryKey, state }) => {
    const isPart = queryKey.at(-1) === 'beginning' && client.getQueryData(queryKey.slice(0, -1)) !== undefined;
    return state.data === undefined || isPart ? [] : [[queryKey, state.data] as const];
  });
}

/** Puts the queries of a document into the cache, as loaded now: a document is never used without asking the server. */
export function addLoadedQueries(client: QueryClient, queries: readonly LoadedQuery[]): void {
  for (const [key, data] of queries) client.setQueryData(key, data);
}
