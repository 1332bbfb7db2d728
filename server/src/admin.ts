import { changeAccount } from './admin/change-account.ts';
import { readCommand, usage, UsageError } from './admin/command.ts';
import { withDatabase } from './admin/with-database.ts';
import { readConfig } from './config.ts';
import { StartFailure } from './lifecycle/start-failure.ts';

// The command signs nothing: it neither needs the installation's secret nor makes one.
const unusedSecret = 'not the secret of any installation';

/** The operator's command. Exit code 0: done; 1: it could not be done; 2: the arguments make no sense. */
async function main(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  try {
    const change = readCommand(args);
    console.log(
      await withDatabase(readConfig({ ...env, APP_SECRET: unusedSecret }), (db) => changeAccount(db, change)),
    );
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${usage}`);
      return 2;
    }
    console.error(error instanceof StartFailure ? error.message : error);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2), process.env);
