import type { CallName } from '@wishwell/contract/calls.ts';
import {
  listsPerFriendLimits,
  maxShareLinksPerWishlist,
  maxGiftBudgets,
  pageSizes,
} from '@wishwell/contract/limits.ts';
import type { Database } from '../src/database/database.ts';
import type { Person } from './person.ts';
import { createSharedTokens } from './shared-world.ts';

const sharedTokens = createSharedTokens();

const formatTokenColumnsSql = ({ hash, cipher }: { hash: Buffer; cipher: string }): string =>
  `'\\x${hash.toString('hex')}', '${cipher}'`;

const quotas = { wishlists: 500, items: 1_000, friends: 5_000, textBytes: 1_000_000, shares: 50_000 };

// SQL for texts with the largest possible JSON within a limit. A `"` counts as one byte for a quota, but is
// two bytes in JSON. An emoji is one character, but four bytes.
const createRepeatedQuoteSql = (length: number | string): string => `repeat('"', ${length})`;
const createRepeatedEmojiSql = (length: number): string => `repeat('🎁', ${length})`;

/** Bytes of text that each list may have if all lists share the text quota equally. */
const textBytesOfList = quotas.textBytes / quotas.wishlists;
const textBytesOfItem = quotas.textBytes / quotas.items;

/** First ids of people and lists. They have as many digits as in an installation with millions of rows. */
const firstIds = {
  friend: 1_000_000,
  requests: 2_000_000,
  own: 1_000_000,
  list: 2_000_000,
  others: 3_000_000,
};

interface Amounts {
  items: number;
  friends: number;
  requests: number;
}

/**
 * The largest numbers of records that the quotas allow. Friend requests to one person have no quota, so
 * 10,000 is an assumption.
 */
export const largestAmounts: Amounts = { items: quotas.items, friends: quotas.friends, requests: 10_000 };

interface OwnerAndFriend {
  ana: Person;
  ben: Person;
}

/**
 * Fills a database up to every quota of Ana: her lists, the lists of her friend Ben, friends with long
 * texts, pending friend requests, users and bug reports. Lists have up to 1,000 items.
 */
export async function fillLargestDatabase(
  db: Database,
  { ana, ben }: OwnerAndFriend,
  { items, friends, requests }: Amounts,
): Promise<void> {
  await db.pool.query(`
    update users set is_superuser = true, display_name = ${createRepeatedEmojiSql(200)} where id = ${ana.id};
    update users set display_name = ${createRepeatedEmojiSql(200)} where id = ${ben.id};
    insert into users (id, uid, email, display_name) overriding system value
      select id, rpad(id::text, 255, 'u'), rpad(id::text, 242, 'e') || '@example.com', ${createRepeatedEmojiSql(200)}
      from (
        select ${firstIds.friend} + n as id from generate_series(1, ${friends} - 1) n
        union all select ${firstIds.requests} + n from generate_series(1, ${requests}) n
      ) people;
    insert into friendships (low_id, high_id, status, requester_id)
      select least(${ana.id}, id), greatest(${ana.id}, id), case when id < ${firstIds.requests} then 'friends' else 'pending' end,
        case when id <= ${firstIds.requests} + 500 and id > ${firstIds.requests} then ${ana.id} else id end
      from users where id >= ${firstIds.friend};
    insert into friendships values (least(${ana.id}, ${ben.id}), greatest(${ana.id}, ${ben.id}), 'friends', ${ana.id});
    insert into wishlists (id, owner_id, title, description, is_public) overriding system value
      select start + n, owner, ${createRepeatedQuoteSql(200)}, ${createRepeatedQuoteSql(textBytesOfList - 200)}, owner <> ${ana.id}
      from generate_series(1, ${quotas.wishlists}) n, (values (${firstIds.own}, ${ana.id}), (${firstIds.list}, ${ben.id})) l (start, owner);
    insert into wishlists (id, owner_id, title, description) overriding system value
      select ${firstIds.others} + (f.id - ${firstIds.friend}) * 10 + n, f.id,
        case n when ${listsPerFriendLimits.most} then ${createRepeatedEmojiSql(200)} else 'List' end, case n when ${listsPerFriendLimits.most} then ${createRepeatedEmojiSql(5_000)} else '' end
      from users f, generate_series(1, ${listsPerFriendLimits.most}) n where f.id between ${firstIds.friend} and ${firstIds.friend} + 600;
    insert into wishlist_shares
      select ${firstIds.own} + l, ${firstIds.friend} + n
      from generate_series(1, ${quotas.wishlists}) l, generate_series(1, ${quotas.shares / quotas.wishlists}) n;
    insert into items (wishlist_id, name, description)
      select w.id, 'Wish ' || n, '' from wishlists w, generate_series(1, ${items}) n
      where w.id not in (${firstIds.own} + 1, ${firstIds.list} + 1);
    insert into items (wishlist_id, name, description)
      select l, ${createRepeatedQuoteSql(200)}, ${createRepeatedQuoteSql(textBytesOfItem - 200)}
      from generate_series(1, ${quotas.items}) n, unnest(array[${firstIds.own} + 1, ${firstIds.list} + 1]) l;
    insert into pictures (key, item_id, attached)
      select md5(id::text), id, true from (
        select id, wishlist_id, row_number() over (partition by wishlist_id order by created_at, id) as place from items
      ) i
      -- A cover's three images are the last possible ones.
      where place between ${Math.max(1, Math.min(items, 100) - 2)} and 100 or wishlist_id in (${firstIds.own} + 1, ${firstIds.list} + 1);
    insert into claims (item_id, giver_id, owner_id, name, note, order_link, paid, paid_currency)
      select id, ${ana.id}, ${ben.id}, ${createRepeatedEmojiSql(200)}, ${createRepeatedEmojiSql(2_000)}, rpad('https://shop.example/', 2048, 'x'), 9999999.99, 'USD'
      from items where wishlist_id = ${firstIds.list} + 1;
    insert into gift_budgets (giver_id, for_name, amount, currency)
      select ${ana.id}, ${createRepeatedEmojiSql(196)} || n, 9999999.99, 'USD' from generate_series(1, ${maxGiftBudgets}) n;
    insert into bug_reports (user_id, title, description)
      select ${ana.id}, ${createRepeatedEmojiSql(200)}, ${createRepeatedEmojiSql(5_000)} from generate_series(1, ${pageSizes.bugReports} + 1);`);
  await fillShareLinks(db, ben);
  await db.pool.query('vacuum analyze');
}

/**
 * Number of lists on which the guest has the maximum number of claims. There is no limit for the number of
 * such lists.
 */
const guestClaimListCount = 25;

/**
 * Adds share links to Ana's list, one share link to Ben's list, and a guest with claims on many of Ben's
 * lists.
 */
async function fillShareLinks(db: Database, ben: Person): Promise<void> {
  const { links, guest, invitations } = sharedTokens;
  await db.pool.query(`
    insert into share_links (wishlist_id, token_hash, token_cipher, label, expires_at, last_opened_on)
      select ${firstIds.own} + 1, sha256(n::text::bytea), '${links.second.cipher}', ${createRepeatedEmojiSql(60)}, '2126-01-01', '2026-01-01'
      from generate_series(1, ${maxShareLinksPerWishlist}) n;
    insert into share_links (wishlist_id, token_hash, token_cipher) values
      (${firstIds.list} + 1, ${formatTokenColumnsSql(links.public)});
    insert into guests (id, token_hash, token_cipher, name, locale) overriding system value values
      (1, ${formatTokenColumnsSql(guest)}, ${createRepeatedEmojiSql(60)}, 'en');
    insert into claims (item_id, guest_id, link_wishlist_id)
      select id, 1, wishlist_id from (
        select id, wishlist_id, row_number() over (partition by wishlist_id order by id) as place from items
        where wishlist_id between ${firstIds.list} + 2 and ${firstIds.list} + 1 + ${guestClaimListCount}
      ) i where place <= 3;
    insert into invitations (token_hash, token_cipher, inviter_id, expires_at) values
      (${formatTokenColumnsSql(invitations.owners)}, ${ben.id}, now() + interval '1 day');`);
}

/**
 * GET operations, and the paths below `/api` that return their largest responses. `next` requests the
 * second page.
 */
export const largestGetRequests: Readonly<
  Record<string, { call: CallName; path: (ana: Person, ben: Person) => string; next?: true }>
> = {
  'one user': { call: 'getUserByUid', path: (ana) => `/users/firebase/${ana.uid}` },
  users: { call: 'listUsers', path: () => '/users' },
  'own lists': { call: 'listWishlists', path: () => '/mywishlists' },
  'an own list': { call: 'getWishlist', path: () => `/mywishlists/${firstIds.own + 1}` },
  friends: { call: 'listFriends', path: () => '/friends' },
  'friends, next page': { call: 'listFriends', path: () => '/friends', next: true },
  suggestions: { call: 'listSuggestions', path: () => '/friends/notfriends?limit=100' },
  'suggestions, a search': {
    call: 'listSuggestions',
    path: () => `/friends/notfriends?limit=100&q=${encodeURIComponent('🎁')}`,
  },
  'a friend': { call: 'getFriend', path: (_, ben) => `/friends/${ben.id}` },
  'a friend’s list': { call: 'getFriendWishlist', path: () => `/friendwishlists/${firstIds.list + 1}` },
  gifts: { call: 'listGifts', path: () => '/gifts' },
  budgets: { call: 'listGiftBudgets', path: () => '/gifts/budgets' },
  'share links': { call: 'listShareLinks', path: () => `/mywishlists/${firstIds.own + 1}/links` },
  'a shared list': { call: 'getSharedWishlist', path: () => `/shared/${sharedTokens.links.public.token}?giving=true` },
  'a guest': { call: 'getGuest', path: () => `/guests/${sharedTokens.guest.token}` },
  'a guest’s claims': { call: 'findMergeableGuest', path: () => '/guests/mine' },
  'an invitation': {
    call: 'getInvitation',
    path: () => `/invitations/${sharedTokens.invitations.owners.token}`,
  },
  'bug reports': { call: 'listBugReports', path: () => '/bugreports' },
  'open bug reports': { call: 'countOpenBugReports', path: () => '/bugreports/count/open' },
};
