import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StartFailure } from '../process/start-failure.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findRunningPostgres } from './find-running-postgres.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp('/tmp/wishwell-test-');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const startTestPostgres = (folder = dataDir): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir: folder, durable: false });

async function queryValue(connection: pg.PoolConfig, sql: string): Promise<unknown> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<[unknown]>({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

test('PostgreSQL has checksums and fsync by default, and keeps its data after a stop and restart', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir });
  expect(await queryValue(postgres.connection, 'show data_checksums')).toBe('on');
  expect(await queryValue(postgres.connection, 'show fsync')).toBe('on');
  await queryValue(postgres.connection, `create table wish as select 'a kite' as name`);
  await postgres.stop();
  const second = await startTestPostgres();
  expect(await queryValue(second.connection, 'select name from wish')).toBe('a kite');
  await second.stop();
});

test('PostgreSQL opens no TCP port and requires a password from a file that only its owner can read', async () => {
  const postgres = await startTestPostgres();
  expect(await queryValue(postgres.connection, 'show listen_addresses')).toBe('');
  await expect(queryValue({ ...postgres.connection, password: 'guess' }, 'select 1')).rejects.toThrow(
    /authentication failed/,
  );
  const { mode } = await stat(join(dataDir, 'postgres-password'));
  expect(mode & 0o777).toBe(0o600);
  await postgres.stop();
});

test('a second PostgreSQL cannot start in a folder in which one already runs', async () => {
  expect(await findRunningPostgres(dataDir)).toBeUndefined();
  const first = await startTestPostgres();
  await expect(startTestPostgres()).rejects.toThrow(StartFailure);
  await expect(startTestPostgres()).rejects.toThrow(`Wishwell is already running on ${dataDir}`);
  const connection = await findRunningPostgres(dataDir);
  expect(connection && (await queryValue(connection, 'select 1'))).toBe(1);
  await first.stop();
  expect(await findRunningPostgres(dataDir)).toBeUndefined();
});

test('PostgreSQL starts in a folder that has a long path and that only its owner can enter', async () => {
  const longPath = join(dataDir, 'closed', 'x'.repeat(120));
  await mkdir(longPath, { recursive: true, mode: 0o700 });
  const postgres = await startTestPostgres(longPath);
  expect(await queryValue(postgres.connection, 'select 1')).toBe(1);
  await postgres.stop();
});

test('stale lock files with the pid of another running process do not block a start', async () => {
  await (await startTestPostgres()).stop();
  const otherProcess = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {});
  const content = `${otherProcess.pid}\n/somewhere\n0\n5432\n/proc/self/fd/3\n\n0 0\nready   \n`;
  await writeFile(join(dataDir, 'postgres-18/postmaster.pid'), content);
  await writeFile(join(dataDir, 'postgres-18/.s.PGSQL.5432.lock'), content);
  const postgres = await startTestPostgres();
  expect(await queryValue(postgres.connection, 'select 1')).toBe(1);
  expect(otherProcess.exitCode).toBe(null);
  otherProcess.kill();
  await postgres.stop();
});

test('if the creation of the data files was interrupted, the next start creates them again', async () => {
  await mkdir(join(dataDir, 'postgres-18.new', 'base'), { recursive: true });
  await writeFile(join(dataDir, 'postgres-18.new', 'PG_VERSION'), '18\n');
  const postgres = await startTestPostgres();
  expect(await queryValue(postgres.connection, 'select 1')).toBe(1);
  await expect(stat(join(dataDir, 'postgres-18.new'))).rejects.toThrow('ENOENT');
  await postgres.stop();
});

async function killPostmaster(signal: NodeJS.Signals): Promise<void> {
  const pid = Number.parseInt(await readFile(join(dataDir, 'postgres-18/postmaster.pid'), 'utf8'), 10);
  process.kill(pid, signal);
}

test.each(['SIGINT', 'SIGKILL'] as const)(
  'PostgreSQL restarts after an unexpected end by %s, with a warning in the log',
  async (signal) => {
    const warning = Promise.withResolvers<string>();
    const postgres = await startEmbeddedPostgres({ dataDir, warn: warning.resolve });
    await queryValue(postgres.connection, 'create table wish (name text)');
    await killPostmaster(signal);
    expect(await warning.promise).toMatch(/^The embedded PostgreSQL has stopped by itself\. Its last log lines: ./);
    await vi.waitFor(() => queryValue(postgres.connection, 'select count(*) from wish'), { timeout: 15_000 });
    await postgres.stop();
    expect(await findRunningPostgres(dataDir)).toBeUndefined();
  },
);

test('a PostgreSQL that ends repeatedly is not restarted, and `died` resolves with its last log lines', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, warn: () => void killWhenReady() });
  const killWhenReady = async (): Promise<void> => {
    await vi.waitFor(() => queryValue(postgres.connection, 'select 1'), { timeout: 15_000 });
    await killPostmaster('SIGINT');
  };
  await killPostmaster('SIGINT');
  expect(await postgres.died).toContain('database system is shut down');
  await postgres.stop();
});

test('the log of PostgreSQL contains neither SQL statements nor values that PostgreSQL rejects', async () => {
  const lines: string[] = [];
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: (line) => lines.push(line) });
  await queryValue(postgres.connection, 'create table person (email text unique)');
  await queryValue(postgres.connection, `insert into person values ('ana@example.org')`);
  await expect(queryValue(postgres.connection, `insert into person values ('ana@example.org')`)).rejects.toThrow(
    'duplicate',
  );
  await postgres.stop();
  expect(lines.join('\n')).toContain('ready to accept connections');
  expect(lines.join('\n')).not.toContain('ana@example.org');
});
