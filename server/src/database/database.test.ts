import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFreshDatabase, type FreshDatabase } from '../../test/database.ts';
import { convertDatabaseErrorToProblem } from '../http/database-errors.ts';
import { createDatabase, type Database } from './database.ts';
import { runPipelinedTransaction, runInTransaction } from './transactions.ts';

const selectOneQuery = { text: 'select 1 as one' };

let database: FreshDatabase;

beforeAll(async () => {
  database = await createFreshDatabase();
});
afterAll(() => database.drop());

test('when PostgreSQL terminates a checked-out connection, only the statements on this connection fail', async () => {
  const db = createDatabase(database.connection);
  const terminatingDb = createDatabase({ ...database.connection, max: 1, application_name: 'killer' });
  const terminateAllSql = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name <> 'killer'`;
  let failures = 0;
  const stopping = new AbortController();
  const sendStatements = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await runInTransaction(db, (tx) => tx.query(selectOneQuery)).catch(() => (failures += 1));
      await runPipelinedTransaction(db, (tx) => tx.query(selectOneQuery)).catch(() => (failures += 1));
      await db.query({ ...selectOneQuery, reads: true }).catch(() => (failures += 1));
    }
  };
  const senders = Array.from({ length: 20 }, () => sendStatements());
  for (let round = 0; round < 40; round += 1) await terminatingDb.pool.query(terminateAllSql);
  stopping.abort();
  await Promise.all(senders);
  expect(failures).toBeGreaterThan(0);
  expect((await db.query(selectOneQuery)).rows).toEqual([{ one: 1 }]);
  await Promise.all([db.close(), terminatingDb.close()]);
});

test('a transaction whose work throws an error stores nothing', async () => {
  await database.db.pool.query('create table notes (note text)');
  const transaction = runInTransaction(database.db, async (tx) => {
    await tx.query({ text: `insert into notes values ('half')` });
    throw new Error('on purpose');
  });
  await expect(transaction).rejects.toThrow('on purpose');
  expect((await database.db.pool.query('select from notes')).rowCount).toBe(0);
});

const createInsertNoteQuery = (text: string) => ({ text: `insert into notes values ('${text}')` });
const listNotes = async (): Promise<unknown[]> => (await database.db.query({ text: 'select note from notes' })).rows;

test('a statement of a pipelined transaction sees earlier changes; all changes are committed together', async () => {
  const countNotes = { text: 'select count(*) as count from notes' };
  const results = await runPipelinedTransaction(database.db, (tx) =>
    Promise.all([countNotes, createInsertNoteQuery('whole'), countNotes].map((query) => tx.query(query))),
  );
  expect(results.map(({ rows }) => rows[0])).toEqual([{ count: 0 }, undefined, { count: 1 }]);
  expect(await listNotes()).toEqual([{ note: 'whole' }]);
});

test('a pipelined transaction with a failed statement stores nothing, and its connection stays usable', async () => {
  const failingStatement = { text: 'select 1 / 0' };
  const db = createDatabase({ ...database.connection, max: 1 });
  const send = (...all: { text: string }[]) =>
    runPipelinedTransaction(db, (tx) => Promise.all(all.map((query) => tx.query(query))));
  await expect(send(createInsertNoteQuery('half'), failingStatement, createInsertNoteQuery('half'))).rejects.toThrow(
    'division by zero',
  );
  await expect(
    runPipelinedTransaction(db, async (tx) => {
      await tx.query(selectOneQuery);
      await tx.query(createInsertNoteQuery('late'));
    }),
  ).rejects.toThrow('unnamed comes after the end of its transaction');
  expect((await db.query(selectOneQuery)).rows).toEqual([{ one: 1 }]);
  expect(db.pool.totalCount).toBe(1);
  expect(await listNotes()).toEqual([{ note: 'whole' }]);
  await db.close();
});

test('a connection is closed after a read-only error, which a failover of PostgreSQL can cause', async () => {
  const db = createDatabase({ ...database.connection, max: 1 });
  const client = await db.pool.connect();
  await client.query('set default_transaction_read_only = on');
  client.release();
  const insertNote = (): Promise<unknown> => runInTransaction(db, (tx) => tx.query(createInsertNoteQuery('primary')));
  expect(convertDatabaseErrorToProblem(await insertNote().catch((error: unknown) => error))).toMatchObject({
    status: 503,
  });
  await insertNote();
  expect(await listNotes()).toEqual([{ note: 'whole' }, { note: 'primary' }]);
  await db.close();
});

const selectMarksQuery = { name: 'find.marks', text: 'select mark from marks' };

test.each([
  ['as a single change', (db: Database) => db.query<{ mark: number }>(selectMarksQuery)],
  ['as a read', (db: Database) => db.query<{ mark: number }>({ ...selectMarksQuery, reads: true })],
  ['in a transaction', (db: Database) => runInTransaction(db, (tx) => tx.query<{ mark: number }>(selectMarksQuery))],
])('after a table change a prepared statement %s fails once with 503, then works again', async (_how, read) => {
  await database.db.pool.query('drop table if exists marks; create table marks as select 1::int as mark');
  const db = createDatabase({ ...database.connection, max: 4 });
  await read(db);
  await database.db.pool.query('alter table marks alter column mark type bigint');
  const failure = await read(db).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: '0A000' });
  expect(convertDatabaseErrorToProblem(failure)).toMatchObject({ status: 503 });
  expect((await read(db)).rows).toEqual([{ mark: 1 }]);
  await db.close();
});
