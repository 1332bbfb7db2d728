import { readCommandConfig, runAndReportFailure } from './operator-command.ts';
import { migrateAll, withChangingSchema } from './with-database.ts';

await runAndReportFailure(() => withChangingSchema(readCommandConfig(process.env), migrateAll));
if (process.exitCode === undefined) console.log('The database is up to date.');
