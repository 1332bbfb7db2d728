import { calls } from '@wishwell/contract/calls.ts';
import * as v from 'valibot';
import type { Person } from '../../server/test/person.ts';
import { getPairKey, type RaceState } from './state.ts';

/** Data that the API returns to a person, as far as the model contains this data. */
interface PersonView {
  own: { id: number; isPublic: boolean; shares: number[]; items: Record<number, boolean> }[];
  friends: Record<number, number[]>;
  pending: Record<number, string>;
  /** Other people's lists by id: 'hidden', or their items with availability and claim state. */
  others: Record<number, 'hidden' | Record<number, { isAvailable: boolean; purchased: boolean; mine: boolean }>>;
}

const compareIds = (one: number, other: number): number => one - other;

/**
 * Returns the data that the API should return to `viewer` in this state; undefined for a deactivated
 * person.
 */
export function createExpectedView(state: RaceState, viewer: number): PersonView | undefined {
  if (state.people[viewer]?.isActive !== true) return undefined;
  const lists = Object.entries(state.lists).map(([id, list]) => ({ id: Number(id), ...list }));
  const itemsOf = (list: number) => Object.entries(state.items).filter(([, item]) => item.list === list);
  const isActive = (id: number): boolean => state.people[id]?.isActive === true;
  const friendshipState = (id: number) => state.friendships[getPairKey(viewer, id)];
  const canSee = ({ owner, isPublic, shares }: RaceState['lists'][number]): boolean =>
    friendshipState(owner) === 'friends' && isActive(owner) && (isPublic || shares.includes(viewer));
  const people = Object.keys(state.people).map(Number);
  const friends = people.filter((id) => isActive(id) && friendshipState(id) === 'friends');
  const pending = people.filter((id) => isActive(id) && typeof friendshipState(id) === 'number');
  return {
    own: lists
      .filter(({ owner }) => owner === viewer)
      .map(({ id, isPublic, shares }) => ({
        id,
        isPublic,
        shares,
        items: Object.fromEntries(
          itemsOf(id).flatMap(([item, { isAvailable, ideaBy }]) => (ideaBy === null ? [[item, isAvailable]] : [])),
        ),
      })),
    friends: Object.fromEntries(
      friends.map((id) => [id, lists.filter((list) => list.owner === id && canSee(list)).map((list) => list.id)]),
    ),
    pending: Object.fromEntries(
      pending.map((id) => [id, friendshipState(id) === viewer ? 'pending_sent' : 'pending_received']),
    ),
    others: Object.fromEntries(
      lists
        .filter(({ owner }) => owner !== viewer)
        .map((list) => [
          list.id,
          canSee(list)
            ? Object.fromEntries(
                itemsOf(list.id).map(([item, { isAvailable, giver }]) => [
                  item,
                  { isAvailable, purchased: giver !== null, mine: giver === viewer },
                ]),
              )
            : 'hidden',
        ]),
    ),
  };
}

/** Returns the data that the API returns to this person; undefined for a deactivated person. */
export async function fetchPersonView(person: Person, { lists }: RaceState): Promise<PersonView | undefined> {
  const listReply = await person.tries(calls.listWishlists);
  if (listReply.status === 403) return undefined;
  const cards = v.parse(calls.listWishlists.response, listReply.body);
  const own = await Promise.all(cards.map(({ id }) => person.does(calls.getWishlist, { params: { id } })));
  const friends = await person.does(calls.listFriends);
  // `GET /friends` contains only the newest lists of each friend.
  const wholeFriends = await Promise.all(friends.map(({ id }) => person.does(calls.getFriend, { params: { id } })));
  const suggestions = await person.does(calls.listSuggestions);
  const others: PersonView['others'] = {};
  for (const [id, { owner }] of Object.entries(lists)) {
    if (owner === person.id) continue;
    const reply = await person.tries(calls.getFriendWishlist, { params: { id } });
    others[Number(id)] =
      reply.status === 404
        ? 'hidden'
        : Object.fromEntries(
            v
              .parse(calls.getFriendWishlist.response, reply.body)
              .items.map((item) => [
                item.id,
                { isAvailable: item.is_available, purchased: item.purchased, mine: item.purchased_by === person.id },
              ]),
          );
  }
  return {
    own: own
      .toSorted((one, other) => compareIds(one.id, other.id))
      .map((list) => ({
        id: list.id,
        isPublic: list.is_public,
        shares: list.shared_with_ids,
        items: Object.fromEntries(list.items.map((item) => [item.id, item.is_available])),
      })),
    friends: Object.fromEntries(
      wholeFriends.map((friend) => [friend.id, friend.wishlists.map(({ id }) => id).toSorted(compareIds)]),
    ),
    pending: Object.fromEntries(
      suggestions.filter(({ status }) => status !== 'none').map(({ id, status }) => [id, status]),
    ),
    others,
  };
}
