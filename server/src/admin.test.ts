import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '../test/database.ts';
import { createDatabase, type Database } from './db.ts';
import { migrate } from './migrate.ts';
import { startEmbeddedPostgres } from './postgres/embedded.ts';

vi.setConfig({ testTimeout: 30_000 });

const adminPath = fileURLToPath(new URL('admin.ts', import.meta.url));

interface Ended {
  code: number;
  said: string;
}

/** Runs the operator's command on a data folder, as npm would. */
function admin(where: string | { DATABASE_URL: string }, ...args: string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const env = {
      ...process.env,
      ...(typeof where === 'string' ? { DATA_DIR: where } : { ...where, DATA_DIR: '/nonexistent' }),
    };
    const child = execFile(process.execPath, [adminPath, ...args], { env }, (_error, output, complaint) =>
      resolve({ code: child.exitCode ?? -1, said: (output + complaint).trim() }),
    );
  });
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-admin-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Somebody's installation as a running server keeps it: its PostgreSQL, with one account in it. */
async function installation(): Promise<{ dataDir: string; db: Database; stop: () => Promise<void> }> {
  const dataDir = await emptyFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false });
  const db = createDatabase(postgres.connection);
  const stop = async (): Promise<void> => {
    await db.close();
    await postgres.stop();
  };
  await migrate(db);
  await db.pool.query("insert into users (uid, email) values ('ana', 'Ana@example.com')");
  return { dataDir, db, stop };
}

test('while the server runs, an operator gives and takes roles and keeps people out', async () => {
  const { dataDir, db, stop } = await installation();
  const steps = [
    [['promote', 'ANA@example.com'], 'Ana@example.com is now a superuser, not staff and active.'],
    [['promote', '--staff', 'ana@example.com'], 'Ana@example.com is now a superuser, staff and active.'],
    [['demote', 'ana@example.com', '--superuser'], 'Ana@example.com is now no superuser, staff and active.'],
    [['deactivate', 'ana@example.com'], 'Ana@example.com is now no superuser, staff and not active.'],
    [['activate', 'ana@example.com'], 'Ana@example.com is now no superuser, staff and active.'],
    [['demote', 'ana@example.com', '--staff'], 'Ana@example.com is now no superuser, not staff and active.'],
    [['demote', 'ana@example.com'], 'Ana@example.com is now no superuser, not staff and active.'],
    [['promote', 'ana@example.com', '--superuser'], 'Ana@example.com is now a superuser, not staff and active.'],
  ] as const;
  for (const [args, said] of steps) expect(await admin(dataDir, ...args)).toEqual({ code: 0, said });
  const { rows } = await db.pool.query('select is_staff, is_superuser, is_active from users');
  expect(rows).toEqual([{ is_staff: false, is_superuser: true, is_active: true }]);
  await stop();
});

test('while the server does not run, the command starts the database for a moment', async () => {
  const { dataDir, stop } = await installation();
  await stop();
  const done = { code: 0, said: 'Ana@example.com is now no superuser, not staff and not active.' };
  expect(await admin(dataDir, 'deactivate', 'ana@example.com')).toEqual(done);
  // It left nothing behind that would be in the way of the next one.
  expect(await admin(dataDir, 'deactivate', 'ana@example.com')).toEqual(done);
});

test('an unknown address and an empty database are named', async () => {
  const { dataDir, db, stop } = await installation();
  expect(await admin(dataDir, 'promote', 'bo@example.com')).toEqual({
    code: 1,
    said: 'Nobody with the e-mail address bo@example.com has signed up here.',
  });
  await db.pool.query('alter table users rename to people');
  expect(await admin(dataDir, 'promote', 'ana@example.com')).toEqual({
    code: 1,
    said: 'This database is empty: start the server once.',
  });
  await stop();
});

test('a database elsewhere is changed too, and named when it does not answer', async () => {
  const { connection, db, drop } = await freshDatabase();
  onTestFinished(drop);
  await db.pool.query("insert into users (uid, email) values ('ana', 'ana@example.com')");
  const url = `postgres://${connection.user}:${String(connection.password)}@localhost/${connection.database}`;
  const socket = encodeURIComponent((connection.host ?? '').replace('self', String(process.pid)));
  const done = await admin({ DATABASE_URL: `${url}?host=${socket}` }, 'promote', 'ana@example.com');
  expect(done).toEqual({ code: 0, said: 'ana@example.com is now a superuser, not staff and active.' });

  const away = await admin({ DATABASE_URL: 'postgres://wishwell@127.0.0.1:1/x' }, 'promote', 'ana@example.com');
  expect(away.code).toBe(1);
  expect(away.said).toMatch(/^The database does not answer: .*ECONNREFUSED/);
});

test('a folder without an installation is left as it is', async () => {
  const dataDir = await emptyFolder();
  const { code, said } = await admin(dataDir, 'promote', 'ana@example.com');
  expect(code).toBe(1);
  expect(said).toBe(`There is no Wishwell in ${dataDir} yet: start the server once, or set DATA_DIR.`);
  expect(await readdir(dataDir)).toEqual([]);
});

test.each([
  [[], 'Say what to do.'],
  [['fire', 'ana@example.com'], 'There is no command fire.'],
  [['toString', 'ana@example.com'], 'There is no command toString.'],
  [['promote'], 'Say whose account'],
  [['promote', 'ana@example.com', 'bo@example.com'], 'One account at a time'],
  [['promote', 'ana@example.com', '--staff', '--superuser'], 'One of --staff and --superuser'],
  [['promote', 'ana@example.com', '--admin'], "Unknown option '--admin'"],
  [['deactivate', 'ana@example.com', '--staff'], 'deactivate takes no role'],
])('a command that makes no sense is explained: %j', async (args, reason) => {
  const { code, said } = await admin('/nonexistent', ...args);
  expect(code).toBe(2);
  expect(said).toContain(reason);
  expect(said).toContain('Usage: npm run admin --');
});
