import * as v from 'valibot';
import { BugReport, NewBugReport, OpenCount, StatusChange } from './bug-reports.ts';
import { endpoints } from './endpoints.ts';
import { idTextSchema } from './fields.ts';
import { PageQuery } from './pagination.ts';

/** Operations on bug reports. `calls.ts` adds them to the table of all operations. */
export const bugReportCalls = {
  createBugReport: {
    summary: 'Creates a bug report or a suggestion.',
    ...endpoints.createBugReport,
    who: 'user',
    status: 201,
    traits: ['idempotencyKey'],
    body: NewBugReport,
    response: BugReport,
  },
  listBugReports: {
    summary: 'Returns all reports, newest first.',
    ...endpoints.listBugReports,
    who: 'superuser',
    status: 200,
    query: PageQuery,
    response: v.array(BugReport),
  },
  countOpenBugReports: {
    summary: 'Returns the number of open reports.',
    ...endpoints.countOpenBugReports,
    who: 'superuser',
    status: 200,
    response: OpenCount,
  },
  updateBugReportStatus: {
    summary: 'Changes the status of a report.',
    ...endpoints.updateBugReportStatus,
    who: 'superuser',
    status: 200,
    params: v.strictObject({ id: idTextSchema }),
    body: StatusChange,
    response: BugReport,
  },
} as const;
