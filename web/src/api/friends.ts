import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@wishwell/contract/calls.ts';
import type { CamelCaseKeys } from '@wishwell/contract/wire-names.ts';
import { type Calls, sendApiRequest, sendApiRequestToUrl } from './client.ts';
import { listAllPages } from './list-all-pages.ts';
import { type ListResult, changeCachedList, createListQuery, useListQuery } from './list-query.ts';
import { restoreEntry, changeEntry } from './optimistic-update.ts';
import { getUidOption } from './query-client.ts';
import { refreshGifts } from './refresh-gifts.ts';
import type { Suggestion, PreviousSuggestions } from './suggestions.ts';
import { changeSuggestions, restoreSuggestion } from './suggestions.ts';
import { refreshWishlists } from './wishlists.ts';

type ConfirmedFriend = CamelCaseKeys<ResponseOf<Calls['getFriend']>>;
/**
 * A friend. After the user accepts a request, `isUnconfirmed` is true until the server has responded with the
 * friend's wishlists.
 */
export type Friend = ConfirmedFriend & { isUnconfirmed?: true };
export type Person = Pick<Suggestion, 'id' | 'displayName' | 'avatar'>;

const friendsKeyPrefix = ['friends'] as const;
const friendsKey = [...friendsKeyPrefix, 'list'] as const;
const friendActionMutationKey = ['friend-action'] as const;

/** Query for the first page of the user's friends. Each friend has the newest wishlists. */
export const firstFriendPageQuery = queryOptions({
  queryKey: [...friendsKeyPrefix, 'first-page'],
  queryFn: ({ signal }) => sendApiRequest('listFriends', { signal }),
});

/**
 * Query for all friends of the user, sorted by name. Each friend has the newest wishlists and the number of
 * wishlists. The query combines all pages of the response.
 */
export const friendsQuery = createListQuery<Friend[]>({
  queryKey: friendsKey,
  load: async ({ client, signal }) => {
    // On the server, loads only the first page of friends, because a document contains fewer friends than one
    // page.
    if (import.meta.env.SSR) return (await sendApiRequest('listFriends', { signal })).data;
    const { data, next: second } = await client.query({ ...firstFriendPageQuery, staleTime: 0 });
    if (second === undefined) return data;
    return [...data, ...(await listAllPages((next = second) => sendApiRequestToUrl('listFriends', next, { signal })))];
  },
  shorten: (friends, takeBeginning) => takeBeginning(friends),
});

/** Returns all friends. Until their last page has loaded, returns those of the first page. */
export function useFriends(): ListResult<Friend[]> {
  const all = useListQuery(friendsQuery);
  const first = useQuery({ ...firstFriendPageQuery, enabled: false }).data;
  return { ...all, data: all.data ?? (all.error ? undefined : first?.data) };
}

/** Returns the first friend in the cache for whom `matches` returns true. Sends no request. */
export function useCachedFriend(matches: (friend: Friend) => boolean): Friend | undefined {
  const first = useQuery({ ...firstFriendPageQuery, enabled: false }).data;
  const all = useQuery({ ...friendsQuery, enabled: false }).data;
  return (all ?? first?.data)?.find(matches);
}

export const createFriendQuery = (id: number) =>
  createListQuery<ConfirmedFriend>({
    queryKey: [...friendsKeyPrefix, id],
    load: async ({ signal }) => (await sendApiRequest('getFriend', { params: { id }, signal })).data,
    shorten: (friend, takeBeginning) => ({ ...friend, wishlists: takeBeginning(friend.wishlists) }),
  });
export const useFriend = (id: number): ListResult<ConfirmedFriend> => useListQuery(createFriendQuery(id));

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
  const newFriend: Friend = {
    id,
    displayName,
    avatar,
    email: '',
    wishlistCount: 0,
    wishlists: [],
    isUnconfirmed: true,
  };
  return [...others, newFriend].toSorted((a, b) => a.displayName.localeCompare(b.displayName));
}

interface FriendListsBeforeUpdate {
  friends: Friend[] | undefined;
  suggestions: PreviousSuggestions;
}

async function applyFriendChange(client: QueryClient, step: FriendChange): Promise<FriendListsBeforeUpdate> {
  await client.cancelQueries({ queryKey: friendsKeyPrefix });
  const friends = client.getQueryData<Friend[]>(friendsKey);
  changeCachedList<Friend[]>(client, friendsKey, (now) => applyChangeToFriends(step, now));
  return { friends, suggestions: changeSuggestions(client, (people) => applyChangeToSuggestions(step, people)) };
}

function rollBackFriendChange(
  client: QueryClient,
  { person }: FriendChange,
  { friends, suggestions }: FriendListsBeforeUpdate,
): void {
  if (friends) changeCachedList<Friend[]>(client, friendsKey, (now) => restoreEntry(now, friends, person.id));
  restoreSuggestion(client, suggestions, person.id);
}

function refreshAfterAction(client: QueryClient, { action }: FriendChange): void {
  // Does not reload the lists of people while another friend action is pending. A reload would overwrite the
  // new state that the app already shows for that action.
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
