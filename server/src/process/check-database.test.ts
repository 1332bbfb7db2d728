import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import type pg from 'pg';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createTestConfig } from '../../test/config.ts';
import { createDatabaseForTest } from '../../test/database-for-test.ts';
import { type FreshDatabase, createDatabaseUrl } from '../../test/database.ts';
import { startServerProcess } from '../../test/server-process.ts';
import { createDatabase } from '../database/database.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { waitForDatabaseAndCheckIt } from './check-database.ts';

const createUnsafeSettingMessage = (setting: string): string =>
  `The database has ${setting}=off and can lose what it has confirmed: set it to on, or ALLOW_UNSAFE_DATABASE=yes.`;

async function createFolder(): Promise<string> {
  const path = await mkdtemp('/tmp/wishwell-test-');
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

async function runDatabaseCheck(
  connection: pg.PoolConfig,
  env: Record<string, string> = {},
  waitMs = 0,
): Promise<unknown> {
  const db = createDatabase(connection);
  const check = waitForDatabaseAndCheckIt(db, createTestConfig('/tmp', env), pino({ level: 'silent' }), waitMs);
  const result = await check.catch((error: Error) => error.message);
  await db.close();
  return result;
}

async function startWithDatabase(database: FreshDatabase, env: Record<string, string> = {}) {
  const serverEnv = { DATA_DIR: await createFolder(), DATABASE_URL: createDatabaseUrl(database), ...env };
  return startServerProcess(serverEnv);
}

test('without ALLOW_UNSAFE_DATABASE, the server refuses a database with synchronous_commit=off', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: await createFolder() });
  onTestFinished(() => postgres.stop());
  expect(await runDatabaseCheck(postgres.connection)).toBeUndefined();
  const unsafeConnection = { ...postgres.connection, options: '-c synchronous_commit=off' };
  expect(await runDatabaseCheck(unsafeConnection)).toBe(createUnsafeSettingMessage('synchronous_commit'));
  expect(await runDatabaseCheck(unsafeConnection, { ALLOW_UNSAFE_DATABASE: 'yes' })).toBeUndefined();
});

test('without ALLOW_UNSAFE_DATABASE, the server refuses a database whose commits await no standby', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: await createFolder() });
  onTestFinished(() => postgres.stop());
  const localCommitConnection = { ...postgres.connection, options: '-c synchronous_commit=local' };
  expect(await runDatabaseCheck(localCommitConnection)).toBeUndefined();
  const db = createDatabase(localCommitConnection);
  await db.pool.query(`alter system set synchronous_standby_names = 'standby'`);
  await db.pool.query('select pg_reload_conf()');
  await db.close();
  const message =
    'The database has synchronous_commit=local and can lose what it has confirmed when a standby takes over: set it to on, or ALLOW_UNSAFE_DATABASE=yes.';
  await expect.poll(() => runDatabaseCheck(localCommitConnection), { timeout: 10_000 }).toBe(message);
  expect(await runDatabaseCheck(localCommitConnection, { ALLOW_UNSAFE_DATABASE: 'yes' })).toBeUndefined();
});

test('waitForDatabaseAndCheckIt fails after its maximum wait if a load balancer closes all connections', async () => {
  const balancer = createServer((socket) => void socket.on('error', () => {}).destroy()).listen(0, '127.0.0.1');
  onTestFinished(() => void balancer.close());
  await once(balancer, 'listening');
  const { port } = balancer.address() as AddressInfo;
  expect(await runDatabaseCheck({ host: '127.0.0.1', port, user: 'ana', password: 'secret' })).toMatch(
    /^The database has not answered for 0 seconds \((?:Connection terminated unexpectedly|ECONNRESET|read ECONNRESET|write EPIPE)\): start it, or check DATABASE_URL if it runs elsewhere\.$/,
  );
});

test('waitForDatabaseAndCheckIt fails at once if the database refuses access or writes', async () => {
  const { connection } = await createDatabaseForTest();
  const hour = 3_600_000;
  expect(await runDatabaseCheck({ ...connection, database: 'nowhere' }, {}, hour)).toBe(
    'The database refuses access (database "nowhere" does not exist): check DATABASE_URL.',
  );
  const refusal = await runDatabaseCheck({ ...connection, user: 'nobody', password: 'opensesame' }, {}, hour);
  expect(refusal).toMatch(/^The database refuses access \(.*"nobody".*\): check DATABASE_URL\.$/);
  expect(refusal).not.toContain('opensesame');
  const readOnlyConnection = { ...connection, options: '-c default_transaction_read_only=on' };
  expect(await runDatabaseCheck(readOnlyConnection, { ALLOW_UNSAFE_DATABASE: 'yes' })).toBe(
    'The database takes no writes, as a standby does not: check that DATABASE_URL leads to the primary.',
  );
});

test('if the database has fsync=off, the server exits with one message and creates no tables', async () => {
  // The start fails, because the PostgreSQL server of the tests runs with fsync=off.
  const database = await createDatabaseForTest({ template: 'template1' });
  expect(await (await startWithDatabase(database)).exited).toMatchObject({
    code: 1,
    output: '',
    complaint: `${createUnsafeSettingMessage('fsync')}\n`,
  });
  expect((await database.db.pool.query(`select from pg_tables where schemaname = 'public'`)).rowCount).toBe(0);
});

test('a server accepts a database with newer migrations than its own only if these are additive', async () => {
  const database = await createDatabaseForTest();
  const unsafeAllowedEnv = { ALLOW_UNSAFE_DATABASE: 'yes' };
  await database.db.pool.query(`insert into migrations (name) values ('900_newer.additive.sql')`);
  const server = await startWithDatabase(database, unsafeAllowedEnv);
  expect((await fetch(`${await server.ready}/api/ready`)).status).toBe(200);
  const { code, output } = await server.stop();
  const expectedMessage =
    'This database is of a newer version of Wishwell (it has 900_newer.additive.sql), with which this version works.';
  expect({ code, times: output.split(expectedMessage).length - 1 }).toEqual({ code: 0, times: 1 });
  expect(output).toContain('ALLOW_UNSAFE_DATABASE=yes');
  await database.db.pool.query(`insert into migrations (name) values ('901_newer.sql')`);
  expect(await (await startWithDatabase(database, unsafeAllowedEnv)).exited).toMatchObject({
    code: 1,
    complaint:
      'This database belongs to a newer version of Wishwell (it has 901_newer.sql): start that version, or restore a backup.\n',
  });
});
