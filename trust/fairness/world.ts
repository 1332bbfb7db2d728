import { parse } from 'valibot';
import { EnvironmentVariables } from '../../server/src/config/variables.ts';
import type { Database } from '../../server/src/database/database.ts';
import { type Account, createAccount } from './accounts.ts';

/** Test data of a fairness test. */
export interface FairnessTestData {
  victims: Victim[];
  attackers: Attacker[];
}

/** The person whose requests are measured. Owns three lists and has a friend with one list. */
export interface Victim extends Account {
  listId: number;
  friendListId: number;
  friendItemId: number;
}

/** An ordinary account that attacks the server. It owns as much data as the quotas allow. */
export interface Attacker extends Account {
  /** Id of a list with 1,000 items and as much text as one list may hold. */
  fullListId: number;
  /** Id of an empty list for write requests. */
  spareListId: number;
  itemId: number;
  /** Token of a share link of the full list. */
  linkToken: string;
  friendIds: number[];
}

interface FairnessTestDataSizes {
  victims: number;
  attackers: number;
}

const defaultSettings = parse(EnvironmentVariables, {});

/** Amounts of data of one attacker: the default quotas of an account (docs/limits.md). */
const accountQuotas = {
  friends: defaultSettings.LIMIT_FRIENDS_PER_USER,
  pendingRequests: 2_000,
  /** Number of friends with many long lists, more than one page of `GET /friends`. */
  friendsWithListsCount: 150,
  listsPerFriend: 60,
  items: defaultSettings.LIMIT_ITEMS_PER_LIST,
  /** Bytes of text that the items of one list may hold. */
  textPerList: defaultSettings.LIMIT_TEXT_PER_LIST,
  /** Bytes of text that the list descriptions of one account may hold. */
  textOfLists: defaultSettings.LIMIT_TEXT_OF_WISHLISTS,
} as const;

const EMOJI = '🎁';
const BYTES_PER_EMOJI = 4;
const LONGEST_DESCRIPTION = 5_000;

/**
 * Returns the number of emoji (four bytes each) per description so that all descriptions together fill
 * `bytes`.
 */
const countEmojiPerDescription = (bytes: number, descriptionCount: number): number =>
  Math.min(LONGEST_DESCRIPTION, Math.floor(bytes / descriptionCount / BYTES_PER_EMOJI) - 5);

/** Source IP addresses. Each victim has an address of its own. All attackers share one address. */
const sourceAddresses = {
  victim: (at: number): string => `127.0.2.${at + 1}`,
  attackers: '127.0.1.1',
};

/** Maximum number of attackers: the rate limit allows ten sign-ups in ten minutes from one IP address. */
const maxAttackers = 10;

/** Signs up victims and attackers through the API, and inserts their lists, items and friendships by SQL. */
export async function createFairnessTestData(
  origin: string,
  db: Database,
  sizes: FairnessTestDataSizes,
): Promise<FairnessTestData> {
  if (sizes.attackers > maxAttackers) throw new Error('One address cannot sign up so many attackers');
  const accounts = { victims: [] as Account[], attackers: [] as Account[] };
  for (let at = 0; at < sizes.victims; at += 1)
    accounts.victims.push(await createAccount(origin, `Victim ${at}`, sourceAddresses.victim(at)));
  for (let at = 0; at < sizes.attackers; at += 1)
    accounts.attackers.push(await createAccount(origin, `Mallory ${at}`, sourceAddresses.attackers));
  const friend = await createAccount(origin, 'Ben', sourceAddresses.victim(sizes.victims));
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

async function insertItems(
  db: Database,
  listIds: readonly number[],
  count: number,
  emojiCount: number,
): Promise<number[]> {
  const { rows } = await db.query<{ id: string }>({
    text: `insert into items (wishlist_id, name, description)
      select list, 'Wish ' || n, repeat('${EMOJI}', $3) from unnest($1::bigint[]) with ordinality as l(list, nth), generate_series(1, $2::int) n
      order by nth, n returning id`,
    values: [listIds, count, emojiCount],
  });
  return rows.map(({ id }) => Number(id));
}

async function insertFriendships(db: Database, ids: readonly number[], others: readonly number[]): Promise<void> {
  await db.query({
    text: `insert into friendships (low_id, high_id, status, requester_id)
      select least(a, b), greatest(a, b), 'friends', a from unnest($1::bigint[]) a, unnest($2::bigint[]) b
      where a <> b on conflict do nothing`,
    values: [ids, others],
  });
}

const listsPerVictim = 3;
/**
 * Number of items on each list. It limits the number of victims, because each victim claims another item of
 * the friend's list.
 */
const itemsPerVictim = 20;

async function seedVictims(db: Database, victims: readonly Account[], friendId: number): Promise<Victim[]> {
  const ids = victims.map(({ id }) => id);
  await insertFriendships(db, ids, [friendId]);
  const lists = await insertLists(db, ids, 'Birthday');
  for (let more = 1; more < listsPerVictim; more += 1) await insertLists(db, ids, `Other ${more}`);
  const friendLists = await insertLists(db, [friendId], 'Wedding');
  const friendItems = await insertItems(db, friendLists, itemsPerVictim, 10);
  await insertItems(db, lists, itemsPerVictim, 10);
  const friendListId = friendLists[0] ?? 0;
  return victims.map((victim, at) => ({
    ...victim,
    listId: lists[at] ?? 0,
    friendListId,
    friendItemId: friendItems[at] ?? 0,
  }));
}

async function insertOtherUsers(db: Database, count: number): Promise<number[]> {
  const { rows } = await db.query<{ id: string }>({
    text: `insert into users (uid, email, display_name)
      select 'extra-' || n, 'extra.' || n || '@example.com', 'Extra ' || n from generate_series(1, $1::int) n returning id`,
    values: [count],
  });
  return rows.map(({ id }) => Number(id));
}

const createLinkToken = (listId: number): string => `link-of-list-${listId}`;

async function insertLinks(db: Database, listIds: readonly number[]): Promise<void> {
  await db.query({
    text: `insert into share_links (wishlist_id, token_hash, token_cipher)
      select list, sha256(token::bytea), '' from unnest($1::bigint[], $2::text[]) l (list, token)`,
    values: [listIds, listIds.map(createLinkToken)],
  });
}

async function seedAttackers(db: Database, attackers: readonly Account[]): Promise<Attacker[]> {
  const ids = attackers.map(({ id }) => id);
  const otherUsers = await insertOtherUsers(db, accountQuotas.friends + accountQuotas.pendingRequests);
  const friends = otherUsers.slice(0, accountQuotas.friends - attackers.length);
  await insertFriendships(db, ids, ids);
  await insertFriendships(db, ids, friends);
  await db.query({
    text: `insert into friendships (low_id, high_id, status, requester_id)
      select least(a, b), greatest(a, b), 'pending', b from unnest($1::bigint[]) a, unnest($2::bigint[]) b`,
    values: [ids, otherUsers.slice(accountQuotas.friends)],
  });
  await db.query({
    text: `insert into wishlists (owner_id, title, description)
      select owner, 'List ' || n, repeat('${EMOJI}', $3) from unnest($1::bigint[]) owner, generate_series(1, $2::int) n`,
    values: [
      friends.slice(0, accountQuotas.friendsWithListsCount),
      accountQuotas.listsPerFriend,
      countEmojiPerDescription(accountQuotas.textOfLists, accountQuotas.listsPerFriend),
    ],
  });
  const fullLists = await insertLists(db, ids, 'Everything');
  await insertLinks(db, fullLists);
  const spareLists = await insertLists(db, ids, 'Spare');
  const items = await insertItems(
    db,
    fullLists,
    accountQuotas.items,
    countEmojiPerDescription(accountQuotas.textPerList, accountQuotas.items),
  );
  return attackers.map((attacker, at) => ({
    ...attacker,
    fullListId: fullLists[at] ?? 0,
    spareListId: spareLists[at] ?? 0,
    itemId: items[at * accountQuotas.items] ?? 0,
    linkToken: createLinkToken(fullLists[at] ?? 0),
    friendIds: friends,
  }));
}
