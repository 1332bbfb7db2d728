import { readConfig } from '../config/config.ts';
import { runAndReportFailure } from './failures.ts';
import { withMigrations } from './with-migrations.ts';

await runAndReportFailure(() =>
  withMigrations(readConfig(process.env), async ({ migrateAll }) => {
    await migrateAll();
    console.log('The database is up to date.');
  }),
);
