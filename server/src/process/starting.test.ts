import { once } from 'node:events';
import { chmod, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createDatabaseForTest } from '../../test/database-for-test.ts';
import { type FreshDatabase } from '../../test/database.ts';
import { type ServerProcess, startServerProcess } from '../../test/server-process.ts';
import { chooseSystemAccountForPostgres } from '../embedded-postgres/account.ts';
import { getProgramCopiesFolder, findBinaries, findBinariesPackage } from '../embedded-postgres/binaries.ts';
import { findRunningPostgres } from '../embedded-postgres/find-running-postgres.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp('/tmp/wishwell-test-');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const startServer = (env: Record<string, string> = {}): ServerProcess =>
  startServerProcess({ DATA_DIR: dataDir, ...env });

async function getReadyStatus(address: string): Promise<number> {
  return (await fetch(`${address}/api/ready`)).status;
}

async function stopServer(server: ServerProcess): Promise<void> {
  expect(await server.stop()).toMatchObject({ code: 0 });
}

test('a second server with the same DATA_DIR exits with one message, and the first server continues', async () => {
  const first = startServer();
  const address = await first.ready;
  const second = await startServer().exited;
  expect(second).toMatchObject({
    code: 1,
    output: '',
    complaint: `Wishwell is already running on ${dataDir}: stop it first, or choose another DATA_DIR.\n`,
  });
  expect(await getReadyStatus(address)).toBe(200);
  await stopServer(first);
});

test('a server exits with one message if its port is in use; a later start with this DATA_DIR succeeds', async () => {
  const occupyingServer = createServer().listen(0, '127.0.0.1');
  await once(occupyingServer, 'listening');
  const port = String((occupyingServer.address() as AddressInfo).port);
  const refused = await startServer({ PORT: port }).exited;
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.complaint).toBe(
    `Port ${port} of 127.0.0.1 is in use: stop the program that uses it, or set PORT to another.\n`,
  );
  occupyingServer.close();
  const server = startServer({ PORT: port });
  expect(await server.ready).toBe(`http://localhost:${port}`);
  await stopServer(server);
});

test('a server exits with one message if it cannot create its pictures folder', async () => {
  await writeFile(join(dataDir, 'pictures'), '');
  const refused = await startServer().exited;
  expect(refused).toMatchObject({ code: 1, output: '' });
  expect(refused.complaint).toMatch(
    /^Wishwell cannot write to the pictures folder \S+\/pictures \((?:EEXIST|ENOTDIR)\): make it a folder that its user may write to\.\n$/,
  );
});

test('a server with two invalid settings exits with a message for each setting', async () => {
  const refused = await startServer({ PORT: 'http', PUBLIC_URL: 'wishes.example.org' }).exited;
  expect(refused.code).toBe(1);
  expect(refused.complaint.trim().split('\n')).toEqual([
    'PORT must be a whole number from 0 to 65535.',
    'PUBLIC_URL must be http://… or https://… with a host and nothing after it.',
  ]);
});

/** Opens a port that closes its first three connections. It forwards later connections to the database. */
async function startLateDatabaseProxy(database: FreshDatabase): Promise<string> {
  let connections = 0;
  const proxy = createServer((clientSocket) => {
    clientSocket.on('error', () => clientSocket.destroy());
    connections += 1;
    if (connections <= 3) {
      clientSocket.destroy();
      return;
    }
    const databaseSocket = connect(`${database.connection.host}/.s.PGSQL.5432`).on('error', () =>
      clientSocket.destroy(),
    );
    clientSocket.pipe(databaseSocket).pipe(clientSocket);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void proxy.close());
  await once(proxy, 'listening');
  const { user, password, database: name } = database.connection;
  return `postgres://${user}:${String(password)}@127.0.0.1:${(proxy.address() as AddressInfo).port}/${name}`;
}

test('a server waits for a database that starts later, and logs this once, without the password', async () => {
  const database = await createDatabaseForTest();
  const server = startServer({ DATABASE_URL: await startLateDatabaseProxy(database), ALLOW_UNSAFE_DATABASE: 'yes' });
  expect(await getReadyStatus(await server.ready)).toBe(200);
  const { code, output, complaint } = await server.stop();
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
  expect(output.match(/Waiting for the database \(/g)).toHaveLength(1);
  expect(output).not.toContain(String(database.connection.password));
});

test('a server prints PUBLIC_URL and a message for each setting that no longer exists', async () => {
  const former = { WORKERS: '2', LIMIT_UPLOAD_BYTES_AT_ONCE: '1' };
  const env = { RATE_LIMITS: 'off', PUBLIC_URL: 'https://wishes.example.org/', ...former };
  const server = startServer({ ...env, LINK_PREVIEW_ALLOW: 'shop.lan:8080,10.0.0.7:80' });
  expect(await server.ready).toBe('https://wishes.example.org');
  const { output } = await server.stop();
  for (const name of Object.keys(former)) expect(output.split(`${name} is no longer a setting`)).toHaveLength(2);
  expect(output).toContain('RATE_LIMITS=off');
  expect(output).toContain('LINK_PREVIEW_ALLOW: link previews may request shop.lan:8080, 10.0.0.7:80.');
});

const hasIpv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);

test.each(['0.0.0.0', '::'])('the health check of a server with HOST=%s succeeds over IPv4 and IPv6', async (host) => {
  const server = startServer({ HOST: host });
  const { port } = new URL(await server.ready);
  for (const name of ['localhost', '127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])])
    expect((await fetch(`http://${name}:${port}/api/health`)).status).toBe(200);
  await stopServer(server);
});

/** Copies the programs of the embedded PostgreSQL. Returns the path of their new folder. */
async function installPostgres(): Promise<string> {
  const folder = await mkdtemp('/tmp/wishwell-test-');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  const account = await chooseSystemAccountForPostgres(dataDir);
  const copiesDir = getProgramCopiesFolder(folder);
  const { postgres } = await findBinaries({ packageDir: findBinariesPackage(), copiesDir, account });
  await cp(dirname(dirname(postgres)), folder, { recursive: true, verbatimSymlinks: true });
  return join(folder, 'bin');
}

async function findPostgresBinDir(): Promise<unknown> {
  const client = new pg.Client(await findRunningPostgres(dataDir));
  await client.connect();
  const { rows } = await client.query<{ setting: string }>(`select setting from pg_config where name = 'BINDIR'`);
  await client.end();
  return rows[0]?.setting;
}

test('a server uses the PostgreSQL 18 programs in POSTGRES_BIN with its existing data files', async () => {
  const postgresBin = await installPostgres();
  for (const env of [{ POSTGRES_BIN: postgresBin }, {}, { POSTGRES_BIN: postgresBin }]) {
    const server = startServer(env);
    expect(await getReadyStatus(await server.ready)).toBe(200);
    if ('POSTGRES_BIN' in env) expect(await findPostgresBinDir()).toBe(postgresBin);
    else expect(await findPostgresBinDir()).not.toBe(postgresBin);
    await stopServer(server);
  }
  expect(await readdir(dataDir)).toContain('postgres-18');
});
