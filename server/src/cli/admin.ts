import { StartFailure } from '../process/start-failure.ts';
import { getOperatorName } from './admin/audit-log.ts';
import { parseAdminCommand, UsageError, formatUsage } from './admin/program.ts';
import { executeAdminCommand } from './admin/run-command.ts';
import { escapeUnprintable, toPrintableJson } from './admin/table.ts';
import { readCommandConfig } from './command-input.ts';
import { withDatabase } from './with-database.ts';

const escapeUnprintableInLines = (text: string): string => text.split('\n').map(escapeUnprintable).join('\n');

async function runAdminCommand(args: string[], env: NodeJS.ProcessEnv, isJson: boolean): Promise<void> {
  const command = parseAdminCommand(args);
  const config = readCommandConfig(env);
  const actor = getOperatorName();
  const { document, text, warnings } = await withDatabase(config, (db) =>
    executeAdminCommand({ db, config, actor }, command),
  );
  console.log(isJson ? toPrintableJson({ ...document, warnings }) : escapeUnprintableInLines(text));
  for (const warning of warnings) console.error(`Warning: ${warning}`);
}

/** Prints the error. For an unexpected error, also prints the stack. Returns the exit code. */
function printErrorAndGetExitCode(error: unknown, args: readonly string[], isJson: boolean): number {
  const isUsage = error instanceof UsageError;
  const isExpected = isUsage || error instanceof StartFailure;
  const message = error instanceof Error ? error.message : String(error);
  if (isJson) console.log(toPrintableJson({ error: message }));
  else if (isUsage) console.error(`${escapeUnprintableInLines(message)}\n\n${formatUsage(args)}`);
  else if (isExpected) console.error(escapeUnprintableInLines(message));
  if (!isExpected) console.error(error);
  return isUsage ? 2 : 1;
}

/**
 * Runs the operator's command. Returns the exit code: 0 for success, 1 for a failure, 2 for invalid
 * arguments.
 */
async function runAdminProgram(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (args.includes('--help')) {
    console.log(formatUsage(args));
    return 0;
  }
  const isJson = args.includes('--json');
  try {
    await runAdminCommand(args, env, isJson);
    return 0;
  } catch (error) {
    return printErrorAndGetExitCode(error, args, isJson);
  }
}

process.exitCode = await runAdminProgram(process.argv.slice(2), process.env);
