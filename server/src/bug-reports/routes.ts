import { calls } from '@wishwell/contract/calls.ts';
import type { BugReport } from '@wishwell/contract/bug-reports.ts';
import { pageSizes } from '@wishwell/contract/limits.ts';
import { spendHourlyQuota } from '../limits/hourly-quotas.ts';
import type { Config } from '../config/config.ts';
import type { Database, Executor } from '../database/database.ts';
import { only } from '../database/statements.ts';
import { inTransaction } from '../database/transactions.ts';
import type { Register } from '../http/call-routes.ts';
import { linkNext, readCursor, writeCursor } from '../http/pagination.ts';
import { notFound } from '../http/problem.ts';
import { createOnce, creationOf } from '../idempotency/create-once.ts';
import { jsonArray, type JsonText } from '../database/json-text.ts';
import { countOpenBugReports, findBugReport, insertBugReport, listBugReports, updateStatus } from './queries.ts';

async function getBugReport(db: Executor, id: number): Promise<JsonText<BugReport>> {
  const [row] = await findBugReport(db, [id]);
  if (!row) throw notFound();
  return row.json;
}

/** Anyone signed in may report; only superusers read and decide, which the calls themselves declare. */
export function bugReportRoutes(on: Register, { db, config }: { db: Database; config: Config }): void {
  on(calls.createBugReport, async ({ user, body, request }) => {
    await spendHourlyQuota(db, config.rates, 'bugReport', user.id);
    const creation = creationOf(request, user.id, [body.title, body.description]);
    return inTransaction(db, async (tx) => {
      const id = await createOnce(tx, creation, async () => {
        return only(await insertBugReport(tx, [user.id, body.title, body.description])).id;
      });
      return getBugReport(tx, id);
    });
  });

  on(calls.listBugReports, async ({ query, request, reply }) => {
    const [before = null] = query.cursor === undefined ? [] : readCursor(query.cursor, ['number']);
    const rows = await listBugReports(db, [before, pageSizes.bugReports + 1]);
    const page = rows.slice(0, pageSizes.bugReports);
    const last = page.at(-1);
    if (rows.length > page.length && last) linkNext(request, reply, writeCursor([last.id]));
    return jsonArray(page.map((row) => row.json));
  });

  on(calls.countOpenBugReports, async () => only(await countOpenBugReports(db)));

  on(calls.updateBugReportStatus, ({ params, body }) =>
    inTransaction(db, async (tx) => {
      const [updated] = await updateStatus(tx, [params.id, body.status]);
      if (!updated) throw notFound();
      return getBugReport(tx, params.id);
    }),
  );
}
