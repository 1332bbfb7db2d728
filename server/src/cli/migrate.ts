import { readConfigWithoutAppSecret, runAndReportFailure } from './operator-command.ts';
import { migrateAllSchemas, runSchemaChange } from './run-with-database.ts';

await runAndReportFailure(() => runSchemaChange(readConfigWithoutAppSecret(process.env), migrateAllSchemas));
if (process.exitCode === undefined) console.log('The database is up to date.');
