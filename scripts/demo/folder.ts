import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../../server/src/process/start-failure.ts';
import { connectToRunningPostgres } from '../../server/src/embedded-postgres/connect-to-running.ts';

// Says that everything beside it is a demo, and whether it was finished.
const mark = 'wishwell-demo';
const finished = 'finished\n';

/**
 * Makes `dataDir` ready for the demo: as it is when it holds a finished one, else emptied. Answers which. Throws
 * `StartFailure` when it holds anything else, and touches nothing then.
 */
export async function takeFolder(dataDir: string): Promise<{ isFinished: boolean }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const names = await readdir(dataDir);
  if (names.length > 0 && !names.includes(mark)) {
    throw new StartFailure(`${dataDir} holds something else than a demo and was not touched: set DATA_DIR to another.`);
  }
  if (names.includes(mark) && (await readFile(join(dataDir, mark), 'utf8')) === finished) return { isFinished: true };
  if (await connectToRunningPostgres(dataDir)) throw new StartFailure(`Another demo is being made in ${dataDir}.`);
  await writeFile(join(dataDir, mark), 'begun\n');
  const rest = names.filter((name) => name !== mark);
  await Promise.all(rest.map((name) => rm(join(dataDir, name), { recursive: true })));
  return { isFinished: false };
}

/** The next demo in `dataDir` begins with the world as it was left. */
export async function finishFolder(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, mark), finished);
}
