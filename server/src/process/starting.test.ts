import { once } from 'node:events';
import { chmod, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { type FreshDatabase, freshDatabase, urlOf } from '../../test/database.ts';
import { buildWebApp, type ServerProcess, startServerProcess } from '../../test/server-process.ts';
import { chooseAccount } from '../embedded-postgres/account.ts';
import { chooseCopiesDir, findBinaries, findBinariesPackage } from '../embedded-postgres/binaries.ts';
import { connectToRunningPostgres } from '../embedded-postgres/connect-to-running.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let dataDir: string;

beforeAll(buildWebApp);
beforeEach(async () => {
  dataDir = await mkdtemp('/tmp/wishwell-test-');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = (env: Record<string, string> = {}): ServerProcess => startServerProcess({ DATA_DIR: dataDir, ...env });

async function answers(address: string): Promise<number> {
  return (await fetch(`${address}/api/ready`)).status;
}

async function stop(server: ServerProcess): Promise<void> {
  expect(await server.stop()).toMatchObject({ code: 0 });
}

/** A port somebody else listens on. */
async function takePort(): Promise<{ port: string; free: () => void }> {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  if (address === null || typeof address === 'string') throw new Error('Not a port');
  return { port: String(address.port), free: () => taken.close() };
}

test('a second server on the same folder ends with one sentence, and the first goes on', async () => {
  const first = start();
  const address = await first.ready;
  const second = await start().exited;
  expect(second).toMatchObject({ code: 1, output: '' });
  expect(second.complaint).toBe(
    `Wishwell is already running on ${dataDir}: stop it first, or choose another DATA_DIR.\n`,
  );
  expect(await answers(address)).toBe(200);
  await stop(first);
});

test('a taken port ends with one sentence, and the folder can be used at once', async () => {
  const { port, free } = await takePort();
  const refused = await start({ PORT: port }).exited;
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.complaint).toBe(`Port ${port} of 127.0.0.1 is taken: stop what uses it, or set PORT to another.\n`);
  free();
  const server = start({ PORT: port });
  expect(await server.ready).toBe(`http://localhost:${port}`);
  await stop(server);
});

test('a pictures folder that cannot be written to ends with one sentence', async () => {
  await writeFile(join(dataDir, 'pictures'), '');
  const refused = await start().exited;
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.complaint).toMatch(
    /^Wishwell cannot write to the pictures folder \S+\/pictures \((?:EEXIST|ENOTDIR)\): make it a folder that its user may write to\.\n$/,
  );
});

test('every fault of the configuration is named before anything is touched', async () => {
  const refused = await start({ PORT: 'http', PUBLIC_URL: 'wishes.example.org' }).exited;
  expect(refused.code).toBe(1);
  expect(refused.complaint.trim().split('\n')).toEqual([
    'PORT must be a whole number from 0 to 65535.',
    'PUBLIC_URL must be http://… or https://… with a host and nothing behind it.',
  ]);
});

/** A port that drops the first three connections and leads all others to the database. */
async function openLatePort(database: FreshDatabase): Promise<string> {
  let connections = 0;
  const late = createServer((near) => {
    near.on('error', () => near.destroy());
    connections += 1;
    if (connections <= 3) {
      near.destroy();
      return;
    }
    const far = connect(`${database.connection.host}/.s.PGSQL.5432`).on('error', () => near.destroy());
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void late.close());
  await once(late, 'listening');
  const { user, password, database: name } = database.connection;
  return `postgres://${user}:${String(password)}@127.0.0.1:${(late.address() as AddressInfo).port}/${name}`;
}

test('a start whose database is late waits for it with one log line, which holds no password', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const server = start({ DATABASE_URL: await openLatePort(database), ALLOW_UNSAFE_DATABASE: 'yes' });
  expect(await answers(await server.ready)).toBe(200);
  const { code, output, complaint } = await server.stop();
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
  expect(output.match(/Waiting for the database \(/g)).toHaveLength(1);
  expect(output).not.toContain(String(database.connection.password));
});

test('a database that refuses ends the start with one sentence that names the variable, not the password', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const connection = { ...database.connection, user: 'nobody', password: 'opensesame' };
  const refused = await start({ DATABASE_URL: urlOf({ connection }) }).exited;
  expect(refused.code).toBe(1);
  expect(refused.complaint).toMatch(/^The database does not let Wishwell in \(.*\): check DATABASE_URL\.\n$/);
  expect(refused.output + refused.complaint).not.toContain('opensesame');
});

test('lifted rate limits are said at start', async () => {
  const server = start({ RATE_LIMITS: 'off' });
  await server.ready;
  expect((await server.stop()).output).toContain('RATE_LIMITS=off');
});

test('the printed address is the public one where there is one', async () => {
  const server = start({ PUBLIC_URL: 'https://wishes.example.org/' });
  expect(await server.ready).toBe('https://wishes.example.org');
  await stop(server);
});

/** A copy of the embedded programs, as a package of the system would install them. Returns the folder of the programs. */
async function installPostgres(): Promise<string> {
  const folder = await mkdtemp('/tmp/wishwell-test-');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const account = await chooseAccount(dataDir);
  const copiesDir = chooseCopiesDir(folder);
  const { postgres } = await findBinaries({ packageDir: findBinariesPackage(), copiesDir, account });
  await cp(dirname(dirname(postgres)), folder, { recursive: true, verbatimSymlinks: true });
  return join(folder, 'bin');
}

/** Where the programs of the PostgreSQL lie that runs in `dataDir`. */
async function runningBinDir(): Promise<unknown> {
  const client = new pg.Client(await connectToRunningPostgres(dataDir));
  await client.connect();
  const { rows } = await client.query<{ setting: string }>(`select setting from pg_config where name = 'BINDIR'`);
  await client.end();
  return rows[0]?.setting;
}

test('POSTGRES_BIN runs another PostgreSQL 18, which opens the same database', async () => {
  const postgresBin = await installPostgres();
  for (const env of [{ POSTGRES_BIN: postgresBin }, {}, { POSTGRES_BIN: postgresBin }]) {
    const server = start(env);
    expect(await answers(await server.ready)).toBe(200);
    if ('POSTGRES_BIN' in env) expect(await runningBinDir()).toBe(postgresBin);
    else expect(await runningBinDir()).not.toBe(postgresBin);
    await stop(server);
  }
  expect(await readdir(dataDir)).toContain('postgres-18');
});

test('POSTGRES_BIN with another major version ends with one sentence', async () => {
  const bin = await mkdtemp('/tmp/wishwell-test-');
  onTestFinished(() => rm(bin, { recursive: true, force: true }));
  await chmod(bin, 0o755);
  for (const name of ['initdb', 'postgres'])
    await writeFile(join(bin, name), `#!/bin/sh\necho "${name} (PostgreSQL) 15.14"\n`, { mode: 0o755 });
  const refused = await start({ POSTGRES_BIN: bin }).exited;
  expect(refused).toMatchObject({
    code: 1,
    output: '',
    complaint: `POSTGRES_BIN must hold PostgreSQL 18, and ${bin}/initdb is initdb (PostgreSQL) 15.14.\n`,
  });
  expect(await readdir(dataDir)).not.toContain('postgres-18');
});
