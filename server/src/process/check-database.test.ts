import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import type pg from 'pg';
import pino from 'pino';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { testConfig } from '../../test/config.ts';
import { type FreshDatabase, freshDatabase, urlOf } from '../../test/database.ts';
import { buildWebApp, startServerProcess } from '../../test/server-process.ts';
import { createDatabase } from '../database/database.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { checkDatabase } from './check-database.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

beforeAll(buildWebApp);

const sentence = (setting: string): string =>
  `The database has ${setting}=off and can lose what it has confirmed: set it to on, or ALLOW_UNSAFE_DATABASE=yes.`;

async function folder(): Promise<string> {
  const path = await mkdtemp('/tmp/wishwell-test-');
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** What the check says of a database reached in this way. */
async function judge(connection: pg.PoolConfig, env: Record<string, string> = {}, waitMs = 0): Promise<unknown> {
  const db = createDatabase(connection);
  const verdict = await checkDatabase(db, testConfig('/tmp', env), pino({ level: 'silent' }), waitMs).catch(
    (error: Error) => error.message,
  );
  await db.close();
  return verdict;
}

/** How a server ends that an operator starts on this database. */
async function startOn(database: FreshDatabase, env: Record<string, string> = {}) {
  const where = { DATA_DIR: await folder(), DATABASE_URL: urlOf(database), ...env };
  return startServerProcess(where);
}

test('a database that syncs nothing, or confirms before it syncs, is refused, unless that is allowed', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: await folder() });
  onTestFinished(() => postgres.stop());
  expect(await judge(postgres.connection)).toBeUndefined();
  const hasty = { ...postgres.connection, options: '-c synchronous_commit=off' };
  expect(await judge(hasty)).toBe(sentence('synchronous_commit'));
  expect(await judge(hasty, { ALLOW_UNSAFE_DATABASE: 'yes' })).toBeUndefined();
});

test('a database with a standby that commits without waiting for it is refused, unless that is allowed', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: await folder() });
  onTestFinished(() => postgres.stop());
  const local = { ...postgres.connection, options: '-c synchronous_commit=local' };
  expect(await judge(local)).toBeUndefined();
  const db = createDatabase(local);
  await db.pool.query(`alter system set synchronous_standby_names = 'standby'`);
  await db.pool.query('select pg_reload_conf()');
  await db.close();
  const confirmsAlone = async (): Promise<void> =>
    expect(await judge(local)).toBe(
      'The database has synchronous_commit=local and can lose what it has confirmed when a standby takes over: set it to on, or ALLOW_UNSAFE_DATABASE=yes.',
    );
  await vi.waitFor(confirmsAlone, { timeout: 10_000 });
  expect(await judge(local, { ALLOW_UNSAFE_DATABASE: 'yes' })).toBeUndefined();
});

test('a balancer that has no primary to lead to is waited for, and named in the end', async () => {
  const balancer = createServer((socket) => void socket.on('error', () => {}).destroy()).listen(0, '127.0.0.1');
  onTestFinished(() => void balancer.close());
  await once(balancer, 'listening');
  const { port } = balancer.address() as AddressInfo;
  expect(await judge({ host: '127.0.0.1', port, user: 'ana', password: 'secret' })).toMatch(
    /^The database has not answered for 0 seconds \((?:Connection terminated unexpectedly|ECONNRESET|read ECONNRESET|write EPIPE)\): start it, or check DATABASE_URL if it runs elsewhere\.$/,
  );
});

test('a refusal is named at once, however long a late database is waited for', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const hour = 3_600_000;
  const { connection } = database;
  expect(await judge({ ...connection, database: 'nowhere' }, {}, hour)).toBe(
    'The database does not let Wishwell in (database "nowhere" does not exist): check DATABASE_URL.',
  );
  expect(await judge({ ...connection, user: 'nobody' }, {}, hour)).toMatch(
    /^The database does not let Wishwell in \(.*"nobody".*\): check DATABASE_URL\.$/,
  );
});

test('a database that takes no writes is refused', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const readOnly = { ...database.connection, options: '-c default_transaction_read_only=on' };
  expect(await judge(readOnly, { ALLOW_UNSAFE_DATABASE: 'yes' })).toBe(
    'The database takes no writes, as a standby does not: check that DATABASE_URL leads to the primary.',
  );
});

test('a server on a database without fsync ends with one sentence, before it has touched anything', async () => {
  // The test's own cluster is such a one.
  const database = await freshDatabase({ template: 'template1' });
  onTestFinished(() => database.drop());
  const { code, output, complaint } = await (await startOn(database)).exited;
  expect({ code, output, complaint }).toEqual({ code: 1, output: '', complaint: `${sentence('fsync')}\n` });
  expect((await database.db.pool.query(`select from pg_tables where schemaname = 'public'`)).rowCount).toBe(0);
});

test('a server on a database of a newer version ends with one sentence', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const allowed = { ALLOW_UNSAFE_DATABASE: 'yes' };
  const first = await startOn(database, allowed);
  expect((await fetch(`${await first.ready}/api/ready`)).status).toBe(200);
  expect(await first.stop()).toMatchObject({ code: 0, output: expect.stringContaining('ALLOW_UNSAFE_DATABASE=yes') });
  await database.db.pool.query(`insert into migrations (name) values ('900_newer.sql')`);
  const { code, complaint } = await (await startOn(database, allowed)).exited;
  expect({ code, complaint }).toEqual({
    code: 1,
    complaint:
      'This database belongs to a newer version of Wishwell (it has 900_newer.sql): start that version, or restore a backup.\n',
  });
});

test('a server on a database to which a newer version has only added starts, and says so', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const allowed = { ALLOW_UNSAFE_DATABASE: 'yes' };
  await database.db.pool.query(`insert into migrations (name) values ('900_newer.additive.sql')`);
  const server = await startOn(database, allowed);
  expect((await fetch(`${await server.ready}/api/ready`)).status).toBe(200);
  const { code, output } = await server.stop();
  const said =
    'This database is of a newer version of Wishwell (it has 900_newer.additive.sql), beside which this one goes on serving.';
  expect({ code, times: output.split(said).length - 1 }).toEqual({ code: 0, times: 1 });
});
