import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { createDatabase, type Database } from './database.ts';
import { only } from './statements.ts';
import { pipelinedTransaction, inTransaction } from './transactions.ts';
import { problemOfDatabase } from '../http/database-errors.ts';

const one = { text: 'select 1 as one' };

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

test('connections ended by the database while they are handed out are refused work, and nothing worse', async () => {
  const db = createDatabase(database.connection);
  const killer = createDatabase({ ...database.connection, max: 1, application_name: 'killer' });
  const end = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name <> 'killer'`;
  let ended = 0;
  const done = new AbortController();
  const ask = async (): Promise<void> => {
    while (!done.signal.aborted) {
      await inTransaction(db, (tx) => tx.query(one)).catch(() => (ended += 1));
      await pipelinedTransaction(db, (tx) => tx.query(one)).catch(() => (ended += 1));
      await db.query({ ...one, reads: true }).catch(() => (ended += 1));
    }
  };
  const asked = Array.from({ length: 20 }, () => ask());
  for (let round = 0; round < 40; round += 1) await killer.pool.query(end);
  done.abort();
  await Promise.all(asked);
  expect(ended).toBeGreaterThan(0);
  expect((await db.query(one)).rows).toEqual([{ one: 1 }]);
  await Promise.all([db.close(), killer.close()]);
});

test('a transaction that fails leaves nothing behind', async () => {
  await database.db.pool.query('create table notes (note text)');
  const failing = inTransaction(database.db, async (tx) => {
    await tx.query({ text: `insert into notes values ('half')` });
    throw new Error('on purpose');
  });
  await expect(failing).rejects.toThrow('on purpose');
  expect((await database.db.pool.query('select from notes')).rowCount).toBe(0);
});

const note = (text: string) => ({ text: `insert into notes values ('${text}')` });
const notes = async (): Promise<unknown[]> => (await database.db.query({ text: 'select note from notes' })).rows;

test('a transaction in one turn sees what it does, and is kept as a whole', async () => {
  const read = { text: 'select count(*) as count from notes' };
  const found = await pipelinedTransaction(database.db, (tx) =>
    Promise.all([read, note('whole'), read].map((query) => tx.query(query))),
  );
  expect(found.map(({ rows }) => rows[0])).toEqual([{ count: 0 }, undefined, { count: 1 }]);
  expect(await notes()).toEqual([{ note: 'whole' }]);
});

test('a transaction in one turn of which something fails leaves nothing behind, and its connection is whole', async () => {
  const broken = { text: 'select 1 / 0' };
  const db = createDatabase({ ...database.connection, max: 1 });
  const send = (...all: { text: string }[]) =>
    pipelinedTransaction(db, (tx) => Promise.all(all.map((query) => tx.query(query))));
  await expect(send(note('half'), broken, note('half'))).rejects.toThrow('division by zero');
  await expect(
    pipelinedTransaction(db, async (tx) => {
      await tx.query(one);
      await tx.query(note('late'));
    }),
  ).rejects.toThrow('unnamed comes after the end of its transaction');
  expect((await db.query(one)).rows).toEqual([{ one: 1 }]);
  expect(db.pool.totalCount).toBe(1);
  expect(await notes()).toEqual([{ note: 'whole' }]);
  await db.close();
});

test('one row that must be there is taken, and none or two are a fault', () => {
  expect(only([{ count: 0 }])).toEqual({ count: 0 });
  expect(() => only([])).toThrow('there are 0');
  expect(() => only([1, 2])).toThrow('there are 2');
});

const marks = { name: 'find.marks', text: 'select mark from marks' };

test.each([
  ['alone', (db: Database) => db.query<{ mark: number }>(marks)],
  ['behind others', (db: Database) => db.query<{ mark: number }>({ ...marks, reads: true })],
  ['in a transaction', (db: Database) => inTransaction(db, (tx) => tx.query<{ mark: number }>(marks))],
])('a table that changes under a prepared statement costs it one answer and its connection, %s', async (_how, read) => {
  await database.db.pool.query('drop table if exists marks; create table marks as select 1::int as mark');
  const db = createDatabase({ ...database.connection, max: 4 });
  await read(db);
  await database.db.pool.query('alter table marks alter column mark type bigint');
  const failure = await read(db).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: '0A000' });
  expect(problemOfDatabase(failure)).toMatchObject({ status: 503 });
  expect((await read(db)).rows).toEqual([{ mark: 1 }]);
  await db.close();
});
