import { rm } from 'node:fs/promises';
import { listImages } from '../server/src/backup/queries.ts';
import { reportFailure } from '../server/src/cli/failures.ts';
import { withMigrations } from '../server/src/cli/with-migrations.ts';
import { type Config, readConfig } from '../server/src/config/config.ts';
import { StartFailure } from '../server/src/process/start-failure.ts';
import type { Database } from '../server/src/database/database.ts';
import { imageFolder } from '../server/src/images/stores/open-store.ts';
import { openS3Store } from '../server/src/images/stores/s3-store.ts';
import { fileName, imageSizes } from '../server/src/images/create-images.ts';

async function reset(config: Config): Promise<void> {
  const place = config.databaseUrl === undefined ? config.dataDir : 'the database of DATABASE_URL';
  if (config.production) throw new StartFailure('NODE_ENV is production: nothing was deleted.');
  if (!process.argv.includes('--yes')) {
    throw new StartFailure(
      `This deletes every account, list and picture in ${place}. To do it: npm run db:reset -- --yes`,
    );
  }
  await withMigrations(config, async ({ db, migrateAll }) => {
    await refuseWhileUsed(db);
    await emptyBucket(config, db);
    await db.pool.query('drop schema if exists auth cascade; drop schema public cascade; create schema public');
    await rm(imageFolder(config), { recursive: true, force: true });
    await migrateAll();
    console.log(`Emptied ${place}.`);
  });
}

/** Removes the objects that have rows, while there is somebody who knows their names. */
async function emptyBucket({ s3 }: Config, db: Database): Promise<void> {
  const { rows } = await db.pool.query(`select where to_regclass('public.pictures') is not null`);
  if (s3 === undefined || rows.length === 0) return;
  const store = openS3Store(s3);
  for (let page = await listImages(db, ['']); page.length > 0;) {
    for (const { key } of page) {
      await Promise.all(imageSizes.map((size) => store.remove(fileName(key, size))));
    }
    page = await listImages(db, [page.at(-1)?.key ?? '']);
  }
}

async function refuseWhileUsed(db: Database): Promise<void> {
  const { rows } = await db.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  if (rows.length > 0)
    throw new StartFailure('Something uses the database: stop the server first. Nothing was deleted.');
}

await reportFailure(() => reset(readConfig(process.env)));
