import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findRunningPostgres } from '../../server/src/embedded-postgres/find-running-postgres.ts';
import { StartFailure } from '../../server/src/process/start-failure.ts';

// Name of the file that marks a folder as the data folder of the demo. The content of the file states
// whether the demo data is complete.
const markerFile = 'wishwell-demo';
const finishedMarkerContent = 'finished\n';

/**
 * Empties `dataDir`, unless its demo data is complete. Throws `StartFailure` and changes nothing if the
 * folder contains files that do not belong to the demo.
 */
export async function prepareDemoFolder(dataDir: string): Promise<{ isFinished: boolean }> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const names = await readdir(dataDir);
  if (names.length > 0 && !names.includes(markerFile)) {
    throw new StartFailure(`${dataDir} contains other files and was not changed: set DATA_DIR to another folder.`);
  }
  if (names.includes(markerFile) && (await readFile(join(dataDir, markerFile), 'utf8')) === finishedMarkerContent)
    return { isFinished: true };
  if (await findRunningPostgres(dataDir))
    throw new StartFailure(`Another process is creating a demo in ${dataDir}: wait for it or stop it.`);
  await writeFile(join(dataDir, markerFile), 'begun\n');
  const otherNames = names.filter((name) => name !== markerFile);
  await Promise.all(otherNames.map((name) => rm(join(dataDir, name), { recursive: true })));
  return { isFinished: false };
}

/** Marks the demo data as complete, so that the next start keeps it. */
export async function markDemoDataComplete(dataDir: string): Promise<void> {
  await writeFile(join(dataDir, markerFile), finishedMarkerContent);
}
