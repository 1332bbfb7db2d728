import { listsOfEachFriend } from '@wishwell/contract/limits.ts';
import type { Friend } from '@wishwell/contract/friends.ts';
import { sql } from '../database/statements.ts';
import type { JsonRow } from '../database/json-text.ts';
import { listOf, objectOf } from '../database/sql-json.ts';
import { friendCard } from '../wishlists/json.ts';

// Names sort as people read them, with capitals and accents or without; a nameless friend stands where the e-mail would.
const sortName = `lower(coalesce(nullif(u.display_name, ''), u.email)) collate "und-x-icu"`;

const newestFirst = 'w.created_at desc, w.id desc';

// What a card is made of.
const cardColumns = 'id, owner_id, title, description, is_public, created_at';

/** The newest lists of `seen`: the first, and others as long as their texts together are short. */
const newestLists = `(
  select ${cardColumns} from (
    select ${cardColumns}, row_number() over newest as place,
      sum(octet_length(title) + octet_length(description)) over newest as text_bytes
    from (
      select ${cardColumns} from wishlists w where w.id = any(seen.ids) order by ${newestFirst} limit ${listsOfEachFriend.most}
    ) w
    window newest as (order by ${newestFirst} rows unbounded preceding)
  ) numbered
  where place = 1 or text_bytes <= ${listsOfEachFriend.textBytes}
)`;

const allLists = `(select ${cardColumns} from wishlists w where w.id = any(seen.ids))`;

/** `$1` is the caller; the lists of `lists`, newest first, of those that the caller may see, whose ids are `seen.ids`. */
const friendJson = (lists: string, limit: string): string =>
  `${objectOf(`
  select u.id, u.display_name, u.avatar, u.email, cardinality(seen.ids) as wishlist_count, ${listOf(`
    select ${friendCard('$1::bigint')}
    from ${lists} w
    order by ${newestFirst} limit ${limit}`)} as wishlists
  from (
    select array(
      select wishlist_id from visible_wishlists where owner_id = u.id and viewer_id = $1::bigint
    ) as ids
  ) seen`)}::text as json`;

/** `$1` caller, `$2` and `$3` name and id before the page or null, `$4` how many. */
export const listFriends = sql<JsonRow<Friend> & { id: number; sort_name: string }>(
  'friends.list',
  `select u.id, ${sortName} as sort_name, ${friendJson(newestLists, 'all')}
   from friends f join users u on u.id = f.friend_id
   where f.user_id = $1 and u.is_active
     and ($2::text is null or (${sortName}, u.id) > ($2::text, $3::bigint))
   order by sort_name, u.id limit $4`,
);

/** `$1` caller, `$2` friend, `$3` how many of their lists at most, or null. */
export const findFriend = sql<JsonRow<Friend>>(
  'friends.find',
  `select ${friendJson(allLists, '$3::int')}
   from friends f join users u on u.id = f.friend_id
   where f.user_id = $1 and f.friend_id = $2 and u.is_active`,
);

export interface FriendshipRow {
  status: 'pending' | 'friends';
  requester_id: number;
}

/** `$1`, `$2` two people. Held until the transaction ends, in the order of their ids. */
export const lockPeople = sql<{ id: number; is_active: boolean }>(
  'friends.lockPeople',
  'select id, is_active from users where id in ($1, $2) order by id for no key update',
);

const pair = 'low_id = least($1::bigint, $2::bigint) and high_id = greatest($1::bigint, $2::bigint)';

/** `$1`, `$2` two people. */
export const lockFriendship = sql<FriendshipRow>(
  'friends.lockFriendship',
  `select status, requester_id from friendships where ${pair} for update`,
);

/** `$1` who asks, `$2` who is asked. */
export const insertRequest = sql(
  'friends.insertRequest',
  `with asked as (insert into friend_requests (requester_id, asked_id) values ($1, $2))
   insert into friendships (low_id, high_id, status, requester_id)
   values (least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), 'pending', $1)`,
);

/** `$1`, `$2` two people, one of whom has asked. */
export const makeFriends = sql('friends.makeFriends', `update friendships set status = 'friends' where ${pair}`);

/** `$1`, `$2` two people. */
export const deleteFriendship = sql('friends.delete', `delete from friendships where ${pair}`);

/** `$1` person. */
export const countFriends = sql<{ count: number }>(
  'friends.count',
  'select count(*) as count from friends where user_id = $1',
);

/** `$1` person. How many of their requests are pending. */
export const countSent = sql<{ count: number }>(
  'friends.countSent',
  `select count(*) as count from friendships where requester_id = $1 and status = 'pending'`,
);

/**
 * `$1` who asks, `$2` who is asked: how often in the last 30 days, and in how many seconds the first of those will be 30
 * days old. Requests in the future are not counted: the clock was set back since.
 */
export const countRequests = sql<{ count: number; remaining: number }>(
  'friends.countRequests',
  `select count(*) as count,
     coalesce(ceil(extract(epoch from min(created_at) + interval '30 days' - now()))::int, 0) as remaining
   from friend_requests where requester_id = $1 and asked_id = $2 and created_at between now() - interval '30 days' and now()`,
);

/** Forgets what no limit counts any more. */
export const deleteOldRequests = sql(
  'friends.deleteOldRequests',
  `delete from friend_requests where created_at < now() - interval '30 days'`,
);

/** `$1`, `$2` two people. Their lists, locked in the order of their ids. */
export const lockTheirWishlists = sql<{ id: number }>(
  'friends.lockTheirWishlists',
  'select id from wishlists where owner_id in ($1, $2) order by id for update',
);

/** `$1`, `$2` two people. Takes each off the other's shared lists, which counts as a change of those lists. */
export const deleteSharesBetween = sql(
  'friends.deleteSharesBetween',
  `with unshared as (
     delete from wishlist_shares s using wishlists w
     where w.id = s.wishlist_id
       and ((w.owner_id = $1 and s.user_id = $2) or (w.owner_id = $2 and s.user_id = $1))
     returning w.id
   )
   update wishlists set version = version + 1 where id in (select id from unshared)`,
);

/** `$1` uid. */
export const lockPerson = sql<{ id: number }>(
  'friends.lockPerson',
  'select id from users where uid = $1 for no key update',
);

/** `$1` person. Ends friendships and requests with everybody, locked in the order of every writer. */
export const deleteAllFriendships = sql<{ other_id: number; status: FriendshipRow['status'] }>(
  'friends.deleteAll',
  `with theirs as materialized (
     select low_id, high_id from friendships where low_id = $1 or high_id = $1 order by low_id, high_id for update
   )
   delete from friendships f using theirs t where f.low_id = t.low_id and f.high_id = t.high_id
   returning case when f.low_id = $1 then f.high_id else f.low_id end as other_id, f.status`,
);

/** `$1` person. Their lists, and others' that are shared with them, locked in the order of their ids. */
export const lockSharedWishlists = sql<{ id: number }>(
  'friends.lockSharedWishlists',
  `select id from wishlists where id in (
     select id from wishlists where owner_id = $1
     union select wishlist_id from wishlist_shares where user_id = $1
   ) order by id for update`,
);

/** `$1` person. Takes them off all shared lists, which counts as a change of those lists. */
export const deleteReceivedShares = sql(
  'friends.deleteReceivedShares',
  `with unshared as (delete from wishlist_shares where user_id = $1 returning wishlist_id)
   update wishlists set version = version + 1 where id in (select wishlist_id from unshared)`,
);

/** `$1` person. Takes everybody off their shared lists, which counts as a change of those lists. */
export const deleteGivenShares = sql(
  'friends.deleteGivenShares',
  `with unshared as (
     delete from wishlist_shares s using wishlists w where w.id = s.wishlist_id and w.owner_id = $1 returning w.id
   )
   update wishlists set version = version + 1 where id in (select id from unshared)`,
);
