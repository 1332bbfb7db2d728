import type { Suggestion } from '@wishwell/contract/friends.ts';
import { mostPendingShown } from '@wishwell/contract/limits.ts';
import { sql } from '../database/statements.ts';
import type { JsonRow } from '../database/json-text.ts';

export interface SuggestionRow extends JsonRow<Suggestion> {
  id: number;
  is_pending: boolean;
  place: number;
}

/**
 * Upper limits of the work of a call, and of what it shows. Of the caller's friends the `friends` newest are asked for
 * their `friendsOfEach` newest; the `near` with most mutual friends come first. Without a search, `strangers` people
 * are shown in all. A whole name finds `namesakes` people beside these.
 */
export const horizon = { friends: 200, friendsOfEach: 50, near: 100, strangers: 200, namesakes: 20 } as const;

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

/** Pending requests, newest first, on the first page alone: those whose `self` is the caller, with the `other` person. */
const newestRequests = (self: string, other: string, status: string, isWanted: string): string => `
  (select u.id, u.display_name, u.avatar, f.created_at, '${status}' as status
   from friendships f join users u on u.id = ${other}
   where f.status = 'pending' and ${self} = $1 and $3::bigint is null and u.is_active and ${isWanted}
   order by f.created_at desc limit ${mostPendingShown})`;

const asked = '(case when f.requester_id = f.low_id then f.high_id else f.low_id end)';

// Each half reads its own index of pending requests and ends at its limit.
const requests = (isWanted: string): string => `
  requests as materialized (
    select id, display_name, avatar, status,
      row_number() over (order by (status = 'pending_sent'), created_at desc, id) as place
    from (
      ${newestRequests(asked, 'f.requester_id', 'pending_received', isWanted)}
      union all
      ${newestRequests('f.requester_id', asked, 'pending_sent', isWanted)}
    ) pending
  )`;

// One more than a page shows, so that its end is known to be none.
const room = 'greatest(0, $2::int - (select count(*) from requests)) + 1';

const isStranger = 'u.is_active and u.id <> $1 and u.id not in (select id from around)';
const person = 'u.id, u.display_name, u.avatar';

// Friends of friends, then the newest accounts: all whom pages without a search show, whatever their cursors say.
const suggested = `
  acquainted as materialized (
    select ${person}, near.number from near cross join lateral (
      select ${person} from users u where u.id = near.id and ${isStranger} limit 1
    ) u
  ),
  suggested as materialized (
    select ${person}, u.number from acquainted u
    union all
    (
      select ${person}, 0 from users u where ${isStranger} and u.id not in (select id from near)
      order by u.id desc limit ${horizon.strangers} - (select count(*) from acquainted)
    )
  )`;

/** The page of `among`: after the last person of the page before or, where they are gone from it, after their place. */
const answer = (among: string): string => `
  ranked as materialized (
    select ${person}, row_number() over (order by u.number desc, u.id desc) as place from ${among} u
  ),
  shown as (
    select ${person}, u.place from ranked u
    where u.place > coalesce((select place from ranked where ranked.id = $3), $4::bigint - 1, 0)
    order by u.place limit ${room}
  )
  select u.id, u.part = 0 as is_pending, u.place, json_build_object(
    'id', u.id, 'display_name', u.display_name, 'avatar', u.avatar, 'status', u.status)::text as json
  from (
    select 0 as part, place, id, display_name, avatar, status from requests
    union all
    select 1, place, id, display_name, avatar, 'none' from shown
  ) u
  order by u.part, u.place`;

/**
 * `$1` caller; `$2` entries of a page; `$3` and `$4` the last person of the page before and their place, null for the first
 * page, 0 to begin with the first stranger. Requests: received, then sent, the newest of each first. Then strangers:
 * those with most mutual friends, then the newest. One stranger more than fits.
 */
export const listSuggestions = sql<SuggestionRow>(
  'friends.listSuggestions',
  `with ${near}, ${requests('true')}, ${suggested}, ${answer('suggested')}`,
);

// As the index has it.
const name = `lower(u.display_name) collate "C"`;
const isFound = `(starts_with(${name}, lower($5::text)) or u.id in (select id from addressed))`;

/**
 * The same for a search: `$5` the beginning of a name among requests and suggestions; of everybody a whole name, ignoring
 * case, or a whole e-mail address. A beginning finds nobody else: with all beginnings, one could list all people.
 */
export const findSuggestions = sql<SuggestionRow>(
  'friends.findSuggestions',
  `with ${near},
   addressed as materialized (select u.id from users u where lower(u.email) = lower($5)),
   ${requests(isFound)},
   ${suggested},
   namesakes as materialized (
     select ${person} from users u where ${name} = lower($5) collate "C" and ${isStranger}
     order by u.id desc limit ${horizon.namesakes}
   ),
   found as materialized (
     select ${person}, u.number from suggested u where ${isFound}
     union all
     select ${person}, 0 from (
       select ${person} from namesakes u
       union
       select ${person} from addressed cross join lateral (
         select ${person} from users u where u.id = addressed.id and ${isStranger} limit 1
       ) u
     ) u
     where u.id not in (select id from suggested)
   ),
   ${answer('found')}`,
);
