import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@wishwell/contract/calls.ts';
import type { Camel } from '@wishwell/contract/wire-names.ts';
import {
  type ProgressiveResult,
  documentAge,
  progressiveQuery,
  toProgressiveResult,
  waitForRendering,
  waitForEither,
  useProgressiveQuery,
} from './progressive-query.ts';
import { type Calls, send, sendTo } from './client.ts';
import { restoreEntry, withEntry } from './optimistic-update.ts';
import { listAllPages } from './list-all-pages.ts';
import { callerOf } from './query-client.ts';
import type { Suggestion, SuggestionsBefore } from './suggestions.ts';
import { changeSuggestions, restoreSuggestion } from './suggestions.ts';
import { refreshWishlists } from './wishlists.ts';

type KnownFriend = Camel<AnswerOf<Calls['getFriend']>>;
/** A friend; `isUnconfirmed` until the server has confirmed the friendship and sent the lists. */
export type Friend = KnownFriend & { isUnconfirmed?: true };
export type Person = Pick<Suggestion, 'id' | 'displayName' | 'avatar'>;

const everyFriendQuery = ['friends'] as const;
const friendsKey = [...everyFriendQuery, 'list'] as const;
const actionKey = ['friend-action'] as const;

const firstPage = queryOptions({
  queryKey: [...friendsKey, 'beginning'],
  queryFn: ({ signal }) => send('listFriends', { signal }),
  staleTime: 0,
  retry: false,
});

const everyPage = queryOptions({
  queryKey: friendsKey,
  queryFn: async ({ client, signal }): Promise<Friend[]> => {
    const isFirst = client.getQueryData(friendsKey) === undefined;
    const { data, next: second } = await client.query(isFirst ? { ...firstPage, staleTime: documentAge } : firstPage);
    if (second === undefined) return data;
    await waitForRendering();
    return [...data, ...(await listAllPages((next = second) => sendTo('listFriends', next, { signal })))];
  },
});

/** All of the user's friends, by name, each with their newest lists and how many there are. They come in pages. */
export const friendsQuery = {
  beginning: firstPage,
  whole: everyPage,
  prefetch: async (client: QueryClient): Promise<void> => {
    if (!import.meta.env.SSR) return waitForEither(client.query(everyPage), client.query(firstPage));
    const { data, next } = await client.query(firstPage);
    if (next === undefined) client.setQueryData<Friend[]>(friendsKey, data);
  },
};
export function useFriends(): ProgressiveResult<Friend[]> {
  const first = useQuery({ ...friendsQuery.beginning, enabled: false });
  return toProgressiveResult(useQuery(friendsQuery.whole), first.data?.data);
}

/** One friend, with the lists that the user may see. */
export const friendQuery = (id: number) =>
  progressiveQuery<KnownFriend>({
    queryKey: [...everyFriendQuery, id],
    load: async (limit, signal) => (await send('getFriend', { params: { id }, limit, signal })).data,
    lengthOf: ({ wishlists }) => wishlists.length,
  });
export const useFriend = (id: number): ProgressiveResult<KnownFriend> => useProgressiveQuery(friendQuery(id));

/** What one can do to a relationship (docs/specification.md §4); `revoke` withdraws, denies and ends alike. */
export type FriendAction = 'request' | 'revoke' | 'accept';

export interface FriendStep {
  action: FriendAction;
  person: Person;
}

const callOf = { request: 'requestFriend', revoke: 'revokeFriend', accept: 'acceptFriend' } as const;

// These go to the console alone (docs/specification.md §8).
const consoleTextOf: Record<FriendAction, string> = {
  request: 'Failed to send friend request',
  revoke: 'Failed to revoke friend request',
  accept: 'Failed to accept friend request',
};

/** The suggestions as they will stand after `step`. */
function suggestionsAfter({ action, person }: FriendStep, people: readonly Suggestion[]): Suggestion[] {
  if (action === 'accept') return people.filter((other) => other.id !== person.id);
  return withEntry(people, person.id, { status: action === 'request' ? 'pending_sent' : 'none' });
}

/** The friends as they will stand after `step`. */
function friendsAfter({ action, person }: FriendStep, friends: readonly Friend[]): Friend[] {
  if (action === 'request') return [...friends];
  const others = friends.filter((friend) => friend.id !== person.id);
  if (action === 'revoke') return others;
  const { id, displayName, avatar } = person;
  const added: Friend = { id, displayName, avatar, email: '', wishlistCount: 0, wishlists: [], isUnconfirmed: true };
  return [...others, added].toSorted((a, b) => a.displayName.localeCompare(b.displayName));
}

interface Lists {
  friends: Friend[] | undefined;
  suggestions: SuggestionsBefore;
}

async function showAtOnce(client: QueryClient, step: FriendStep): Promise<Lists> {
  await client.cancelQueries({ queryKey: everyFriendQuery });
  const friends = client.getQueryData<Friend[]>(friendsKey);
  client.setQueryData<Friend[]>(friendsKey, (now) => now && friendsAfter(step, now));
  return { friends, suggestions: changeSuggestions(client, (people) => suggestionsAfter(step, people)) };
}

function rollBack(client: QueryClient, { person }: FriendStep, { friends, suggestions }: Lists): void {
  client.setQueryData<Friend[]>(friendsKey, (now) => now && friends && restoreEntry(now, friends, person.id));
  restoreSuggestion(client, suggestions, person.id);
}

function refresh(client: QueryClient, { action }: FriendStep): void {
  // While another step is under way, an answer from before it would undo on screen what it has shown.
  if (client.isMutating({ mutationKey: actionKey }) > 1) return;
  void client.invalidateQueries({ queryKey: everyFriendQuery });
  if (action === 'revoke') void refreshWishlists(client);
}

/** Asks, withdraws, denies, accepts or ends: shown at once, rolled back when refused. */
export function useFriendAction(): UseMutationResult<void, Error, FriendStep, Lists> {
  const client = useQueryClient();
  return useMutation({
    mutationKey: actionKey,
    // Steps reach the server in the order they were pressed.
    scope: { id: 'friend-action' },
    mutationFn: async ({ action, person }: FriendStep) => {
      await send(callOf[action], { query: { friendId: person.id }, ...callerOf(client) });
    },
    onMutate: (step) => showAtOnce(client, step),
    onError: (error, step, before) => {
      console.error(consoleTextOf[step.action], error);
      if (before) rollBack(client, step, before);
    },
    onSettled: (_data, _error, step) => refresh(client, step),
  });
}
