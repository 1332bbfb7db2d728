import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { createDatabase } from '../database/database.ts';
import { inTransaction } from '../database/transactions.ts';
import { problemOfDatabase } from './database-errors.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await freshDatabase();
  await database.db.pool.query(
    `insert into users (uid, email) values ('ana', 'ana@example.com'), ('ben', 'ben@example.com')`,
  );
});
afterAll(() => database.drop());

/** What PostgreSQL itself says. */
async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing failed');
}

const query =
  (text: string, values: unknown[] = []) =>
  () =>
    database.db.pool.query(text, values);

describe('a refusal by the data', () => {
  it.each([
    ['a text that is no number', query('select $1::bigint', ['abc']), 400, 'error.badInput'],
    ['a number that is too large', query('select $1::bigint', ['99999999999999999999']), 400, 'error.badInput'],
    ['NUL in a text', query('select $1::text', ['\0']), 400, 'error.badInput'],
    [
      'a text that is too long',
      query(`select 'abc'::text::varchar(2)::char(1), $1::date`, ['no date']),
      400,
      'error.badInput',
    ],
    [
      'a value that is there already',
      query(`insert into users (uid, email) values ('ana', 'x@example.com')`),
      409,
      'error.conflict',
    ],
    ['a value that breaks a check', query(`update users set avatar = 'teal'`), 409, 'error.conflict'],
    [
      'a record that there is not',
      query(`insert into wishlists (owner_id, title) values (999, 'a')`),
      409,
      'error.conflict',
    ],
    ['nothing where something must be', query('update users set email = null'), 409, 'error.conflict'],
  ])('%s is the caller’s mistake', async (_what, work, status, id) => {
    expect(problemOfDatabase(await failureOf(work))).toMatchObject({ status, id });
  });
});

const locksInTurn = (first: string, second: string) => () =>
  inTransaction(database.db, async (tx) => {
    await tx.query({ text: `set local deadlock_timeout = '20ms'` });
    await tx.query({ text: 'update users set version = version + 1 where uid = $1', values: [first] });
    await sleep(50);
    await tx.query({ text: 'update users set version = version + 1 where uid = $1', values: [second] });
  });

const unavailable = { status: 503, id: 'error.unavailable', retryAfter: expect.any(Number) };

describe('a database that is away or busy is said to be, with a time to come back, when', () => {
  it('a statement takes too long', async () => {
    const db = createDatabase({ ...database.connection, statement_timeout: 50 });
    expect(problemOfDatabase(await failureOf(() => db.pool.query('select pg_sleep(5)')))).toMatchObject(unavailable);
    await db.close();
  });

  it('no connection is free in time', async () => {
    const db = createDatabase({ ...database.connection, max: 1, connectionTimeoutMillis: 1_000 });
    const client = await db.pool.connect();
    expect(problemOfDatabase(await failureOf(() => db.pool.query('select 1')))).toMatchObject(unavailable);
    client.release();
    await db.close();
  });

  it('a row is locked by somebody else for too long', async () => {
    const locks = `select from users where uid = 'ana' for update`;
    await inTransaction(database.db, async (tx) => {
      await tx.query({ text: locks });
      const waits = inTransaction(database.db, async (other) => {
        await other.query({ text: `set local lock_timeout = '50ms'` });
        await other.query({ text: locks });
      });
      expect(problemOfDatabase(await failureOf(() => waits))).toMatchObject(unavailable);
    });
  });

  it('two transactions wait for each other', async () => {
    const results = await Promise.allSettled([locksInTurn('ana', 'ben')(), locksInTurn('ben', 'ana')()]);
    const failures: unknown[] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(failures.map(problemOfDatabase)).toMatchObject([unavailable]);
  });

  it('the connection ends in the middle of a transaction, and the pool goes on', async () => {
    const ended = await failureOf(() =>
      inTransaction(database.db, (tx) => tx.query({ text: 'select pg_terminate_backend(pg_backend_pid())' })),
    );
    expect(problemOfDatabase(ended)).toMatchObject(unavailable);
    expect((await database.db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it.each([
    ['nobody listens', { host: '127.0.0.1', port: 1 }],
    ['nobody listens under any of its addresses', { host: 'localhost', port: 1 }],
    ['its socket is gone', { host: '/tmp/no-such-folder' }],
    ['it cannot be reached at all', { host: 'wishwell.invalid' }],
  ])('%s', async (_when, where) => {
    const db = createDatabase({ ...database.connection, ...where });
    expect(problemOfDatabase(await failureOf(() => db.pool.query('select 1')))).toMatchObject(unavailable);
    await db.close();
  });

  it('the pool is closed', async () => {
    const db = createDatabase(database.connection);
    await db.close();
    expect(problemOfDatabase(await failureOf(() => db.pool.query('select 1')))).toMatchObject(unavailable);
  });
});

describe('a mistake of our own', () => {
  it.each([
    ['a statement that is none', query('selekt 1')],
    ['a column that there is not', query('select colour from users')],
    ['a file that is missing', () => readFile('/no/such/file')],
    ['a file where a folder should be', () => readFile('/dev/null/file')],
    ['a defect', () => Promise.reject(new TypeError('x is not a function'))],
  ])('%s is not excused', async (_what, work) => {
    expect(problemOfDatabase(await failureOf(work))).toBeUndefined();
  });
});
