import { nameOperator } from './admin/audit-log.ts';
import { readCommand, UsageError, usageFor } from './admin/program.ts';
import { runCommand } from './admin/run-command.ts';
import { printable, printableJson } from './admin/table.ts';
import { readCommandConfig } from './command-input.ts';
import { withDatabase } from './with-database.ts';
import { StartFailure } from '../process/start-failure.ts';

const lines = (text: string): string => text.split('\n').map(printable).join('\n');

async function run(args: string[], env: NodeJS.ProcessEnv, asJson: boolean): Promise<void> {
  const command = readCommand(args);
  const config = readCommandConfig(env);
  const actor = nameOperator();
  const { document, text, warnings } = await withDatabase(config, (db) => runCommand({ db, config, actor }, command));
  console.log(asJson ? printableJson({ ...document, warnings }) : lines(text));
  for (const warning of warnings) console.error(`Warning: ${warning}`);
}

/** Says what went wrong; what nobody foresaw, with its stack. Answers the exit code. */
function explain(error: unknown, args: readonly string[], asJson: boolean): number {
  const isUsage = error instanceof UsageError;
  const isForeseen = isUsage || error instanceof StartFailure;
  const sentence = error instanceof Error ? error.message : String(error);
  if (asJson) console.log(printableJson({ error: sentence }));
  else if (isUsage) console.error(`${lines(sentence)}\n\n${usageFor(args)}`);
  else if (isForeseen) console.error(lines(sentence));
  if (!isForeseen) console.error(error);
  return isUsage ? 2 : 1;
}

/** The operator's command. Exit code 0: done; 1: it could not be done; 2: the arguments make no sense. */
async function main(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (args.includes('--help')) {
    console.log(usageFor(args));
    return 0;
  }
  const asJson = args.includes('--json');
  try {
    await run(args, env, asJson);
    return 0;
  } catch (error) {
    return explain(error, args, asJson);
  }
}

process.exitCode = await main(process.argv.slice(2), process.env);
