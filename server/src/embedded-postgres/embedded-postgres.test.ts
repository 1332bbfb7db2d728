import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StartFailure } from '../process/start-failure.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { connectToRunningPostgres } from './connect-to-running.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp('/tmp/wishwell-test-');
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const start = (folder = dataDir): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres({ dataDir: folder, durable: false });

async function ask(connection: pg.PoolConfig, question: string): Promise<unknown> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<[unknown]>({ text: question, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

test('what was written is there after a stop and a second start', async () => {
  const first = await start();
  await ask(first.connection, 'create table wish (name text)');
  await ask(first.connection, `insert into wish values ('a kite')`);
  await first.stop();
  const second = await start();
  expect(await ask(second.connection, 'select name from wish')).toBe('a kite');
  await second.stop();
});

test('pages carry checksums, and commits reach the disk unless a test says otherwise', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir });
  expect(await ask(postgres.connection, 'show data_checksums')).toBe('on');
  expect(await ask(postgres.connection, 'show fsync')).toBe('on');
  await postgres.stop();
});

test('it listens on no port, and asks even a local program for the password, which is for its owner alone', async () => {
  const postgres = await start();
  expect(await ask(postgres.connection, 'show listen_addresses')).toBe('');
  await expect(ask({ ...postgres.connection, password: 'guess' }, 'select 1')).rejects.toThrow(/authentication failed/);
  const { mode } = await stat(join(dataDir, 'postgres-password'));
  expect(mode & 0o777).toBe(0o600);
  await postgres.stop();
});

test('a second start on the same folder is refused in one sentence and harms nothing', async () => {
  const first = await start();
  await expect(start()).rejects.toThrow(StartFailure);
  await expect(start()).rejects.toThrow(`Wishwell is already running on ${dataDir}`);
  expect(await ask(first.connection, 'select 1')).toBe(1);
  await first.stop();
});

test('a folder that only its owner may enter, and whose path is long, is no obstacle', async () => {
  const deep = join(dataDir, 'closed', 'x'.repeat(120));
  await mkdir(deep, { recursive: true, mode: 0o700 });
  const postgres = await start(deep);
  expect(await ask(postgres.connection, 'select 1')).toBe(1);
  await postgres.stop();
});

test('lock files left behind that name a living process do not keep it from starting', async () => {
  await (await start()).stop();
  const bystander = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {});
  const content = `${bystander.pid}\n/somewhere\n0\n5432\n/proc/self/fd/3\n\n0 0\nready   \n`;
  await writeFile(join(dataDir, 'postgres-18/postmaster.pid'), content);
  await writeFile(join(dataDir, 'postgres-18/.s.PGSQL.5432.lock'), content);
  const postgres = await start();
  expect(await ask(postgres.connection, 'select 1')).toBe(1);
  expect(bystander.exitCode).toBe(null);
  bystander.kill();
  await postgres.stop();
});

test('a creation that was cut off is begun again', async () => {
  await mkdir(join(dataDir, 'postgres-18.new', 'base'), { recursive: true });
  await writeFile(join(dataDir, 'postgres-18.new', 'PG_VERSION'), '18\n');
  const postgres = await start();
  expect(await ask(postgres.connection, 'select 1')).toBe(1);
  await expect(stat(join(dataDir, 'postgres-18.new'))).rejects.toThrow('ENOENT');
  await postgres.stop();
});

async function end(signal: NodeJS.Signals): Promise<void> {
  const pid = Number.parseInt(await readFile(join(dataDir, 'postgres-18/postmaster.pid'), 'utf8'), 10);
  process.kill(pid, signal);
}

test.each(['SIGINT', 'SIGKILL'] as const)('it starts again after an end by %s, and says so', async (signal) => {
  const warned = Promise.withResolvers<string>();
  const postgres = await startEmbeddedPostgres({ dataDir, warn: warned.resolve });
  await ask(postgres.connection, 'create table wish (name text)');
  await end(signal);
  expect(await warned.promise).toMatch(/^The embedded PostgreSQL has stopped by itself\. Its last words: ./);
  await vi.waitFor(() => ask(postgres.connection, 'select count(*) from wish'), { timeout: 15_000 });
  await postgres.stop();
  expect(await connectToRunningPostgres(dataDir)).toBeUndefined();
});

test('what ends again and again is given up with its last words', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, warn: () => void endSoon() });
  const endSoon = async (): Promise<void> => {
    await vi.waitFor(() => ask(postgres.connection, 'select 1'), { timeout: 15_000 });
    await end('SIGINT');
  };
  await end('SIGINT');
  expect(await postgres.died).toContain('database system is shut down');
  await postgres.stop();
});

test('a command beside the server reaches its database, and learns when there is none', async () => {
  expect(await connectToRunningPostgres(dataDir)).toBeUndefined();
  const postgres = await start();
  const connection = await connectToRunningPostgres(dataDir);
  expect(connection && (await ask(connection, 'select 1'))).toBe(1);
  await postgres.stop();
  expect(await connectToRunningPostgres(dataDir)).toBeUndefined();
});

test('no statement and no value of a refused one is written to its log', async () => {
  const lines: string[] = [];
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, log: (line) => lines.push(line) });
  await ask(postgres.connection, 'create table person (email text unique)');
  await ask(postgres.connection, `insert into person values ('ana@example.org')`);
  await expect(ask(postgres.connection, `insert into person values ('ana@example.org')`)).rejects.toThrow('duplicate');
  await postgres.stop();
  expect(lines.join('\n')).toContain('ready to accept connections');
  expect(lines.join('\n')).not.toContain('ana@example.org');
});

test('when the process that started it is killed, the database shuts down and can be started again', async () => {
  const module = new URL('./embedded-postgres.ts', import.meta.url).href;
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(module)});
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
    console.log('ready');`;
  const owner = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(owner.stdout, 'data');
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  const postgres = await start();
  expect(await ask(postgres.connection, 'select 1')).toBe(1);
  await postgres.stop();
});
