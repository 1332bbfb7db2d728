import { rm } from 'node:fs/promises';
import { listImages } from '../server/src/backup/queries.ts';
import { runAndReportFailure } from '../server/src/cli/operator-command.ts';
import { migrateAllSchemas, runSchemaChange } from '../server/src/cli/run-with-database.ts';
import { type Config, readConfig } from '../server/src/config/config.ts';
import type { Database } from '../server/src/database/database.ts';
import { getImageFileName, imageSizes } from '../server/src/images/create-images.ts';
import { getImageFolderPath } from '../server/src/images/stores/open-store.ts';
import { openS3Store } from '../server/src/images/stores/s3-store.ts';
import { StartFailure } from '../server/src/process/start-failure.ts';

async function resetDatabase(config: Config): Promise<void> {
  const target = config.databaseUrl === undefined ? config.dataDir : 'the database of DATABASE_URL';
  if (config.production) throw new StartFailure('NODE_ENV is production: nothing was deleted.');
  if (!process.argv.includes('--yes')) {
    throw new StartFailure(
      `This deletes every account, list and picture in ${target}. To confirm: npm run db:reset -- --yes`,
    );
  }
  await runSchemaChange(config, async (db) => {
    await assertDatabaseUnused(db);
    await emptyBucket(config, db);
    await db.pool.query('drop schema if exists auth cascade; drop schema public cascade; create schema public');
    await rm(getImageFolderPath(config), { recursive: true, force: true });
    await migrateAllSchemas(db);
    console.log(`Emptied ${target}.`);
  });
}

/**
 * Deletes all images from the S3 bucket. Must run before the database is emptied, because only the database
 * knows the names of the images.
 */
async function emptyBucket({ s3 }: Config, db: Database): Promise<void> {
  const { rows } = await db.pool.query(`select where to_regclass('public.pictures') is not null`);
  if (s3 === undefined || rows.length === 0) return;
  const store = openS3Store(s3);
  for (let page = await listImages(db, ['']); page.length > 0;) {
    for (const { key } of page) await Promise.all(imageSizes.map((size) => store.remove(getImageFileName(key, size))));
    page = await listImages(db, [page.at(-1)?.key ?? '']);
  }
}

/** Throws `StartFailure` if another process, such as a running server, is connected to the database. */
async function assertDatabaseUnused(db: Database): Promise<void> {
  const { rows } = await db.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  if (rows.length > 0) throw new StartFailure('The database is in use: stop the server first. Nothing was deleted.');
}

await runAndReportFailure(() => resetDatabase(readConfig(process.env)));
