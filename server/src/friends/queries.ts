import { beginningSize } from '@wishwell/contract/limits.ts';
import type { Friend } from '@wishwell/contract/friends.ts';
import { sql } from '../db.ts';
import type { JsonRow } from '../json-text.ts';
import { friendCard, listOf, objectOf } from '../wishlists/json.ts';

// Names sort as people read them, with capitals and accents or without; a nameless friend stands where the e-mail would.
const sortName = `lower(coalesce(nullif(u.display_name, ''), u.email)) collate "und-x-icu"`;

/** `$1` is the caller; lists newest first, only those the caller may see, at most `limit` where that is not null. */
const friendJson = (limit: string): string =>
  `${objectOf(`
  select u.id, u.display_name, u.avatar, u.email, cardinality(seen.ids) as wishlist_count, ${listOf(`
    select ${friendCard('$1::bigint')}
    from wishlists w where w.id = any(seen.ids)
    order by w.created_at desc, w.id desc limit ${limit}`)} as wishlists
  from (
    select array(
      select wishlist_id from visible_wishlists where owner_id = u.id and viewer_id = $1::bigint
    ) as ids
  ) seen`)}::text as json`;

/** `$1` caller, `$2` and `$3` name and id before the page or null, `$4` how many. */
export const listFriends = sql<JsonRow<Friend> & { id: number; sort_name: string }>(
  'friends.list',
  `select u.id, ${sortName} as sort_name, ${friendJson(String(beginningSize))}
   from friends f join users u on u.id = f.friend_id
   where f.user_id = $1 and u.is_active
     and ($2::text is null or (${sortName}, u.id) > ($2::text, $3::bigint))
   order by sort_name, u.id limit $4`,
);

/** `$1` caller, `$2` friend, `$3` how many of their lists at most, or null. */
export const findFriend = sql<JsonRow<Friend>>(
  'friends.find',
  `select ${friendJson('$3::int')}
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

/** `$1` who asks, `$2` who is asked: how often in the last 30 days, and in how many seconds the first of those will be 30 days old. */
export const countRequests = sql<{ count: number; remaining: number }>(
  'friends.countRequests',
  `select count(*) as count,
     coalesce(ceil(extract(epoch from min(created_at) + interval '30 days' - now()))::int, 0) as remaining
   from friend_requests where requester_id = $1 and asked_id = $2 and created_at > now() - interval '30 days'`,
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
