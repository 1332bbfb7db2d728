import type { Suggestion } from '@wishwell/contract/friends.ts';
import { maxListedFriendRequests } from '@wishwell/contract/limits.ts';
import type { JsonTextRow } from '../database/json-text.ts';
import { sql } from '../database/statements.ts';

export interface SuggestionRow extends JsonTextRow<Suggestion> {
  id: number;
  is_pending: boolean;
  place: number;
}

/** Limits of one search for people to befriend. */
export const suggestionSearchLimits = {
  /** Number of the caller's newest friends whose own friends the search reads. */
  friends: 200,
  /** For each friend of the caller, the number of newest friends that the search reads. */
  friendsOfEach: 50,
  /** Maximum number of suggested friends of friends. People with more mutual friends are preferred. */
  nearFriends: 100,
  /**
   * Maximum number of suggested people on all pages together. People with a friend request are not counted.
   */
  strangers: 200,
  /** Maximum number of people outside the suggestions whom a search finds by their whole name. */
  namesakes: 20,
} as const;

// Returns SQL for a person's newest friends. A friendship stores the person as `low_id` or as `high_id`.
// Scans one index for each of the two columns, so that each scan stops at the limit.
const createNewestFriendsSql = (person: string, limit: number): string => `
  (select high_id as id from friendships where low_id = ${person} and status = 'friends' order by high_id desc limit ${limit})
  union all
  (select low_id from friendships where high_id = ${person} and status = 'friends' order by low_id desc limit ${limit})
  order by id desc limit ${limit}`;

// SQL for two subqueries. `around` selects everybody who has a friendship or a friend request with the
// caller. `near` selects friends of friends who are not in `around`.
const friendsOfFriendsSql = `
  around as materialized (
    select high_id as id, status from friendships where low_id = $1::bigint
    union all
    select low_id, status from friendships where high_id = $1
  ),
  mine as materialized (select id from around where status = 'friends' order by id desc limit ${suggestionSearchLimits.friends}),
  near as materialized (
    select theirs.id, count(*) as number
    from mine cross join lateral (${createNewestFriendsSql('mine.id', suggestionSearchLimits.friendsOfEach)}) theirs
    where theirs.id <> $1 and theirs.id not in (select id from around)
    group by theirs.id order by number desc, theirs.id desc limit ${suggestionSearchLimits.nearFriends}
  )`;

/**
 * Returns SQL for the newest pending friend requests; it selects none for a page after the first. `self` is
 * the column with the caller's id, `other` the column with the other person's id.
 */
const createNewestRequestsSql = (self: string, other: string, status: string, isWanted: string): string => `
  (select u.id, u.display_name, u.avatar, f.created_at, '${status}' as status
   from friendships f join users u on u.id = ${other}
   where f.status = 'pending' and ${self} = $1 and $3::bigint is null and u.is_active and ${isWanted}
   order by f.created_at desc limit ${maxListedFriendRequests})`;

const requestedIdSql = '(case when f.requester_id = f.low_id then f.high_id else f.low_id end)';

// Returns SQL for the pending friend requests that the caller has received and sent. Each of the two parts
// scans its own index and stops at its limit.
const createPendingRequestsSql = (isWanted: string): string => `
  requests as materialized (
    select id, display_name, avatar, status,
      row_number() over (order by (status = 'pending_sent'), created_at desc, id) as place
    from (
      ${createNewestRequestsSql(requestedIdSql, 'f.requester_id', 'pending_received', isWanted)}
      union all
      ${createNewestRequestsSql('f.requester_id', requestedIdSql, 'pending_sent', isWanted)}
    ) pending
  )`;

// SQL for the number of suggested people to select: one more than fits on the page. The additional person
// means that another page follows.
const rowLimitSql = 'greatest(0, $2::int - (select count(*) from requests)) + 1';

const isStrangerConditionSql = 'u.is_active and u.id <> $1 and u.id not in (select id from around)';
const personColumns = 'u.id, u.display_name, u.avatar';

// SQL that selects the suggested people: first friends of friends, then the newest accounts.
const suggestedPeopleSql = `
  acquainted as materialized (
    select ${personColumns}, near.number from near cross join lateral (
      select ${personColumns} from users u where u.id = near.id and ${isStrangerConditionSql} limit 1
    ) u
  ),
  suggested as materialized (
    select ${personColumns}, u.number from acquainted u
    union all
    (
      select ${personColumns}, 0 from users u where ${isStrangerConditionSql} and u.id not in (select id from near)
      order by u.id desc limit ${suggestionSearchLimits.strangers} - (select count(*) from acquainted)
    )
  )`;

/**
 * Returns SQL for one page of the people that the subquery `among` selects. The page begins after the last
 * person of the previous page. If `among` no longer selects this person, the page begins at that person's
 * former position.
 */
const createSuggestionPageSql = (among: string): string => `
  ranked as materialized (
    select ${personColumns}, row_number() over (order by u.number desc, u.id desc) as place from ${among} u
  ),
  shown as (
    select ${personColumns}, u.place from ranked u
    where u.place > coalesce((select place from ranked where ranked.id = $3), $4::bigint - 1, 0)
    order by u.place limit ${rowLimitSql}
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
 * Parameters that select one page of a search for people. `lastId` and `lastPlace` are the id and position of
 * the last person on the previous page. For the first page, both are null. If the first page contains only
 * friend requests, both are 0 for the second page.
 */
export type SuggestionPageParameters = [
  callerId: number,
  pageSize: number,
  lastId: number | null,
  lastPlace: number | null,
];

/**
 * Lists people in this order: received friend requests, sent friend requests, other people with the most
 * mutual friends, other people with the newest accounts. Returns one of these other people more than fits on
 * the page.
 */
export const listSuggestions = sql<SuggestionRow, SuggestionPageParameters>(
  'friends.listSuggestions',
  `with ${friendsOfFriendsSql}, ${createPendingRequestsSql('true')}, ${suggestedPeopleSql}, ${createSuggestionPageSql('suggested')}`,
);

// SQL for a name without case and accents. It must equal the expression in the index on names. Otherwise
// PostgreSQL would not use the index.
const foldedNameSql = `fold_text(u.display_name) collate "C"`;
// SQL for the search text without case and accents. As a subquery, PostgreSQL evaluates it once instead of
// once for each person.
const foldedSearchTextSql = '(select fold_text($5::text))';
// SQL condition that a word of a person's name begins with the search text, or that the text is the
// person's e-mail address.
const isFoundConditionSql = `(strpos(' ' || ${foldedNameSql}, ' ' || ${foldedSearchTextSql}) > 0 or u.id in (select id from addressed))`;

/**
 * Lists people who match `searchText`, in the order of `listSuggestions`. For friend requests and
 * suggestions, a match is the beginning of any word of the name. For other people, it is only a whole name or
 * e-mail address. Otherwise single letters would list all users.
 */
export const searchSuggestions = sql<SuggestionRow, [...SuggestionPageParameters, searchText: string]>(
  'friends.searchSuggestions',
  `with ${friendsOfFriendsSql},
   addressed as materialized (select u.id from users u where lower(u.email) = lower($5)),
   ${createPendingRequestsSql(isFoundConditionSql)},
   ${suggestedPeopleSql},
   namesakes as materialized (
     select ${personColumns} from users u
     where ${foldedNameSql} = ${foldedSearchTextSql} collate "C" and u.display_name <> '' and ${isStrangerConditionSql}
     order by u.id desc limit ${suggestionSearchLimits.namesakes}
   ),
   found as materialized (
     select ${personColumns}, u.number from suggested u where ${isFoundConditionSql}
     union all
     select ${personColumns}, 0 from (
       select ${personColumns} from namesakes u
       union
       select ${personColumns} from addressed cross join lateral (
         select ${personColumns} from users u where u.id = addressed.id and ${isStrangerConditionSql} limit 1
       ) u
     ) u
     where u.id not in (select id from suggested)
   ),
   ${createSuggestionPageSql('found')}`,
);
