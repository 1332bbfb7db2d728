import { calls } from '@wishwell/contract/calls.ts';
import * as v from 'valibot';
import type { Person } from '../../server/test/person.ts';
import { pairOf, type State } from './state.ts';

/** What the calls show one person, as far as the model knows it. */
interface View {
  own: { id: number; isPublic: boolean; shares: number[]; items: Record<number, boolean> }[];
  friends: Record<number, number[]>;
  pending: Record<number, string>;
  /** Lists of others by id: their items with whether each is on offer, and who has claimed it as far as one may know. */
  others: Record<number, 'hidden' | Record<number, { isAvailable: boolean; purchased: boolean; mine: boolean }>>;
}

const byId = (one: number, other: number): number => one - other;

/** The same by the model; nothing for somebody whose account is not active. */
export function viewOf(state: State, viewer: number): View | undefined {
  if (state.people[viewer]?.isActive !== true) return undefined;
  const lists = Object.entries(state.lists).map(([id, list]) => ({ id: Number(id), ...list }));
  const itemsOf = (list: number) => Object.entries(state.items).filter(([, item]) => item.list === list);
  const isActive = (id: number): boolean => state.people[id]?.isActive === true;
  const standing = (id: number) => state.friendships[pairOf(viewer, id)];
  const sees = ({ owner, isPublic, shares }: State['lists'][number]): boolean =>
    standing(owner) === 'friends' && isActive(owner) && (isPublic || shares.includes(viewer));
  const people = Object.keys(state.people).map(Number);
  const friends = people.filter((id) => isActive(id) && standing(id) === 'friends');
  const pending = people.filter((id) => isActive(id) && typeof standing(id) === 'number');
  return {
    own: lists
      .filter(({ owner }) => owner === viewer)
      .map(({ id, isPublic, shares }) => ({
        id,
        isPublic,
        shares,
        items: Object.fromEntries(itemsOf(id).map(([item, { isAvailable }]) => [item, isAvailable])),
      })),
    friends: Object.fromEntries(
      friends.map((id) => [id, lists.filter((list) => list.owner === id && sees(list)).map((list) => list.id)]),
    ),
    pending: Object.fromEntries(
      pending.map((id) => [id, standing(id) === viewer ? 'pending_sent' : 'pending_received']),
    ),
    others: Object.fromEntries(
      lists
        .filter(({ owner }) => owner !== viewer)
        .map((list) => [
          list.id,
          sees(list)
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

export async function viewsSeen(person: Person, { lists }: State): Promise<View | undefined> {
  const listed = await person.tries(calls.listWishlists);
  if (listed.status === 403) return undefined;
  const cards = v.parse(calls.listWishlists.answer, listed.body);
  const own = await Promise.all(cards.map(({ id }) => person.does(calls.getWishlist, { params: { id } })));
  const friends = await person.does(calls.listFriends);
  // Among friends stand only the newest lists of each.
  const whole = await Promise.all(friends.map(({ id }) => person.does(calls.getFriend, { params: { id } })));
  const suggestions = await person.does(calls.listSuggestions);
  const others: View['others'] = {};
  for (const [id, { owner }] of Object.entries(lists)) {
    if (owner === person.id) continue;
    const reply = await person.tries(calls.getFriendWishlist, { params: { id } });
    others[Number(id)] =
      reply.status === 404
        ? 'hidden'
        : Object.fromEntries(
            v
              .parse(calls.getFriendWishlist.answer, reply.body)
              .items.map((item) => [
                item.id,
                { isAvailable: item.is_available, purchased: item.purchased, mine: item.purchased_by === person.id },
              ]),
          );
  }
  return {
    own: own
      .toSorted((one, other) => byId(one.id, other.id))
      .map((list) => ({
        id: list.id,
        isPublic: list.is_public,
        shares: list.shared_with_ids,
        items: Object.fromEntries(list.items.map((item) => [item.id, item.is_available])),
      })),
    friends: Object.fromEntries(
      whole.map((friend) => [friend.id, friend.wishlists.map(({ id }) => id).toSorted(byId)]),
    ),
    pending: Object.fromEntries(
      suggestions.filter(({ status }) => status !== 'none').map(({ id, status }) => [id, status]),
    ),
    others,
  };
}
