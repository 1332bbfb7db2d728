import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@wishwell/contract/calls.ts';
import type { CamelCaseKeys } from '@wishwell/contract/wire-names.ts';
import { type ApiEndpoints, sendApiRequest, sendApiRequestToUrl } from './client.ts';
import { fetchAllPages } from './fetch-all-pages.ts';
import { type ListQueryResult, changeCachedList, createListQuery, useListQuery } from './list-query.ts';
import { restoreListEntry, changeCachedListEntry } from './optimistic-update.ts';
import { createRequestOptionForUid } from './query-client.ts';
import { refreshGifts } from './refresh-gifts.ts';
import type { SuggestedPerson, SuggestedPeopleBeforeChange } from './suggestions.ts';
import { changeCachedSuggestions, putSuggestionBackInCache } from './suggestions.ts';
import { refreshWishlists } from './wishlists.ts';

type ConfirmedFriend = CamelCaseKeys<ResponseOf<ApiEndpoints['getFriend']>>;
/**
 * `isUnconfirmed`: the user has just accepted the friend request, and the server has not yet sent the
 * friend's wishlists.
 */
export type Friend = ConfirmedFriend & { isUnconfirmed?: true };
export type Person = Pick<SuggestedPerson, 'id' | 'displayName' | 'avatar'>;

const friendsQueryKeyPrefix = ['friends'] as const;
const friendsKey = [...friendsQueryKeyPrefix, 'list'] as const;
const friendActionMutationKey = ['friend-action'] as const;

/** Query for the first page of the user's friends, each with their newest wishlists. */
export const firstPageOfFriendsQuery = queryOptions({
  queryKey: [...friendsQueryKeyPrefix, 'first-page'],
  queryFn: ({ signal }) => sendApiRequest('listFriends', { signal }),
});

/**
 * Query for all friends of the user, sorted by name, each with their newest wishlists and the number of all
 * their wishlists. The query loads all pages of friends and joins them.
 */
export const friendsQuery = createListQuery<Friend[]>({
  queryKey: friendsKey,
  load: async ({ client, signal }) => {
    // On the server, loads only the first page, because it has more friends than the rendered document shows.
    if (import.meta.env.SSR) return (await sendApiRequest('listFriends', { signal })).data;
    const { data, next: second } = await client.query({ ...firstPageOfFriendsQuery, staleTime: 0 });
    if (second === undefined) return data;
    return [...data, ...(await fetchAllPages((next = second) => sendApiRequestToUrl('listFriends', next, { signal })))];
  },
  shorten: (friends, takeBeginning) => takeBeginning(friends),
});

/** Returns all friends, but only those of the first page until all pages have loaded. */
export function useFriends(): ListQueryResult<Friend[]> {
  const all = useListQuery(friendsQuery);
  const first = useQuery({ ...firstPageOfFriendsQuery, enabled: false }).data;
  return { ...all, data: all.data ?? (all.error ? undefined : first?.data) };
}

/** Returns the first friend in the cache for whom `matches` returns true. Sends no request. */
export function useCachedFriend(matches: (friend: Friend) => boolean): Friend | undefined {
  const first = useQuery({ ...firstPageOfFriendsQuery, enabled: false }).data;
  const all = useQuery({ ...friendsQuery, enabled: false }).data;
  return (all ?? first?.data)?.find(matches);
}

export const createFriendQuery = (id: number) =>
  createListQuery<ConfirmedFriend>({
    queryKey: [...friendsQueryKeyPrefix, id],
    load: async ({ signal }) => (await sendApiRequest('getFriend', { params: { id }, signal })).data,
    shorten: (friend, takeBeginning) => ({ ...friend, wishlists: takeBeginning(friend.wishlists) }),
  });
export const useFriend = (id: number): ListQueryResult<ConfirmedFriend> => useListQuery(createFriendQuery(id));

/**
 * A change of the relationship to another user (docs/specification.md §4). `revoke` withdraws a sent request,
 * denies a received request or ends a friendship.
 */
export type FriendshipAction = 'request' | 'revoke' | 'accept';

interface FriendActionInput {
  action: FriendshipAction;
  person: Person;
}

const endpointNames = { request: 'requestFriend', revoke: 'revokeFriend', accept: 'acceptFriend' } as const;

// English error messages for the browser console (docs/specification.md §8).
const consoleMessages: Record<FriendshipAction, string> = {
  request: 'Failed to send friend request',
  revoke: 'Failed to revoke friend request',
  accept: 'Failed to accept friend request',
};

function applyChangeToSuggestions(
  { action, person }: FriendActionInput,
  people: readonly SuggestedPerson[],
): SuggestedPerson[] {
  if (action === 'accept') return people.filter((other) => other.id !== person.id);
  return changeCachedListEntry(people, person.id, { status: action === 'request' ? 'pending_sent' : 'none' });
}

function applyChangeToFriends({ action, person }: FriendActionInput, friends: readonly Friend[]): Friend[] {
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
  suggestions: SuggestedPeopleBeforeChange;
}

async function applyFriendChange(client: QueryClient, step: FriendActionInput): Promise<FriendListsBeforeUpdate> {
  await client.cancelQueries({ queryKey: friendsQueryKeyPrefix });
  const friends = client.getQueryData<Friend[]>(friendsKey);
  changeCachedList<Friend[]>(client, friendsKey, (now) => applyChangeToFriends(step, now));
  return { friends, suggestions: changeCachedSuggestions(client, (people) => applyChangeToSuggestions(step, people)) };
}

function rollBackFriendChange(
  client: QueryClient,
  { person }: FriendActionInput,
  { friends, suggestions }: FriendListsBeforeUpdate,
): void {
  if (friends) changeCachedList<Friend[]>(client, friendsKey, (now) => restoreListEntry(now, friends, person.id));
  putSuggestionBackInCache(client, suggestions, person.id);
}

function refreshAfterAction(client: QueryClient, { action }: FriendActionInput): void {
  // Does not reload friends and requests while another friend action is pending. A reload would overwrite
  // the change that the app already shows for that action.
  if (client.isMutating({ mutationKey: friendActionMutationKey }) > 1) return;
  void client.invalidateQueries({ queryKey: friendsQueryKeyPrefix });
  if (action !== 'revoke') return;
  void refreshWishlists(client);
  // Reloads the gifts, because the end of a friendship also ends the claims between both users.
  void refreshGifts(client);
}

/**
 * Changes the relationship to another user. Shows the new state before the response and restores the previous
 * state on failure.
 */
export function useFriendshipAction(): UseMutationResult<void, Error, FriendActionInput, FriendListsBeforeUpdate> {
  const client = useQueryClient();
  return useMutation({
    mutationKey: friendActionMutationKey,
    // Sends the friend actions one after another, in the order of the clicks.
    scope: { id: 'friend-action' },
    mutationFn: async ({ action, person }: FriendActionInput) => {
      await sendApiRequest(endpointNames[action], {
        query: { friendId: person.id },
        ...createRequestOptionForUid(client),
      });
    },
    onMutate: (step) => applyFriendChange(client, step),
    onError: (error, step, before) => {
      console.error(consoleMessages[step.action], error);
      if (before) rollBackFriendChange(client, step, before);
    },
    onSettled: (_data, _error, step) => refreshAfterAction(client, step),
  });
}
