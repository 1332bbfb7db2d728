import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { Command } from 'commander';
import { type Config, readConfig } from '../config/config.ts';
import { convertDatabaseErrorToProblem } from '../http/database-errors.ts';
import { StoreUnavailableProblem } from '../images/stores/store-unavailable.ts';
import { StartFailure } from '../process/start-failure.ts';
import { escapeUnprintableCharacters } from './admin/table.ts';

/**
 * Reads the configuration for a command that uses no secret. A dummy value replaces APP_SECRET: the command
 * needs no such setting, and creates no file for it.
 */
export const readConfigWithoutAppSecret = (env: NodeJS.ProcessEnv): Config =>
  readConfig({ ...env, APP_SECRET: 'not the secret of any installation' });

/** Runs an operator command. If it fails, prints the failure and sets exit code 1. */
export async function runAndReportFailure(command: () => Promise<unknown>): Promise<void> {
  try {
    await command();
  } catch (error) {
    printFailure(convertToStartFailure(error));
    process.exitCode = 1;
  }
}

/**
 * Runs an operator command that has a file argument. The path is relative to the folder where the operator
 * called npm.
 */
export async function runCommandWithFileArgument(
  name: string,
  description: string,
  run: (file: string, config: Config) => Promise<void>,
): Promise<void> {
  const program = new Command(`npm run ${name} --`)
    .argument('<file>', description)
    .action((file: string) =>
      run(resolve(process.env['INIT_CWD'] ?? '.', file), readConfigWithoutAppSecret(process.env)),
    );
  await runAndReportFailure(() => program.parseAsync());
}

/** Prints the message of a `StartFailure`, or another error with its stack. */
export const printFailure = (error: unknown): void =>
  console.error(escapeUnprintableCharacters(error instanceof StartFailure ? error.message : inspect(error)));

export const isDatabaseUnavailable = (error: unknown): boolean => convertDatabaseErrorToProblem(error)?.status === 503;

/**
 * If the operator can remove the cause of an error, returns a `StartFailure` with advice. Returns any other
 * error unchanged.
 */
export function convertToStartFailure(error: unknown): unknown {
  const advice = error instanceof Error ? findAdvice(error) : undefined;
  return advice === undefined ? error : new StartFailure(advice, { cause: error });
}

/** Returns advice for the operator about an error. The codes are SQLSTATE codes of PostgreSQL. */
function findAdvice(error: Error): string | undefined {
  if (error instanceof StoreUnavailableProblem) return `${error.store} fails (${error.reason}): try again later.`;
  const code = 'code' in error ? String(error.code) : '';
  const reason = error.message || code;
  if (code === '42P01') return 'This database lacks tables: start the server once.';
  if (/^(?:28|3D|42501)/.test(code)) return `The database refuses access (${reason}): check DATABASE_URL.`;
  return isDatabaseUnavailable(error) ? `The database does not answer: ${reason}` : undefined;
}
