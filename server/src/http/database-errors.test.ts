import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFreshDatabase, type FreshDatabase } from '../../test/database.ts';
import { createDatabase } from '../database/database.ts';
import { runInTransaction } from '../database/transactions.ts';
import { convertDatabaseErrorToProblem } from './database-errors.ts';

let database: FreshDatabase;

beforeAll(async () => {
  database = await createFreshDatabase();
  await database.db.pool.query(
    `insert into users (uid, email) values ('ana', 'ana@example.com'), ('ben', 'ben@example.com')`,
  );
});
afterAll(() => database.drop());

async function catchRejection(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
  } catch (error) {
    return error;
  }
  throw new Error('The work did not fail');
}

const createQueryRunner =
  (text: string, values: unknown[] = []) =>
  () =>
    database.db.pool.query(text, values);

it.each([
  ['a text instead of a number', createQueryRunner('select $1::bigint', ['abc']), 400, 'error.badInput'],
  ['a number that is too large', createQueryRunner('select $1::bigint', ['9'.repeat(20)]), 400, 'error.badInput'],
  ['a text with a NUL character', createQueryRunner('select $1::text', ['\0']), 400, 'error.badInput'],
  ['an invalid date', createQueryRunner('select $1::date', ['no date']), 400, 'error.badInput'],
  [
    'a duplicate of a unique value',
    createQueryRunner(`insert into users (uid, email) values ('ana', 'x@example.com')`),
    409,
    'error.conflict',
  ],
  [
    'a reference to a missing row',
    createQueryRunner(`insert into wishlists (owner_id, title) values (999, 'a')`),
    409,
    'error.conflict',
  ],
  ['null in a column that must not be null', createQueryRunner('update users set email = null'), 409, 'error.conflict'],
])('convertDatabaseErrorToProblem returns a client error (4xx) for %s', async (_what, work, status, id) => {
  expect(convertDatabaseErrorToProblem(await catchRejection(work))).toMatchObject({ status, id });
});

const unavailableProblem = { status: 503, id: 'error.unavailable', retryAfter: expect.any(Number) };

describe('convertDatabaseErrorToProblem', () => {
  it('a statement that exceeds its timeout causes a 503', async () => {
    const db = createDatabase({ ...database.connection, statement_timeout: 50 });
    expect(
      convertDatabaseErrorToProblem(await catchRejection(() => db.pool.query('select pg_sleep(5)'))),
    ).toMatchObject(unavailableProblem);
    await db.close();
  });

  it('a query that gets no connection in time causes a 503', async () => {
    const db = createDatabase({ ...database.connection, max: 1, connectionTimeoutMillis: 1_000 });
    const client = await db.pool.connect();
    expect(convertDatabaseErrorToProblem(await catchRejection(() => db.pool.query('select 1')))).toMatchObject(
      unavailableProblem,
    );
    client.release();
    await db.close();
  });

  it('a connection lost during a transaction causes a 503, and the pool continues to work', async () => {
    const failure = await catchRejection(() =>
      runInTransaction(database.db, (tx) => tx.query({ text: 'select pg_terminate_backend(pg_backend_pid())' })),
    );
    expect(convertDatabaseErrorToProblem(failure)).toMatchObject(unavailableProblem);
    expect((await database.db.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it.each([
    ['no database listens on the port', { host: '127.0.0.1', port: 1 }],
    ['no database listens on any IP address of the host', { host: 'localhost', port: 1 }],
    ['the socket file of the database is missing', { host: '/tmp/no-such-folder' }],
    ['the host name of the database does not exist', { host: 'wishwell.invalid' }],
  ])('a query causes a 503 with Retry-After if %s', async (_when, where) => {
    const db = createDatabase({ ...database.connection, ...where });
    expect(convertDatabaseErrorToProblem(await catchRejection(() => db.pool.query('select 1')))).toMatchObject(
      unavailableProblem,
    );
    await db.close();
  });

  it('a query on a closed pool causes a 503', async () => {
    const db = createDatabase(database.connection);
    await db.close();
    expect(convertDatabaseErrorToProblem(await catchRejection(() => db.pool.query('select 1')))).toMatchObject(
      unavailableProblem,
    );
  });
});

it.each([
  ['an unknown column', createQueryRunner('select colour from users')],
  ['a missing file', () => readFile('/no/such/file')],
  ['a TypeError', () => Promise.reject(new TypeError('x is not a function'))],
])('convertDatabaseErrorToProblem returns undefined, which means an internal error, for %s', async (_what, work) => {
  expect(convertDatabaseErrorToProblem(await catchRejection(work))).toBeUndefined();
});
