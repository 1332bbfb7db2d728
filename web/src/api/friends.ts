import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@wishwell/contract/calls.ts';
import type { CamelCaseKeys } from '@wishwell/contract/wire-names.ts';
import { type Calls, sendApiRequest, sendApiRequestToUrl } from './client.ts';
import { listAllPages } from './list-all-pages.ts';
import { restoreEntry, changeEntry } from './optimistic-update.ts';
import {
  type ProgressiveResult,
  documentStaleTimeMs,
  createProgressiveQuery,
  toProgressiveResult,
  waitForFirstEntriesToRender,
  waitForFirstEntries,
  useProgressiveQuery,
} from './progressive-query.ts';
import { getUidOption } from './query-client.ts';
import { refreshGifts } from './refresh-gifts.ts';
import type { Suggestion, PreviousSuggestions } from './suggestions.ts';
import { changeSuggestions, restoreSuggestion } from './suggestions.ts';
import { refreshWishlists } from './wishlists.ts';

type ConfirmedFriend = CamelCaseKeys<ResponseOf<Calls['getFriend']>>;
/**
 * A friend. After the user accepts a request, `isUnconfirmed` is true until the server has confirmed the
 * friendship and sent the friend's wishlists.
 */
export type Friend = ConfirmedFriend & { isUnconfirmed?: true };
export type Person = Pick<Suggestion, 'id' | 'displayName' | 'avatar'>;

const friendsKeyPrefix = ['friends'] as const;
const friendsKey = [...friendsKeyPrefix, 'list'] as const;
const friendActionMutationKey = ['friend-action'] as const;

const firstFriendPageQuery = queryOptions({
  queryKey: [...friendsKey, 'first-entries'],
  queryFn: ({ signal }) => sendApiRequest('listFriends', { signal }),
  staleTime: 0,
  retry: false,
});

const allFriendPagesQuery = queryOptions({
  queryKey: friendsKey,
  queryFn: async ({ client, signal }): Promise<Friend[]> => {
    const isFirst = client.getQueryData(friendsKey) === undefined;
    const { data, next: second } = await client.query(
      isFirst ? { ...firstFriendPageQuery, staleTime: documentStaleTimeMs } : firstFriendPageQuery,
    );
    if (second === undefined) return data;
    await waitForFirstEntriesToRender();
    return [...data, ...(await listAllPages((next = second) => sendApiRequestToUrl('listFriends', next, { signal })))];
  },
});

/**
 * Query for all friends of the user, sorted by name. Each friend has the newest wishlists and the number of
 * wishlists. The query combines all pages of the response.
 */
export const friendsQuery = {
  firstEntries: firstFriendPageQuery,
  allEntries: allFriendPagesQuery,
  prefetch: async (client: QueryClient): Promise<void> => {
    if (!import.meta.env.SSR)
      return waitForFirstEntries(client.query(allFriendPagesQuery), client.query(firstFriendPageQuery));
    const { data, next } = await client.query(firstFriendPageQuery);
    if (next === undefined) client.setQueryData<Friend[]>(friendsKey, data);
  },
};
export function useFriends(): ProgressiveResult<Friend[]> {
  const first = useQuery({ ...friendsQuery.firstEntries, enabled: false });
  return toProgressiveResult(useQuery(friendsQuery.allEntries), first.data?.data);
}

/** Returns the first friend in the cache for whom `matches` returns true. Sends no request. */
export function useCachedFriend(matches: (friend: Friend) => boolean): Friend | undefined {
  const first = useQuery({ ...friendsQuery.firstEntries, enabled: false }).data?.data;
  const all = useQuery({ ...friendsQuery.allEntries, enabled: false }).data;
  return (all ?? first)?.find(matches);
}

export const createFriendQuery = (id: number) =>
  createProgressiveQuery<ConfirmedFriend>({
    queryKey: [...friendsKeyPrefix, id],
    load: async (limit, signal) => (await sendApiRequest('getFriend', { params: { id }, limit, signal })).data,
    lengthOf: ({ wishlists }) => wishlists.length,
  });
export const useFriend = (id: number): ProgressiveResult<ConfirmedFriend> => useProgressiveQuery(createFriendQuery(id));

/**
 * A change of the relationship to another user (docs/specification.md §4). `revoke` withdraws a sent request,
 * denies a received request or ends a friendship.
 */
export type FriendAction = 'request' | 'revoke' | 'accept';

export interface FriendChange {
  action: FriendAction;
  person: Person;
}

const endpointNames = { request: 'requestFriend', revoke: 'revokeFriend', accept: 'acceptFriend' } as const;

// English error messages for the browser console (docs/specification.md §8).
const consoleMessages: Record<FriendAction, string> = {
  request: 'Failed to send friend request',
  revoke: 'Failed to revoke friend request',
  accept: 'Failed to accept friend request',
};

function applyChangeToSuggestions({ action, person }: FriendChange, people: readonly Suggestion[]): Suggestion[] {
  if (action === 'accept') return people.filter((other) => other.id !== person.id);
  return changeEntry(people, person.id, { status: action === 'request' ? 'pending_sent' : 'none' });
}

function applyChangeToFriends({ action, person }: FriendChange, friends: readonly Friend[]): Friend[] {
  if (action === 'request') return [...friends];
  const others = friends.filter((friend) => friend.id !== person.id);
  if (action === 'revoke') return others;
  const { id, displayName, avatar } = person;
  const added: Friend = { id, displayName, avatar, email: '', wishlistCount: 0, wishlists: [], isUnconfirmed: true };
  return [...others, added].toSorted((a, b) => a.displayName.localeCompare(b.displayName));
}

interface FriendListsBeforeUpdate {
  friends: Friend[] | undefined;
  suggestions: PreviousSuggestions;
}

async function applyFriendChange(client: QueryClient, step: FriendChange): Promise<FriendListsBeforeUpdate> {
  await client.cancelQueries({ queryKey: friendsKeyPrefix });
  const friends = client.getQueryData<Friend[]>(friendsKey);
  client.setQueryData<Friend[]>(friendsKey, (now) => now && applyChangeToFriends(step, now));
  return { friends, suggestions: changeSuggestions(client, (people) => applyChangeToSuggestions(step, people)) };
}

function rollBackFriendChange(
  client: QueryClient,
  { person }: FriendChange,
  { friends, suggestions }: FriendListsBeforeUpdate,
): void {
  client.setQueryData<Friend[]>(friendsKey, (now) => now && friends && restoreEntry(now, friends, person.id));
  restoreSuggestion(client, suggestions, person.id);
}

function refreshAfterAction(client: QueryClient, { action }: FriendChange): void {
  // Does not reload the lists of people while another action is pending. The reload would overwrite the state
  // that the other action shows.
  if (client.isMutating({ mutationKey: friendActionMutationKey }) > 1) return;
  void client.invalidateQueries({ queryKey: friendsKeyPrefix });
  if (action !== 'revoke') return;
  void refreshWishlists(client);
  // Reloads the gifts, because the end of a friendship also ends the claims between both users.
  void refreshGifts(client);
}

/**
 * Changes the relationship to another user. Shows the new state before the response and restores the previous
 * state on failure.
 */
export function useFriendAction(): UseMutationResult<void, Error, FriendChange, FriendListsBeforeUpdate> {
  const client = useQueryClient();
  return useMutation({
    mutationKey: friendActionMutationKey,
    // Sends the friend actions one after another, in the order of the clicks.
    scope: { id: 'friend-action' },
    mutationFn: async ({ action, person }: FriendChange) => {
      await sendApiRequest(endpointNames[action], { query: { friendId: person.id }, ...getUidOption(client) });
    },
    onMutate: (step) => applyFriendChange(client, step),
    onError: (error, step, before) => {
      console.error(consoleMessages[step.action], error);
      if (before) rollBackFriendChange(client, step, before);
    },
    onSettled: (_data, _error, step) => refreshAfterAction(client, step),
  });
}
