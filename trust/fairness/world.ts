import { parse } from 'valibot';
import { Variables } from '../../server/src/config/variables.ts';
import type { Database } from '../../server/src/database/database.ts';
import { type Account, createAccount } from './accounts.ts';

export interface World {
  victims: Victim[];
  attackers: Attacker[];
}

/** Measured: a person with two lists, who is a friend of the owner of another list. */
export interface Victim extends Account {
  listId: number;
  friendListId: number;
  friendItemId: number;
}

/** An ordinary account that owns as much as the quotas allow. */
export interface Attacker extends Account {
  /** Of 1,000 items with as much text as a list may hold. */
  fullListId: number;
  /** An empty list to write into. */
  spareListId: number;
  itemId: number;
  friendIds: number[];
}

interface Sizes {
  victims: number;
  attackers: number;
}

const defaults = parse(Variables, {});

/** What the quotas allow one person to have (`docs/limits.md`). */
const allowed = {
  friends: defaults.LIMIT_FRIENDS_PER_USER,
  pendingRequests: 2_000,
  /** People with many long lists among the friends: enough for the first page of friends and one more. */
  friendsWithLists: 150,
  listsOfFriend: 60,
  items: defaults.LIMIT_ITEMS_PER_LIST,
  /** Octets of one list's items. */
  textPerList: defaults.LIMIT_TEXT_PER_LIST,
  /** Octets of one person's list descriptions. */
  textOfLists: defaults.LIMIT_TEXT_OF_WISHLISTS,
} as const;

const GIFT = '🎁';
const OCTETS_OF_GIFT = 4;
const LONGEST_DESCRIPTION = 5_000;

/** Repetitions of a four-octet character that fill `octets` when they are spread over `texts` descriptions. */
const giftsPerText = (octets: number, texts: number): number =>
  Math.min(LONGEST_DESCRIPTION, Math.floor(octets / texts / OCTETS_OF_GIFT) - 5);

/** Source addresses: each victim has their own, all attackers share one. */
const addresses = {
  victim: (at: number): string => `127.0.2.${at + 1}`,
  attackers: '127.0.1.1',
};

/** Sign-ups from one address are limited to ten in ten minutes. */
const mostAttackers = 10;

/** Creates the accounts through the API and fills their lists and friendships in the database. */
export async function createWorld(origin: string, db: Database, sizes: Sizes): Promise<World> {
  if (sizes.attackers > mostAttackers) throw new Error('One address cannot sign up so many attackers');
  const accounts = { victims: [] as Account[], attackers: [] as Account[] };
  for (let at = 0; at < sizes.victims; at += 1)
    accounts.victims.push(await createAccount(origin, `Victim ${at}`, addresses.victim(at)));
  for (let at = 0; at < sizes.attackers; at += 1)
    accounts.attackers.push(await createAccount(origin, `Mallory ${at}`, addresses.attackers));
  const friend = await createAccount(origin, 'Ben', addresses.victim(sizes.victims));
  const victims = await seedVictims(db, accounts.victims, friend.id);
  const attackers = await seedAttackers(db, accounts.attackers);
  await db.query({ text: 'analyze' });
  return { victims, attackers };
}

async function insertLists(db: Database, ownerIds: readonly number[], title: string): Promise<number[]> {
  const { rows } = await db.query<{ id: string }>({
    text: `insert into wishlists (owner_id, title) select owner, $2 from unnest($1::bigint[]) with ordinality as o(owner, nth)
      order by nth returning id`,
    values: [ownerIds, title],
  });
  return rows.map(({ id }) => Number(id));
}

async function insertItems(db: Database, listIds: readonly number[], count: number, gifts: number): Promise<number[]> {
  const { rows } = await db.query<{ id: string }>({
    text: `insert into items (wishlist_id, name, description)
      select list, 'Wish ' || n, repeat('${GIFT}', $3) from unnest($1::bigint[]) with ordinality as l(list, nth), generate_series(1, $2::int) n
      order by nth, n returning id`,
    values: [listIds, count, gifts],
  });
  return rows.map(({ id }) => Number(id));
}

async function befriend(db: Database, ids: readonly number[], others: readonly number[]): Promise<void> {
  await db.query({
    text: `insert into friendships (low_id, high_id, status, requester_id)
      select least(a, b), greatest(a, b), 'friends', a from unnest($1::bigint[]) a, unnest($2::bigint[]) b
      where a <> b on conflict do nothing`,
    values: [ids, others],
  });
}

const listsOfVictim = 3;
/** Each victim claims another item of the one friend. */
const itemsOfVictim = 20;

async function seedVictims(db: Database, victims: readonly Account[], friendId: number): Promise<Victim[]> {
  const ids = victims.map(({ id }) => id);
  await befriend(db, ids, [friendId]);
  const lists = await insertLists(db, ids, 'Birthday');
  for (let more = 1; more < listsOfVictim; more += 1) await insertLists(db, ids, `Other ${more}`);
  const friendLists = await insertLists(db, [friendId], 'Wedding');
  const friendItems = await insertItems(db, friendLists, itemsOfVictim, 10);
  await insertItems(db, lists, itemsOfVictim, 10);
  const friendListId = friendLists[0] ?? 0;
  return victims.map((victim, at) => ({
    ...victim,
    listId: lists[at] ?? 0,
    friendListId,
    friendItemId: friendItems[at] ?? 0,
  }));
}

async function insertExtras(db: Database, count: number): Promise<number[]> {
  const { rows } = await db.query<{ id: string }>({
    text: `insert into users (uid, email, display_name)
      select 'extra-' || n, 'extra.' || n || '@example.com', 'Extra ' || n from generate_series(1, $1::int) n returning id`,
    values: [count],
  });
  return rows.map(({ id }) => Number(id));
}

async function seedAttackers(db: Database, attackers: readonly Account[]): Promise<Attacker[]> {
  const ids = attackers.map(({ id }) => id);
  const extras = await insertExtras(db, allowed.friends + allowed.pendingRequests);
  const friends = extras.slice(0, allowed.friends - attackers.length);
  await befriend(db, ids, ids);
  await befriend(db, ids, friends);
  await db.query({
    text: `insert into friendships (low_id, high_id, status, requester_id)
      select least(a, b), greatest(a, b), 'pending', b from unnest($1::bigint[]) a, unnest($2::bigint[]) b`,
    values: [ids, extras.slice(allowed.friends)],
  });
  await db.query({
    text: `insert into wishlists (owner_id, title, description)
      select owner, 'List ' || n, repeat('${GIFT}', $3) from unnest($1::bigint[]) owner, generate_series(1, $2::int) n`,
    values: [
      friends.slice(0, allowed.friendsWithLists),
      allowed.listsOfFriend,
      giftsPerText(allowed.textOfLists, allowed.listsOfFriend),
    ],
  });
  const fullLists = await insertLists(db, ids, 'Everything');
  const spareLists = await insertLists(db, ids, 'Spare');
  const items = await insertItems(db, fullLists, allowed.items, giftsPerText(allowed.textPerList, allowed.items));
  return attackers.map((attacker, at) => ({
    ...attacker,
    fullListId: fullLists[at] ?? 0,
    spareListId: spareLists[at] ?? 0,
    itemId: items[at * allowed.items] ?? 0,
    friendIds: friends,
  }));
}
