import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../server/src/lifecycle/start-failure.ts';
import type { Database } from '../server/src/db.ts';
import { withDatabase } from './database/with-database.ts';

await withDatabase(async ({ config, db, migrateAll }) => {
  const place = config.databaseUrl === undefined ? config.dataDir : 'the database of DATABASE_URL';
  if (config.production) throw new StartFailure('NODE_ENV is production: nothing was deleted.');
  if (!process.argv.includes('--yes')) {
    throw new StartFailure(
      `This deletes every account, list and picture in ${place}. To do it: npm run db:reset -- --yes`,
    );
  }
  await refuseWhileUsed(db);
  await db.pool.query('drop schema if exists auth cascade; drop schema public cascade; create schema public');
  await rm(join(config.dataDir, 'pictures'), { recursive: true, force: true });
  await migrateAll();
  console.log(`Emptied ${place}.`);
});

async function refuseWhileUsed(db: Database): Promise<void> {
  const { rows } = await db.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  if (rows.length > 0)
    throw new StartFailure('Something uses the database: stop the server first. Nothing was deleted.');
}
