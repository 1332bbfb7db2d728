import { readConfigWithoutAppSecret, runAndReportFailure } from './operator-command.ts';
import { migrateAll, runSchemaChange } from './run-with-database.ts';

await runAndReportFailure(() => runSchemaChange(readConfigWithoutAppSecret(process.env), migrateAll));
if (process.exitCode === undefined) console.log('The database is up to date.');
