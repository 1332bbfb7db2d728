import type { Friend } from '@wishwell/contract/friends.ts';
import { shownListsPerFriendLimits } from '@wishwell/contract/limits.ts';
import type { JsonTextRow } from '../database/json-text.ts';
import { createJsonArraySql, createJsonObjectSql } from '../database/sql-json.ts';
import { type NoRow, sql } from '../database/statements.ts';
import { createFriendWishlistCardColumnsSql } from '../wishlists/json.ts';

// SQL sort key of people that ignores case and most accents. A person without a name is sorted by e-mail
// address.
const sortNameSql = `lower(coalesce(nullif(u.display_name, ''), u.email)) collate "und-x-icu"`;

const newestFirstOrderSql = 'w.created_at desc, w.id desc';

const wishlistCardColumns = 'id, owner_id, title, description, is_public, created_at';

/**
 * SQL for the newest wishlists from the subquery `seen`. Selects at least one, and further ones up to a total
 * size of their texts.
 */
const newestListsSql = `(
  select ${wishlistCardColumns} from (
    select ${wishlistCardColumns}, row_number() over newest as place,
      sum(octet_length(title) + octet_length(description)) over newest as text_bytes
    from (
      select ${wishlistCardColumns} from wishlists w where w.id = any(seen.ids) order by ${newestFirstOrderSql} limit ${shownListsPerFriendLimits.most}
    ) w
    window newest as (order by ${newestFirstOrderSql} rows unbounded preceding)
  ) numbered
  where place = 1 or text_bytes <= ${shownListsPerFriendLimits.textBytes}
)`;

const allListsSql = `(select ${wishlistCardColumns} from wishlists w where w.id = any(seen.ids))`;

/**
 * Returns SQL for the JSON of a friend. `lists` is SQL for the friend's wishlists that the JSON contains. It
 * can use `seen.ids`, the ids of the wishlists that the caller (`$1`) may see.
 */
const createFriendJsonSql = (lists: string): string =>
  `${createJsonObjectSql(`
  select u.id, u.display_name, u.avatar, u.email, cardinality(seen.ids) as wishlist_count, ${createJsonArraySql(`
    select ${createFriendWishlistCardColumnsSql('$1::bigint')}
    from ${lists} w
    order by ${newestFirstOrderSql}`)} as wishlists
  from (
    select array(
      select wishlist_id from visible_wishlists where owner_id = u.id and viewer_id = $1::bigint
    ) as ids
  ) seen`)}::text as json`;

/**
 * Returns one page of the caller's friends, sorted by name. `lastSortName` and `lastId` belong to the last
 * friend of the previous page; both are null for the first page.
 */
export const listFriends = sql<
  JsonTextRow<Friend> & { id: number; sort_name: string },
  [callerId: number, lastSortName: string | null, lastId: number | null, maxRows: number]
>(
  'friends.listFriends',
  `select u.id, ${sortNameSql} as sort_name, ${createFriendJsonSql(newestListsSql)}
   from friends f join users u on u.id = f.friend_id
   where f.user_id = $1 and u.is_active
     and ($2::text is null or (${sortNameSql}, u.id) > ($2::text, $3::bigint))
   order by sort_name, u.id limit $4`,
);

/** Returns a friend, with all the friend's wishlists that the caller may see. */
export const findFriend = sql<JsonTextRow<Friend>, [callerId: number, friendId: number]>(
  'friends.findFriend',
  `select ${createFriendJsonSql(allListsSql)}
   from friends f join users u on u.id = f.friend_id
   where f.user_id = $1 and f.friend_id = $2 and u.is_active`,
);

export interface FriendshipRow {
  status: 'pending' | 'friends';
  requester_id: number;
}

/** Locks the user records of two people until the transaction ends, in the order of their ids. */
export const lockTwoUsers = sql<{ id: number; is_active: boolean }, [personId: number, otherId: number]>(
  'friends.lockTwoUsers',
  'select id, is_active from users where id in ($1, $2) order by id for no key update',
);

const pairConditionSql = 'low_id = least($1::bigint, $2::bigint) and high_id = greatest($1::bigint, $2::bigint)';

export const lockFriendship = sql<FriendshipRow, [personId: number, otherId: number]>(
  'friends.lockFriendship',
  `select status, requester_id from friendships where ${pairConditionSql} for update`,
);

export const insertFriendRequest = sql<NoRow, [requesterId: number, requestedId: number]>(
  'friends.insertFriendRequest',
  `with asked as (insert into friend_requests (requester_id, asked_id) values ($1, $2))
   insert into friendships (low_id, high_id, status, requester_id)
   values (least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), 'pending', $1)`,
);

export const acceptFriendRequest = sql<NoRow, [personId: number, otherId: number]>(
  'friends.acceptFriendRequest',
  `update friendships set status = 'friends' where ${pairConditionSql}`,
);

export const deleteFriendship = sql<NoRow, [personId: number, otherId: number]>(
  'friends.deleteFriendship',
  `delete from friendships where ${pairConditionSql}`,
);

export const countFriends = sql<{ count: number }, [personId: number]>(
  'friends.countFriends',
  'select count(*) as count from friends where user_id = $1',
);

/** Counts the friend requests that the person has sent and that are still pending. */
export const countSentRequests = sql<{ count: number }, [personId: number]>(
  'friends.countSentRequests',
  `select count(*) as count from friendships where requester_id = $1 and status = 'pending'`,
);

/**
 * Counts the friend requests from one person to another in the last 30 days. `remaining` is the number of
 * seconds until the oldest request is 30 days old. Ignores requests with a future time, which exist if the
 * clock was set back. Uses `clock_timestamp()`, because a request can be newer than `now()`, the start of
 * this transaction.
 */
export const countRecentRequests = sql<
  { count: number; remaining: number },
  [requesterId: number, requestedId: number]
>(
  'friends.countRecentRequests',
  `select count(*) as count,
     coalesce(ceil(extract(epoch from min(created_at) + interval '30 days' - now()))::int, 0) as remaining
   from friend_requests
   where requester_id = $1 and asked_id = $2 and created_at > now() - interval '30 days' and created_at <= clock_timestamp()`,
);

export const deleteOldRequests = sql(
  'friends.deleteOldRequests',
  `delete from friend_requests where created_at < now() - interval '30 days'`,
);

/** Locks the wishlists of two people in the order of their ids. */
export const lockWishlistsOfTwoPeople = sql<{ id: number }, [personId: number, otherId: number]>(
  'friends.lockWishlistsOfTwoPeople',
  'select id from wishlists where owner_id in ($1, $2) order by id for update',
);

/** Deletes all shares of wishlists between two people, and increments the versions of these wishlists. */
export const deleteSharesBetweenTwoPeople = sql<NoRow, [personId: number, otherId: number]>(
  'friends.deleteSharesBetweenTwoPeople',
  `with unshared as (
     delete from wishlist_shares s using wishlists w
     where w.id = s.wishlist_id
       and ((w.owner_id = $1 and s.user_id = $2) or (w.owner_id = $2 and s.user_id = $1))
     returning w.id
   )
   update wishlists set version = version + 1 where id in (select id from unshared)`,
);

export const lockUserByUid = sql<{ id: number }, [uid: string]>(
  'friends.lockUserByUid',
  'select id from users where uid = $1 for no key update',
);

/** Deletes all friendships and friend requests of a person. Locks them first, in the order of their ids. */
export const deleteAllFriendships = sql<{ other_id: number; status: FriendshipRow['status'] }, [personId: number]>(
  'friends.deleteAllFriendships',
  `with theirs as materialized (
     select low_id, high_id from friendships where low_id = $1 or high_id = $1 order by low_id, high_id for update
   )
   delete from friendships f using theirs t where f.low_id = t.low_id and f.high_id = t.high_id
   returning case when f.low_id = $1 then f.high_id else f.low_id end as other_id, f.status`,
);

/**
 * Locks a person's wishlists and the wishlists that are shared with the person, in the order of the lists'
 * ids.
 */
export const lockOwnAndSharedWishlists = sql<{ id: number }, [personId: number]>(
  'friends.lockOwnAndSharedWishlists',
  `select id from wishlists where id in (
     select id from wishlists where owner_id = $1
     union select wishlist_id from wishlist_shares where user_id = $1
   ) order by id for update`,
);

/**
 * Deletes all shares of friends' wishlists with the person, and increments the versions of these wishlists.
 */
export const deleteReceivedShares = sql<NoRow, [personId: number]>(
  'friends.deleteReceivedShares',
  `with unshared as (delete from wishlist_shares where user_id = $1 returning wishlist_id)
   update wishlists set version = version + 1 where id in (select wishlist_id from unshared)`,
);

/** Deletes all shares of the person's own wishlists, and increments the versions of these wishlists. */
export const deleteSharesOfOwner = sql<NoRow, [personId: number]>(
  'friends.deleteSharesOfOwner',
  `with unshared as (
     delete from wishlist_shares s using wishlists w where w.id = s.wishlist_id and w.owner_id = $1 returning w.id
   )
   update wishlists set version = version + 1 where id in (select id from unshared)`,
);
