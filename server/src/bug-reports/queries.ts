import type { BugReport } from '@wishwell/contract/bug-reports.ts';
import type { BugReportStatus } from '@wishwell/contract/limits.ts';
import type { JsonTextRow } from '../database/json-text.ts';
import { sql } from '../database/statements.ts';

const bugReportJsonSql = `json_build_object(
  'id', r.id, 'title', r.title, 'description', r.description, 'status', r.status,
  'created_at', iso_time(r.created_at),
  'user', json_build_object('id', u.id, 'display_name', u.display_name)
)::text as json`;

export const insertBugReport = sql<{ id: number }, [userId: number, title: string, description: string]>(
  'bugReports.insertBugReport',
  'insert into bug_reports (user_id, title, description) values ($1, $2, $3) returning id',
);

export const findBugReport = sql<JsonTextRow<BugReport>, [reportId: number]>(
  'bugReports.findBugReport',
  `select ${bugReportJsonSql} from bug_reports r join users u on u.id = r.user_id where r.id = $1`,
);

/**
 * Returns bug reports, newest first. `lastId` is the id of the last report on the previous page; null for the
 * first page.
 */
export const listBugReports = sql<JsonTextRow<BugReport> & { id: number }, [lastId: number | null, maxRows: number]>(
  'bugReports.listBugReports',
  `select r.id, ${bugReportJsonSql} from bug_reports r join users u on u.id = r.user_id
   where r.id < coalesce($1::bigint, 9223372036854775807)
   order by r.id desc limit $2`,
);

export const countOpenBugReports = sql<{ count: number }>(
  'bugReports.countOpenBugReports',
  `select count(*) as count from bug_reports where status = 'open'`,
);

export const setBugReportStatus = sql<{ id: number }, [reportId: number, status: BugReportStatus]>(
  'bugReports.setBugReportStatus',
  'update bug_reports set status = $2 where id = $1 returning id',
);
