import type { Suggestion } from '@wishwell/contract/friends.ts';
import { sql } from '../db.ts';
import type { JsonRow } from '../json-text.ts';

export interface SuggestionRow extends JsonRow<Suggestion> {
  id: number;
  is_pending: boolean;
}

/**
 * How far the friends of friends are looked through, so that a call costs no more with many friends who have many each:
 * of both the ones whose accounts are the newest, and of whom they lead to the ones with most friends in common. Everybody
 * else stands behind these, friends in common or not. Of a search, how many are looked at together, to show the newest first.
 */
export const horizon = { friends: 200, friendsOfEach: 50, near: 100, found: 100 } as const;

// Low ids stand on one side of their pair and high ones on the other: both index scans end at the limit.
const newestFriendsOf = (person: string, limit: number): string => `
  (select high_id as id from friendships where low_id = ${person} and status = 'friends' order by high_id desc limit ${limit})
  union all
  (select low_id from friendships where high_id = ${person} and status = 'friends' order by low_id desc limit ${limit})
  order by id desc limit ${limit}`;

// All that the caller is to anybody, from the indexes alone; and where their friends lead, without those.
const near = `
  around as materialized (
    select high_id as id, status from friendships where low_id = $1::bigint
    union all
    select low_id, status from friendships where high_id = $1
  ),
  mine as materialized (select id from around where status = 'friends' order by id desc limit ${horizon.friends}),
  near as materialized (
    select theirs.id, count(*) as number
    from mine cross join lateral (${newestFriendsOf('mine.id', horizon.friendsOfEach)}) theirs
    where theirs.id <> $1 and theirs.id not in (select id from around)
    group by theirs.id order by number desc, theirs.id desc limit ${horizon.near}
  )`;

// Every request that waits, on the first page alone.
const requests = (isWanted: string): string => `
  requests as materialized (
    select u.id, u.display_name, u.avatar,
      row_number() over (order by (f.requester_id = $1), f.created_at desc, u.id) as place,
      case when f.requester_id = $1 then 'pending_sent' else 'pending_received' end as status
    from around
    join friendships f on f.low_id = least(around.id, $1) and f.high_id = greatest(around.id, $1)
    join users u on u.id = around.id
    where around.status = 'pending' and $3::bigint is null and u.is_active and ${isWanted}
  )`;

// One more than a page shows, so that its end is known to be none.
const room = 'greatest(0, $2::int - (select count(*) from requests)) + 1';

const isStranger = 'u.is_active and u.id <> $1 and u.id not in (select id from around)';

const answer = `
  select u.id, u.part = 0 as is_pending, json_build_object(
    'id', u.id, 'display_name', u.display_name, 'avatar', u.avatar, 'status', u.status)::text as json
  from (
    select 0 as part, place, id, display_name, avatar, status from requests
    union all
    select 1, place, id, display_name, avatar, 'none' from known
    union all
    select 2, place, id, display_name, avatar, 'none' from others
  ) u
  order by u.part, u.place`;

/** Strangers of `among` who are wanted, after the place of the page before; looks them up one by one until there are enough. */
const known = (among: string, isWanted: string): string => `
  known as materialized (
    select row_number() over () as place, found.id, found.display_name, found.avatar
    from (
      select u.id, u.display_name, u.avatar
      from (
        select id, number from ${among}
        where not exists (select from place) or (number, id) < (select number, id from place)
        order by number desc, id desc
      ) m
      cross join lateral (
        select u.id, u.display_name, u.avatar from users u where u.id = m.id and ${isStranger} and ${isWanted} limit 1
      ) u
      order by m.number desc, m.id desc limit ${room}
    ) found
  )`;

const others = (isWanted: string, order: string): string => `
  others as materialized (
    select row_number() over () as place, found.id, found.display_name, found.avatar
    from (
      select u.id, u.display_name, u.avatar
      from users u
      where ${isWanted} and ${isStranger}
      order by ${order} limit ${room} - (select count(*) from known)
    ) found
  )`;

/**
 * `$1` caller; `$2` entries of a page; `$3` null for the first page, 0 to begin with the first stranger, or the last person of
 * the page before, whose place is worked out anew. Requests: received, then sent, the newest of each first. Then strangers:
 * those with most friends in common, then the newest. One stranger more than fits.
 */
export const listSuggestions = sql<SuggestionRow>(
  'friends.listSuggestions',
  `with ${near}, ${requests('true')},
   place as materialized (
     select $3::bigint as id, (select number from near where near.id = $3) as number where $3 > 0
   ),
   ${known('near', 'true')},
   ${others(
     `u.id < coalesce((select place.id from place where number is null), 9223372036854775807)
        and u.id not in (select id from near)`,
     'u.id desc',
   )}
   ${answer}`,
);

// The name as its index has it: what begins alike stands together.
const name = `lower(u.display_name) collate "C"`;
const isFound = `(starts_with(${name}, lower($4::text)) or u.id in (select id from addressed))`;
const beginsLikeIt = `${name} >= lower($4) collate "C" and ${name} < (lower($4) || chr(1114111)) collate "C"`;

/**
 * The same for a search: `$4` the beginning of a name, or the whole of an e-mail address; nobody is found by a part of one.
 * Strangers: those with most friends in common, then the newest; where more are found than can be looked at together, the
 * others by name, which is the order of an index.
 */
export const findSuggestions = sql<SuggestionRow>(
  'friends.findSuggestions',
  `with ${near},
   addressed as materialized (select u.id from users u where lower(u.email) = lower($4)),
   ${requests(isFound)},
   first as materialized (
     select u.id from users u where ${beginsLikeIt} and u.is_active order by ${name}, u.id limit ${horizon.found} + 1
   ),
   together as (
     select id from first where (select count(*) from first) <= ${horizon.found}
     union
     select id from addressed
   ),
   found as materialized (
     select id, number from near
     union
     select id, coalesce((select number from near where near.id = together.id), 0) from together
   ),
   place as materialized (
     select u.id, ${name} as name, (select number from found where found.id = u.id) as number
     from users u where u.id = $3 and $3 > 0
   ),
   ${known('found', isFound)},
   ${others(
     `(${name}, u.id) > (
          coalesce((select place.name from place where number is null), lower($4) collate "C"),
          coalesce((select place.id from place where number is null), 0))
        and ${name} < (lower($4) || chr(1114111)) collate "C"
        and u.id not in (select id from found)`,
     `${name}, u.id`,
   )}
   ${answer}`,
);
