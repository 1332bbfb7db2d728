import { calls } from '@wishwell/contract/calls.ts';
import { type Person, signedIn, visitor } from '../../server/test/person.ts';
import { emailOf, password } from '../demo/accounts.ts';
import type { PersonKey } from '../demo/people/person.ts';

/** What the addresses of the screens are built of. */
export interface WorldIds {
  /** Mara's, public and full, with an item on it. */
  ownList: number;
  ownItem: number;
  privateList: number;
  /** The other newcomer's. */
  emptyList: number;
  /** Mara, as Jonas sees her. */
  friend: number;
  /** The newcomer, who has no list, as the other sees them. */
  bareFriend: number;
  friendList: number;
  friendItem: number;
  /** Without an item, of a friend of Jonas's. */
  emptyFriendList: number;
}

/** Who is not in the demo: two people who have just come; the first has no list, the second an empty one. */
interface Newcomers {
  newcomer: Person;
  other: Person;
}

async function callerOf(origin: string, key: PersonKey) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email: emailOf(key), password });
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, { method: 'POST', headers, body });
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const asked = await fetch(`${origin}/api/auth/token`, { headers: { cookie: cookie.join('; ') } });
  const { token } = (await asked.json()) as { token: string };
  return visitor({ origin }, token);
}

/** Two people who are each other's only friends, in a world that knows them not. */
async function moveIn(origin: string): Promise<Newcomers> {
  const newcomer = await signedIn({ origin }, 'Nora Berg', { avatar: 'purple' });
  const other = await signedIn({ origin }, 'Otis Lamb', { avatar: 'orange' });
  await newcomer.does(calls.requestFriend, { query: { friend_id: other.id } });
  await other.does(calls.acceptFriend, { query: { friend_id: newcomer.id } });
  return { newcomer, other };
}

const emptyList = (title: string) => ({ title, description: '', is_public: true, shared_with_ids: [] });

/** Adds to the demo's world what shows emptiness, and finds what the screens need. */
export async function prepareWorld(origin: string): Promise<Newcomers & { ids: WorldIds }> {
  const mara = await callerOf(origin, 'mara');
  const ines = await callerOf(origin, 'ines');
  const { newcomer, other } = await moveIn(origin);
  const lists = await mara.does(calls.listWishlists);
  const titled = (title: string): number => lists.find((list) => list.title === title)?.id ?? 0;
  const ownList = titled('Winter birthday');
  const { items, owner_id: friend } = await mara.does(calls.getWishlist, { params: { id: ownList } });
  const item = items[0]?.id ?? 0;
  const someday = await other.does(calls.createWishlist, { body: emptyList('Someday') });
  const soon = await ines.does(calls.createWishlist, { body: emptyList('Soon') });
  return {
    newcomer,
    other,
    ids: {
      ownList,
      ownItem: item,
      privateList: titled('For Nora’s room'),
      emptyList: someday.id,
      friend,
      bareFriend: newcomer.id,
      friendList: ownList,
      friendItem: item,
      emptyFriendList: soon.id,
    },
  };
}
