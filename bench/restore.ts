/**
 * How long an installation of 100,000 items takes into a backup, and from there to serving again: real commands on an
 * embedded database that syncs to disk. Usage: node bench/restore.ts [items]
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempDisposable, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDatabase, type Database } from '../server/src/database/database.ts';
import { openFolderStore } from '../server/src/images/stores/folder-store.ts';
import { fileName, imageSizes } from '../server/src/images/create-images.ts';
import { connectToRunningPostgres } from '../server/src/embedded-postgres/connect-to-running.ts';
import { digestImages, digestTables } from '../server/test/digests.ts';
import { buildWebApp, startServerProcess } from '../server/test/server-process.ts';
import { readOnlyCount } from './command-line.ts';
import { printTable } from './table.ts';

const items = readOnlyCount({ of: 'items', least: 1, unset: 100_000 });
const pictures = Math.ceil(items / 100);
const limitSeconds = 15;
const run = promisify(execFile);

async function withDatabaseOf<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const connection = await connectToRunningPostgres(dataDir);
  if (!connection) throw new Error(`No database runs in ${dataDir}`);
  const db = createDatabase({ ...connection, query_timeout: 0, statement_timeout: 0 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/** A thousand people with a list each, items of usual length, some claimed, and a picture for one in a hundred. */
async function fill(dataDir: string): Promise<void> {
  await withDatabaseOf(dataDir, async ({ pool }) => {
    await pool.query(`
      insert into users (uid, email, display_name) select 'u' || n, n || '@example.com', 'Person ' || n from generate_series(1, 1000) n;
      insert into friendships (low_id, high_id, status, requester_id) select n, n + 1, 'friends', n from generate_series(1, 999) n;
      insert into wishlists (owner_id, title) select id, 'Winter' from users;
      insert into items (wishlist_id, name, description, url, price)
        select 1 + n % 1000, 'Item ' || n, repeat(md5(n::text), 8), 'https://shop.example/' || md5(n::text), n % 500
        from generate_series(1, ${items}) n;
      insert into claims (item_id, giver_id) select id, wishlist_id % 1000 + 1 from items where id % 3 = 0;`);
    const store = await openFolderStore(join(dataDir, 'pictures'));
    for (let id = 1; id <= pictures; id += 1) {
      const key = randomBytes(16).toString('hex');
      await pool.query('insert into pictures (key, item_id, attached) values ($1, $2, true)', [key, id]);
      for (const size of imageSizes)
        await store.write(fileName(key, size), randomBytes(size === 'full' ? 60_000 : 15_000));
    }
  });
}

const digest = (dataDir: string): Promise<string> =>
  withDatabaseOf(dataDir, async (db) => {
    const store = await openFolderStore(join(dataDir, 'pictures'));
    // The keys for tokens are made anew: the secret that opens the old ones stayed behind.
    const { 'auth.jwks': _, ...tables } = await digestTables(db);
    return JSON.stringify([tables, await digestImages(db, store)]);
  });

/** Runs one of the two commands; answers its seconds and the most memory Node took, in megabytes. */
async function time(
  command: 'backup' | 'restore',
  file: string,
  dataDir: string,
): Promise<{ seconds: number; megabytes: number }> {
  const path = fileURLToPath(new URL(`../server/src/cli/${command}.ts`, import.meta.url));
  const report = 'process.on("exit", () => console.log("peak", process.resourceUsage().maxRSS))';
  const begun = performance.now();
  const preload = `data:text/javascript,${encodeURIComponent(report)}`;
  const { stdout } = await run(process.execPath, ['--import', preload, path, file], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const seconds = (performance.now() - begun) / 1000;
  return { seconds, megabytes: Number(/peak (\d+)/.exec(stdout)?.[1]) / 1024 };
}

buildWebApp();
await using temporary = await mkdtempDisposable(join(tmpdir(), 'wishwell-bench-'));
const folder = temporary.path;
const [from, to, file] = [join(folder, 'from'), join(folder, 'to'), join(folder, 'backup')];
const first = startServerProcess({ DATA_DIR: from });
await first.ready;
await fill(from);
const before = await digest(from);
const backup = await time('backup', file, from);
await first.stop();

const begun = performance.now();
const restore = await time('restore', file, to);
const second = startServerProcess({ DATA_DIR: to });
const ready = await fetch(`${await second.ready}/api/ready`);
const serving = (performance.now() - begun) / 1000;
const isEqual = ready.status === 200 && (await digest(to)) === before;
await second.stop();
if (!isEqual || serving > limitSeconds) process.exitCode = 1;

const row = (name: string, seconds: number, megabytes?: number): string[] => [
  name,
  `${seconds.toFixed(1)} s`,
  megabytes === undefined ? `limit ${limitSeconds} s` : `${megabytes.toFixed(0)} MB of memory`,
];
const size = ((await stat(file)).size / 1e6).toFixed(0);
printTable(`${items} items and ${pictures} pictures, a backup of ${size} MB; ${isEqual ? 'all equal' : 'NOT EQUAL'}`, [
  row('backup, the server running', backup.seconds, backup.megabytes),
  row('restore', restore.seconds, restore.megabytes),
  row('from the file to serving', serving),
]);
