import { mkdtemp, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../test/database.ts';
import { createDatabase, type Database, type DatabaseOptions } from './database.ts';
import { pipelinedTransaction, inTransaction } from './transactions.ts';
import { problemOfDatabase } from '../http/database-errors.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';

const away = { status: 503, id: 'error.unavailable', retryAfter: expect.any(Number) };
const write = { text: 'insert into notes values (1)' };

/** What became of it, as a caller would be told. */
const outcomeOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => 'done', problemOfDatabase);

test('connections that lead to a standby after a failover are given up at the first refusal, all of them', async () => {
  const { db, connection, drop } = await freshDatabase();
  onTestFinished(drop);
  await db.pool.query('create table notes (i int)');
  const setReadOnly = (to: 'on' | 'off') =>
    db.pool.query(`alter database ${connection.database} set default_transaction_read_only = ${to}`);
  const own = createDatabase({ ...connection, max: 5 });
  onTestFinished(own.close);
  // Sessions keep what their database said when they began, as a pool keeps what an address led to.
  await setReadOnly('on');
  const lent = await Promise.all(Array.from({ length: 5 }, () => own.pool.connect()));
  for (const client of lent) client.release();
  await db.pool.query('set default_transaction_read_only = off');
  await setReadOnly('off');

  expect(await outcomeOf(inTransaction(own, (tx) => tx.query(write)))).toMatchObject(away);
  const writes = Array.from({ length: 10 }, () => outcomeOf(inTransaction(own, (tx) => tx.query(write))));
  expect(await Promise.all(writes)).toEqual(Array.from({ length: 10 }, () => 'done'));
  expect(await outcomeOf(own.query({ text: 'select 1', reads: true }))).toBe('done');
});

/** A primary whose replica is away: no commit ends, but those of the session that is answered as `admin`. */
async function primaryWithoutReplica(): Promise<{ admin: Database; open: (options: DatabaseOptions) => Database }> {
  const dataDir = await mkdtemp('/tmp/wishwell-test-');
  const postgres = await startEmbeddedPostgres({ dataDir });
  const opened: Database[] = [];
  const open = (options: DatabaseOptions): Database => {
    const db = createDatabase({ ...postgres.connection, ...options });
    opened.push(db);
    return db;
  };
  onTestFinished(async () => {
    for (const db of opened) await db.close();
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  const admin = open({ options: '-c synchronous_commit=local', max: 1 });
  await admin.pool.query('create table notes (i int)');
  await admin.pool.query(`alter system set synchronous_standby_names = 'replica'`);
  await admin.pool.query('select pg_reload_conf()');
  return { admin, open };
}

const waiting = `from pg_stat_activity where wait_event = 'SyncRep'`;

/** Waits until so many commits wait for the replica. */
async function untilWaiting(admin: Database, count: number): Promise<void> {
  for (;;) {
    const { rows } = await admin.pool.query<{ count: number }>(`select count(*) as count ${waiting}`);
    if (rows[0]?.count === count) return;
    await sleep(20);
  }
}

const kinds: readonly ((db: Database) => Promise<unknown>)[] = [
  (db) => inTransaction(db, (tx) => tx.query(write)),
  (db) => pipelinedTransaction(db, (tx) => tx.query(write)),
  (db) => db.query(write),
  (db) => db.query({ text: 'insert into notes values ($1)', values: [1] }),
];

test('a commit that waits for its replica is cut off by no clock of ours, and not confirmed when somebody cancels it', async () => {
  const { admin, open } = await primaryWithoutReplica();
  const clocks = { statement_timeout: 300, lock_timeout: 300, idle_in_transaction_session_timeout: 300 };
  const patient = open({ ...clocks, query_timeout: 20_000 });
  const outcomes = kinds.map((commit) => outcomeOf(commit(patient)));
  await untilWaiting(admin, kinds.length);
  await sleep(1_000);
  await untilWaiting(admin, kinds.length);
  await admin.pool.query(`select pg_cancel_backend(pid) ${waiting}`);
  expect(await Promise.all(outcomes)).toMatchObject(kinds.map(() => away));
  // Whoever looks sees them: that is why a repeated creation waits as well.
  expect(await admin.pool.query('select from notes')).toMatchObject({ rowCount: kinds.length });
});

test('a commit that no replica takes is refused, and the same is served once there need be none', async () => {
  const { admin, open } = await primaryWithoutReplica();
  const impatient = open({});
  expect(await Promise.all(kinds.map((commit) => outcomeOf(commit(impatient))))).toMatchObject(kinds.map(() => away));
  await admin.pool.query(`alter system set synchronous_standby_names = ''`);
  await admin.pool.query('select pg_reload_conf()');
  expect(await Promise.all(kinds.map((commit) => outcomeOf(commit(impatient))))).toEqual(kinds.map(() => 'done'));
});
