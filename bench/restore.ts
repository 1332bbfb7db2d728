/**
 * Measures the backup of an installation with 100,000 items, and the time from the start of a restore to a
 * ready server. Runs the operator's commands on an embedded database that syncs to disk.
 * Usage: node bench/restore.ts [items]
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempDisposable, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createDatabase, type Database } from '../server/src/database/database.ts';
import { connectToRunningPostgres } from '../server/src/embedded-postgres/connect-to-running.ts';
import { getImageFileName, imageSizes } from '../server/src/images/create-images.ts';
import { openFolderStore } from '../server/src/images/stores/folder-store.ts';
import { digestImages, digestTables } from '../server/test/digests.ts';
import { buildWebApp, startServerProcess } from '../server/test/server-process.ts';
import { parseSingleCountArgument } from './command-line.ts';
import { printTable } from './table.ts';

const itemCount = parseSingleCountArgument({ noun: 'items', minimum: 1, usual: 100_000 });
const imageCount = Math.ceil(itemCount / 100);
const maxSecondsToReady = 15;
const execFileAsync = promisify(execFile);

async function withDatabaseInFolder<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const connection = await connectToRunningPostgres(dataDir);
  if (!connection) throw new Error(`No database runs in ${dataDir}`);
  const db = createDatabase({ ...connection, query_timeout: 0, statement_timeout: 0 });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

/**
 * Inserts a thousand people with one list each. Every third item is claimed; every hundredth item has an
 * image.
 */
async function insertTestData(dataDir: string): Promise<void> {
  await withDatabaseInFolder(dataDir, async ({ pool }) => {
    await pool.query(`
      insert into users (uid, email, display_name) select 'u' || n, n || '@example.com', 'Person ' || n from generate_series(1, 1000) n;
      insert into friendships (low_id, high_id, status, requester_id) select n, n + 1, 'friends', n from generate_series(1, 999) n;
      insert into wishlists (owner_id, title) select id, 'Winter' from users;
      insert into items (wishlist_id, name, description, url, price)
        select 1 + n % 1000, 'Item ' || n, repeat(md5(n::text), 8), 'https://shop.example/' || md5(n::text), n % 500
        from generate_series(1, ${itemCount}) n;
      insert into claims (item_id, giver_id) select id, wishlist_id % 1000 + 1 from items where id % 3 = 0;`);
    const store = await openFolderStore(join(dataDir, 'pictures'));
    for (let id = 1; id <= imageCount; id += 1) {
      const key = randomBytes(16).toString('hex');
      await pool.query('insert into pictures (key, item_id, attached) values ($1, $2, true)', [key, id]);
      for (const size of imageSizes)
        await store.write(getImageFileName(key, size), randomBytes(size === 'full' ? 60_000 : 15_000));
    }
  });
}

const computeDataDigest = (dataDir: string): Promise<string> =>
  withDatabaseInFolder(dataDir, async (db) => {
    const store = await openFolderStore(join(dataDir, 'pictures'));
    // The digest does not include the signing keys: a restore creates new keys, because a backup does not
    // contain APP_SECRET.
    const { 'auth.jwks': _, ...tables } = await digestTables(db);
    return JSON.stringify([tables, await digestImages(db, store)]);
  });

/** Runs an operator's command. Returns its duration in seconds and its peak memory in MB. */
async function timeCommand(
  command: 'backup' | 'restore',
  file: string,
  dataDir: string,
): Promise<{ seconds: number; megabytes: number }> {
  const path = fileURLToPath(new URL(`../server/src/cli/${command}.ts`, import.meta.url));
  const report = 'process.on("exit", () => console.log("peak", process.resourceUsage().maxRSS))';
  const startedAt = performance.now();
  const preload = `data:text/javascript,${encodeURIComponent(report)}`;
  const { stdout } = await execFileAsync(process.execPath, ['--import', preload, path, file], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const seconds = (performance.now() - startedAt) / 1000;
  return { seconds, megabytes: Number(/peak (\d+)/.exec(stdout)?.[1]) / 1024 };
}

buildWebApp();
await using temporary = await mkdtempDisposable(join(tmpdir(), 'wishwell-bench-'));
const temporaryFolder = temporary.path;
const [sourceFolder, targetFolder, file] = [
  join(temporaryFolder, 'from'),
  join(temporaryFolder, 'to'),
  join(temporaryFolder, 'backup'),
];
const sourceServer = startServerProcess({ DATA_DIR: sourceFolder });
await sourceServer.ready;
await insertTestData(sourceFolder);
const digestBeforeBackup = await computeDataDigest(sourceFolder);
const backupMeasurement = await timeCommand('backup', file, sourceFolder);
await sourceServer.stop();

const restoreStartedAt = performance.now();
const restoreMeasurement = await timeCommand('restore', file, targetFolder);
const restoredServer = startServerProcess({ DATA_DIR: targetFolder });
const readyResponse = await fetch(`${await restoredServer.ready}/api/ready`);
const secondsToReady = (performance.now() - restoreStartedAt) / 1000;
const isRestoredDataEqual =
  readyResponse.status === 200 && (await computeDataDigest(targetFolder)) === digestBeforeBackup;
await restoredServer.stop();
if (!isRestoredDataEqual || secondsToReady > maxSecondsToReady) process.exitCode = 1;

const createReportRow = (name: string, seconds: number, megabytes?: number): string[] => [
  name,
  `${seconds.toFixed(1)} s`,
  megabytes === undefined ? `limit ${maxSecondsToReady} s` : `${megabytes.toFixed(0)} MB of memory`,
];
const backupSizeMb = ((await stat(file)).size / 1e6).toFixed(0);
printTable(
  `${itemCount} items and ${imageCount} pictures, a backup of ${backupSizeMb} MB; ${isRestoredDataEqual ? 'all equal' : 'NOT EQUAL'}`,
  [
    createReportRow('backup, the server running', backupMeasurement.seconds, backupMeasurement.megabytes),
    createReportRow('restore', restoreMeasurement.seconds, restoreMeasurement.megabytes),
    createReportRow('from the file to serving', secondsToReady),
  ],
);
