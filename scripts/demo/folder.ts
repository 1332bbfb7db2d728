import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '../../server/src/process/start-failure.ts';
import { connectToRunningPostgres } from '../../server/src/embedded-postgres/connect-to-running.ts';

// Marker file: the folder holds a demo, finished or not.
const mark = 'wishwell-demo';
const finished = 'finished\n';

/** Empties `dataDir` unless it holds a finished demo. Throws `StartFailure`, changing nothing, if it holds anything else. */
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

/** Marks the demo as complete, so that the next start keeps its data. */
export async function finishFolder(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, mark), finished);
}
