import { hostname, userInfo } from 'node:os';
import { CommanderError } from 'commander';
import { isDatabaseSchemaSupported } from '../database/migrations/migrate.ts';
import { StartFailure } from '../process/start-failure.ts';
import { parseAdminCommand } from './admin/program.ts';
import { escapeUnprintableCharacters } from './admin/table.ts';
import { printFailure, readConfigWithoutAppSecret } from './operator-command.ts';
import { runWithDatabase } from './run-with-database.ts';

const args = process.argv.slice(2);
const isJson = args.includes('--json');
const print = (text: string): void => console.log(escapeUnprintableCharacters(text));
const printJson = (document: object): void => print(JSON.stringify(document, null, 2));

/**
 * Returns the user and host name of the operating system, for the audit log. Returns the user id instead of a
 * missing user name: in a container, a user may have no name.
 */
function getOperatorName(): string {
  try {
    return `${userInfo().username}@${hostname()}`;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}@${hostname()}`;
  }
}

try {
  const command = parseAdminCommand(args, isJson ? undefined : console.error);
  const config = readConfigWithoutAppSecret(process.env);
  const { document, text, warnings } = await runWithDatabase(config, async (db) => {
    if (await isDatabaseSchemaSupported(db)) return command({ db, config, actor: getOperatorName() });
    throw new StartFailure('This database is of another version of Wishwell: start its server once.');
  });
  if (isJson) printJson({ ...document, warnings });
  else print(text);
  for (const warning of warnings) console.error(`Warning: ${warning}`);
} catch (error) {
  const isUsage = error instanceof CommanderError;
  process.exitCode = isUsage ? error.exitCode && 2 : 1;
  if (isJson && process.exitCode !== 0) printJson({ error: error instanceof Error ? error.message : String(error) });
  const isReported = isUsage || (isJson && error instanceof StartFailure);
  if (!isReported) printFailure(error);
}
