import { mkdtemp, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { convertDatabaseErrorToProblem } from '../http/database-errors.ts';
import { createDatabase, type Database, type DatabaseOptions } from './database.ts';
import { runPipelinedTransaction, runInTransaction } from './transactions.ts';

const unavailableProblem = { status: 503, id: 'error.unavailable', retryAfter: expect.any(Number) };
const insertNoteQuery = { text: 'insert into notes values (1)' };

const getOutcome = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'done', convertDatabaseErrorToProblem);

/**
 * Starts a primary server that waits for ever for a missing replica before it confirms a commit. Commits of
 * `admin` do not wait.
 */
async function startPrimaryWithoutReplica(): Promise<{
  admin: Database;
  openDatabase: (options: DatabaseOptions) => Database;
}> {
  const dataDir = await mkdtemp('/tmp/wishwell-test-');
  let postgres = await startEmbeddedPostgres({ dataDir });
  const opened: Database[] = [];
  const openDatabase = (options: DatabaseOptions): Database => {
    const db = createDatabase({ ...postgres.connection, ...options });
    opened.push(db);
    return db;
  };
  onTestFinished(async () => {
    for (const db of opened) await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const setup = createDatabase({ ...postgres.connection, max: 1 });
  await setup.pool.query('create table notes (i int)');
  await setup.pool.query(`alter system set synchronous_standby_names = 'replica'`);
  await setup.close();
  // Restarts PostgreSQL, because a reload would apply the new setting only after a delay.
  await postgres.stop();
  postgres = await startEmbeddedPostgres({ dataDir });
  return { admin: openDatabase({ options: '-c synchronous_commit=local', max: 1 }), openDatabase };
}

const waitingCommitsSql = `from pg_stat_activity where wait_event = 'SyncRep'`;

async function waitForCommits(admin: Database, count: number): Promise<void> {
  for (;;) {
    const { rows } = await admin.pool.query<{ count: number }>(`select count(*) as count ${waitingCommitsSql}`);
    if (rows[0]?.count === count) return;
    await sleep(20);
  }
}

const commitFunctions: readonly ((db: Database) => Promise<unknown>)[] = [
  (db) => runInTransaction(db, (tx) => tx.query(insertNoteQuery)),
  (db) => runPipelinedTransaction(db, (tx) => tx.query(insertNoteQuery)),
  (db) => db.query(insertNoteQuery),
  (db) => db.query({ text: 'insert into notes values ($1)', values: [1] }),
];

test('a commit waits for its replica without a timeout, and returns 503 if this wait is cancelled', async () => {
  const { admin, openDatabase } = await startPrimaryWithoutReplica();
  const timeouts = { statement_timeout: 300, lock_timeout: 300, idle_in_transaction_session_timeout: 300 };
  const longTimeoutDb = openDatabase({ ...timeouts, query_timeout: 20_000 });
  const outcomes = commitFunctions.map((commit) => getOutcome(commit(longTimeoutDb)));
  await waitForCommits(admin, commitFunctions.length);
  await sleep(1_000);
  await waitForCommits(admin, commitFunctions.length);
  await admin.pool.query(`select pg_cancel_backend(pid) ${waitingCommitsSql}`);
  expect(await Promise.all(outcomes)).toMatchObject(commitFunctions.map(() => unavailableProblem));
  // The primary has stored the rows of the cancelled commits, although no replica has them.
  expect(await admin.pool.query('select from notes')).toMatchObject({ rowCount: commitFunctions.length });
});

test('a commit returns 503 while its required replica is missing, and succeeds if none is required', async () => {
  const { admin, openDatabase } = await startPrimaryWithoutReplica();
  const shortTimeoutDb = openDatabase({});
  expect(await Promise.all(commitFunctions.map((commit) => getOutcome(commit(shortTimeoutDb))))).toMatchObject(
    commitFunctions.map(() => unavailableProblem),
  );
  await admin.pool.query(`alter system set synchronous_standby_names = ''`);
  await admin.pool.query('select pg_reload_conf()');
  expect(await Promise.all(commitFunctions.map((commit) => getOutcome(commit(shortTimeoutDb))))).toEqual(
    commitFunctions.map(() => 'done'),
  );
});
