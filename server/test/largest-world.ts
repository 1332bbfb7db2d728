import { listsOfEachFriend, pageSizes } from '@wishwell/contract/limits.ts';
import type { CallName } from '@wishwell/contract/calls.ts';
import type { Database } from '../src/database/database.ts';
import type { Person } from './person.ts';

/** The quotas that the largest answers are within, as they are without settings. */
const quotas = { wishlists: 500, items: 1_000, friends: 5_000, textBytes: 1_000_000, shares: 50_000 };

// A quotation mark is one byte of a quota, and two in JSON; an emoji is four bytes of one character.
const quotes = (length: number | string): string => `repeat('"', ${length})`;
const emoji = (length: number): string => `repeat('🎁', ${length})`;

/** Bytes of one list's title and description, and of one item's name and description, at the quota of text. */
const textOfList = quotas.textBytes / quotas.wishlists;
const textOfItem = quotas.textBytes / quotas.items;

/** The ids of the people and lists of the world; every id is as long as in an installation of millions. */
const first = {
  friend: 1_000_000,
  requests: 2_000_000,
  own: 1_000_000,
  list: 2_000_000,
  others: 3_000_000,
};

/** How much of what only takes time there is: items of every list, friends, and requests received. */
interface Amounts {
  items: number;
  friends: number;
  requests: number;
}

/** Everything at its quota. More than 10,000 people have never asked one. */
export const largest: Amounts = { items: quotas.items, friends: quotas.friends, requests: 10_000 };

interface World {
  ana: Person;
  ben: Person;
}

/**
 * Fills a database with everything at its quota, as seen by Ana: her own lists, those of her friend Ben, friends with long
 * texts, pending requests, users and reports. The lists that are read have 1,000 items each.
 */
export async function fillLargest(
  db: Database,
  { ana, ben }: World,
  { items, friends, requests }: Amounts,
): Promise<void> {
  await db.pool.query(`
    update users set is_superuser = true, display_name = ${emoji(200)} where id = ${ana.id};
    update users set display_name = ${emoji(200)} where id = ${ben.id};
    insert into users (id, uid, email, display_name) overriding system value
      select id, rpad(id::text, 255, 'u'), rpad(id::text, 242, 'e') || '@example.com', ${emoji(200)}
      from (
        select ${first.friend} + n as id from generate_series(1, ${friends} - 1) n
        union all select ${first.requests} + n from generate_series(1, ${requests}) n
      ) people;
    insert into friendships (low_id, high_id, status, requester_id)
      select least(${ana.id}, id), greatest(${ana.id}, id), case when id < ${first.requests} then 'friends' else 'pending' end,
        case when id <= ${first.requests} + 500 and id > ${first.requests} then ${ana.id} else id end
      from users where id >= ${first.friend};
    insert into friendships values (least(${ana.id}, ${ben.id}), greatest(${ana.id}, ${ben.id}), 'friends', ${ana.id});
    insert into wishlists (id, owner_id, title, description, is_public) overriding system value
      select start + n, owner, ${quotes(200)}, ${quotes(textOfList - 200)}, owner <> ${ana.id}
      from generate_series(1, ${quotas.wishlists}) n, (values (${first.own}, ${ana.id}), (${first.list}, ${ben.id})) l (start, owner);
    insert into wishlists (id, owner_id, title, description) overriding system value
      select ${first.others} + (f.id - ${first.friend}) * 10 + n, f.id,
        case n when ${listsOfEachFriend.most} then ${emoji(200)} else 'List' end, case n when ${listsOfEachFriend.most} then ${emoji(5_000)} else '' end
      from users f, generate_series(1, ${listsOfEachFriend.most}) n where f.id between ${first.friend} and ${first.friend} + 600;
    insert into wishlist_shares
      select ${first.own} + l, ${first.friend} + n
      from generate_series(1, ${quotas.wishlists}) l, generate_series(1, ${quotas.shares / quotas.wishlists}) n;
    insert into items (wishlist_id, name, description)
      select w.id, 'Wish ' || n, '' from wishlists w, generate_series(1, ${items}) n
      where w.id not in (${first.own} + 1, ${first.list} + 1);
    insert into items (wishlist_id, name, description)
      select l, ${quotes(200)}, ${quotes(textOfItem - 200)}
      from generate_series(1, ${quotas.items}) n, unnest(array[${first.own} + 1, ${first.list} + 1]) l;
    insert into pictures (key, item_id, attached)
      select md5(id::text), id, true from (
        select id, wishlist_id, row_number() over (partition by wishlist_id order by created_at, id) as place from items
      ) i
      -- The three that a cover shows are the last among those it is made of.
      where place between ${Math.max(1, Math.min(items, 100) - 2)} and 100 or wishlist_id in (${first.own} + 1, ${first.list} + 1);
    insert into claims select id, ${ana.id} from items where wishlist_id = ${first.list} + 1;
    insert into bug_reports (user_id, title, description)
      select ${ana.id}, ${emoji(200)}, ${emoji(5_000)} from generate_series(1, ${pageSizes.bugReports} + 1);`);
  await db.pool.query('vacuum analyze');
}

/** Each read of the contract at its largest: what is asked for, below `/api`. `next` asks for the second page. */
export const largestReads: Readonly<
  Record<string, { call: CallName; path: (ana: Person, ben: Person) => string; next?: true }>
> = {
  'one user': { call: 'getUserByUid', path: (ana) => `/users/firebase/${ana.uid}` },
  users: { call: 'listUsers', path: () => '/users' },
  'own lists': { call: 'listWishlists', path: () => '/mywishlists' },
  'an own list': { call: 'getWishlist', path: () => `/mywishlists/${first.own + 1}` },
  friends: { call: 'listFriends', path: () => '/friends' },
  'friends, next page': { call: 'listFriends', path: () => '/friends', next: true },
  suggestions: { call: 'listSuggestions', path: () => '/friends/notfriends?limit=100' },
  'suggestions, a search': {
    call: 'listSuggestions',
    path: () => `/friends/notfriends?limit=100&q=${encodeURIComponent('🎁')}`,
  },
  'a friend': { call: 'getFriend', path: (_, ben) => `/friends/${ben.id}` },
  'a friend’s list': { call: 'getFriendWishlist', path: () => `/friendwishlists/${first.list + 1}` },
  'bug reports': { call: 'listBugReports', path: () => '/bugreports' },
  'open bug reports': { call: 'countOpenBugReports', path: () => '/bugreports/count/open' },
};
