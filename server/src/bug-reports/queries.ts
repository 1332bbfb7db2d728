import type { BugReport } from '@wishwell/contract/bug-reports.ts';
import { sql } from '../database/statements.ts';
import type { JsonRow } from '../database/json-text.ts';

const json = `json_build_object(
  'id', r.id, 'title', r.title, 'description', r.description, 'status', r.status,
  'created_at', iso_time(r.created_at),
  'user', json_build_object('id', u.id, 'display_name', u.display_name)
)::text as json`;

/** `$1` user, `$2` title, `$3` description. */
export const insertBugReport = sql<{ id: number }>(
  'bugReports.insert',
  'insert into bug_reports (user_id, title, description) values ($1, $2, $3) returning id',
);

/** `$1` id. */
export const findBugReport = sql<JsonRow<BugReport>>(
  'bugReports.find',
  `select ${json} from bug_reports r join users u on u.id = r.user_id where r.id = $1`,
);

/** `$1` the id before which the page begins, or null; `$2` how many. Newest first: ids grow with time. */
export const listBugReports = sql<JsonRow<BugReport> & { id: number }>(
  'bugReports.list',
  `select r.id, ${json} from bug_reports r join users u on u.id = r.user_id
   where r.id < coalesce($1::bigint, 9223372036854775807)
   order by r.id desc limit $2`,
);

export const countOpenBugReports = sql<{ count: number }>(
  'bugReports.countOpen',
  `select count(*) as count from bug_reports where status = 'open'`,
);

/** `$1` id, `$2` status. */
export const updateStatus = sql<{ id: number }>(
  'bugReports.updateStatus',
  'update bug_reports set status = $2 where id = $1 returning id',
);
