import { StartFailure } from '../../server/src/process/start-failure.ts';

/** Runs an operator's command. A `StartFailure` ends it with its sentence, anything else with its stack; exit code 1. */
export async function explained(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error);
    process.exitCode = 1;
  }
}
