import type { BugReport } from '@wishwell/contract/bug-reports.ts';
import { calls } from '@wishwell/contract/calls.ts';
import { pageSizes } from '@wishwell/contract/limits.ts';
import type { Config } from '../config/config.ts';
import type { Database, Executor } from '../database/database.ts';
import { joinToJsonArray, type JsonText } from '../database/json-text.ts';
import { getOnlyRow } from '../database/statements.ts';
import { runInTransaction } from '../database/transactions.ts';
import type { RegisterRoute } from '../http/call-routes.ts';
import { sendNextPageLink, decodePageCursor, encodePageCursor } from '../http/pagination.ts';
import { createNotFoundProblem } from '../http/problem.ts';
import { createRecordOnce, readIdempotencyKey } from '../idempotency/create-record-once.ts';
import { addUseToHourlyQuotaOrThrow } from '../limits/hourly-quotas.ts';
import { countOpenBugReports, findBugReport, insertBugReport, listBugReports, setBugReportStatus } from './queries.ts';

async function getBugReport(db: Executor, id: number): Promise<JsonText<BugReport>> {
  const [row] = await findBugReport(db, [id]);
  if (!row) throw createNotFoundProblem();
  return row.json;
}

export function registerBugReportRoutes(route: RegisterRoute, { db, config }: { db: Database; config: Config }): void {
  route(calls.createBugReport, async ({ user, body, request }) => {
    await addUseToHourlyQuotaOrThrow(db, config.rates, 'bugReport', user.id);
    const creation = readIdempotencyKey(request, user.id, [body.title, body.description]);
    return runInTransaction(db, async (tx) => {
      const id = await createRecordOnce(tx, creation, async () => {
        return getOnlyRow(await insertBugReport(tx, [user.id, body.title, body.description])).id;
      });
      return getBugReport(tx, id);
    });
  });

  route(calls.listBugReports, async ({ query, request, reply }) => {
    const [before = null] = query.cursor === undefined ? [] : decodePageCursor(query.cursor, ['number']);
    const rows = await listBugReports(db, [before, pageSizes.bugReports + 1]);
    const page = rows.slice(0, pageSizes.bugReports);
    const last = page.at(-1);
    if (rows.length > page.length && last) sendNextPageLink(request, reply, encodePageCursor([last.id]));
    return joinToJsonArray(page.map((row) => row.json));
  });

  route(calls.countOpenBugReports, async () => getOnlyRow(await countOpenBugReports(db)));

  route(calls.updateBugReportStatus, ({ params, body }) =>
    runInTransaction(db, async (tx) => {
      const [updated] = await setBugReportStatus(tx, [params.id, body.status]);
      if (!updated) throw createNotFoundProblem();
      return getBugReport(tx, params.id);
    }),
  );
}
