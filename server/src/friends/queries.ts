import type { Friend, Suggestion } from '@wishwell/contract/friends.ts';
import { sql } from '../db.ts';
import type { JsonRow } from '../json-text.ts';
import { friendCard } from '../wishlists/json.ts';

// Names sort as people read them, with capitals and accents or without; a nameless friend stands where the e-mail would.
const sortName = `lower(coalesce(nullif(u.display_name, ''), u.email)) collate "und-x-icu"`;

/** `$1` is the caller; lists newest first, only those the caller may see. */
const friendJson = `json_build_object(
  'id', u.id, 'display_name', u.display_name, 'avatar', u.avatar, 'email', u.email,
  'wishlists', coalesce((
    select json_agg(${friendCard('$1::bigint')} order by w.created_at desc, w.id desc)
    from visible_wishlists seen join wishlists w on w.id = seen.wishlist_id
    where seen.owner_id = u.id and seen.viewer_id = $1::bigint), '[]'))::text as json`;

/** `$1` caller, `$2` and `$3` name and id before the page or null, `$4` how many. */
export const listFriends = sql<JsonRow<Friend> & { id: number; sort_name: string }>(
  'friends.list',
  `select u.id, ${sortName} as sort_name, ${friendJson}
   from friends f join users u on u.id = f.friend_id
   where f.user_id = $1 and u.is_active
     and ($2::text is null or (${sortName}, u.id) > ($2::text, $3::bigint))
   order by sort_name, u.id limit $4`,
);

/** `$1` caller, `$2` friend. */
export const findFriend = sql<JsonRow<Friend>>(
  'friends.find',
  `select ${friendJson}
   from friends f join users u on u.id = f.friend_id
   where f.user_id = $1 and f.friend_id = $2 and u.is_active`,
);

const suggestionJson = (status: string): string =>
  `json_build_object('id', u.id, 'display_name', u.display_name, 'avatar', u.avatar, 'status', ${status})::text as json`;

// The beginning of a name, or the whole of an address: nobody is found by a part of an e-mail.
const matches = (q: string): string =>
  `(${q} = '' or starts_with(lower(u.display_name), lower(${q})) or lower(u.email) = lower(${q}))`;

/** `$1` caller, `$2` search. Every pending request: received first, then sent, the newest of each first. */
export const listPending = sql<JsonRow<Suggestion>>(
  'friends.listPending',
  `select ${suggestionJson(`case when f.requester_id = $1 then 'pending_sent' else 'pending_received' end`)}
   from friendships f
   join users u on u.id = case when f.low_id = $1 then f.high_id else f.low_id end
   where f.status = 'pending' and $1 in (f.low_id, f.high_id) and u.is_active and ${matches('$2::text')}
   order by (f.requester_id = $1), f.created_at desc, u.id`,
);

export interface StrangerRow extends JsonRow<Suggestion> {
  id: number;
}

// Each friend's friends by two look-ups of the pair's key: through the view PostgreSQL would read all friendships.
const friendsOf = (person: string): string => `
  select high_id as id from friendships where low_id = ${person} and status = 'friends'
  union all
  select low_id from friendships where high_id = ${person} and status = 'friends'`;

/** `$1` caller; `$2` how many; `$3` the last person of the page before, or null, whose place is worked out anew. */
const strangerParts = `
  mine as materialized (${friendsOf('$1::bigint')}),
  mutual as materialized (
    select theirs.id, count(*) as number from mine cross join lateral (${friendsOf('mine.id')}) theirs group by theirs.id
  ),
  place as materialized (
    select u.created_at as joined, u.id, coalesce((select m.number from mutual m where m.id = u.id), 0) as mutual
    from users u where u.id = $3::bigint
  )`;

const isStranger = `u.is_active and u.id <> $1::bigint and not exists (
  select from friendships f where f.low_id = least(u.id, $1::bigint) and f.high_id = greatest(u.id, $1::bigint))`;

/**
 * `$1` caller, `$2` how many, `$3` the last person of the page before or null. People with whom there is
 * nothing yet: those with most friends in common first, then the newest. Reads no more of the people than it shows.
 */
export const listStrangers = sql<StrangerRow>(
  'friends.listStrangers',
  `with ${strangerParts},
   known as (
     select u.id, u.display_name, u.avatar, u.created_at, m.number as mutual
     from mutual m join users u on u.id = m.id
     where ${isStranger} and ($3::bigint is null or (m.number, u.created_at, u.id) < (select mutual, joined, id from place))
     order by m.number desc, u.created_at desc, u.id desc limit $2
   ),
   others as (
     select u.id, u.display_name, u.avatar, u.created_at, 0::bigint as mutual
     from users u
     where ${isStranger} and not exists (select from mutual m where m.id = u.id)
       and ($3::bigint is null or exists (select from place where place.mutual > 0)
         or (u.created_at, u.id) < (select joined, id from place))
     order by u.created_at desc, u.id desc limit $2
   )
   select u.id, ${suggestionJson(`'none'`)}
   from (table known union all table others) u
   order by u.mutual desc, u.created_at desc, u.id desc limit $2`,
);

/** The same for a search: `$4` the beginning of a name, or a whole e-mail address. */
export const findStrangers = sql<StrangerRow>(
  'friends.findStrangers',
  `with ${strangerParts},
   found as (
     select id from users
     where lower(display_name) ~>=~ lower($4::text) and lower(display_name) ~<~ (lower($4::text) || chr(1114111))
     union
     select id from users where lower(email) = lower($4::text)
   ),
   ranked as (
     select u.id, u.display_name, u.avatar, u.created_at, coalesce(m.number, 0) as mutual
     from found join users u on u.id = found.id left join mutual m on m.id = u.id
     where ${isStranger}
   )
   select u.id, ${suggestionJson(`'none'`)}
   from ranked u
   where $3::bigint is null or (u.mutual, u.created_at, u.id) < (select mutual, joined, id from place)
   order by u.mutual desc, u.created_at desc, u.id desc limit $2`,
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
