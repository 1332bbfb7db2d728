import { parseArgs } from 'node:util';
import { isStartedByNpm } from '../../server/src/config/config.ts';
import { StartFailure } from '../../server/src/process/start-failure.ts';
import { stopRequested } from '../../server/src/process/stop-requests.ts';
import { isMishap, type MishapName, mishaps } from './mishaps.ts';

interface Wishes {
  /** Whether a commit waits until another node has it. */
  synchronous: boolean;
  /** How many times it happens, and what. */
  rounds: number;
  mishap: MishapName;
}

/** What is written behind `npm run … --`. Throws `StartFailure`. */
export function readWishes(args: readonly string[]): Wishes {
  const options = {
    asynchronous: { type: 'boolean' },
    rounds: { type: 'string', default: '5' },
    mishap: { type: 'string', default: 'lost' },
  } as const;
  try {
    const { values } = parseArgs({ args: [...args], options });
    if (!/^[1-9]\d{0,2}$/.test(values.rounds)) throw new TypeError('--rounds takes a number from 1 to 999.');
    const { mishap } = values;
    if (!isMishap(mishap)) throw new TypeError(`--mishap takes one of ${Object.keys(mishaps).join(', ')}.`);
    return { synchronous: values.asynchronous !== true, rounds: Number(values.rounds), mishap };
  } catch (error) {
    throw new StartFailure((error as Error).message);
  }
}

class Interrupted extends Error {}

/** Rejects when somebody asks for the end: Ctrl-C, SIGTERM, or the end of the terminal or of npm. */
async function interruption(): Promise<never> {
  await stopRequested({ underNpm: isStartedByNpm(process.env), bySighup: true });
  throw new Interrupted();
}

/**
 * Runs `work` and then undoes everything it has deferred, also when it is asked to stop. Exit code 1 when it fails: a
 * `StartFailure` with its sentence, anything else with its stack; 130 when it was stopped.
 */
export async function untilDone(work: (undo: AsyncDisposableStack) => Promise<void>): Promise<never> {
  try {
    await using undo = new AsyncDisposableStack();
    await Promise.race([work(undo), interruption()]);
  } catch (error) {
    process.exitCode = error instanceof Interrupted ? 130 : 1;
    if (error instanceof StartFailure) console.error(error.message);
    else if (!(error instanceof Interrupted)) console.error(error);
  }
  // Whatever was cut off in the middle is not waited for.
  process.exit();
}
