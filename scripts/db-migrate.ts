import { withDatabase } from './database/with-database.ts';

await withDatabase(async ({ migrateAll }) => {
  await migrateAll();
  console.log('The database is up to date.');
});
