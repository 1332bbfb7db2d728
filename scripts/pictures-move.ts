import { setInterval } from 'node:timers';
import { parseArgs } from 'node:util';
import { asFailure } from '../server/src/cli/failures.ts';
import { connectToInstallation } from '../server/src/cli/with-database.ts';
import { type Move, type MoveCounts, moveImages } from '../server/src/backup/move-images.ts';
import { type Config, readConfig } from '../server/src/config/config.ts';
import { createDatabase } from '../server/src/database/database.ts';
import { StartFailure } from '../server/src/process/start-failure.ts';
import { leftFolder, openFolderStore } from '../server/src/images/stores/folder-store.ts';
import { imageFolder } from '../server/src/images/stores/open-store.ts';
import { openS3Store } from '../server/src/images/stores/s3-store.ts';
import { explained } from './database/explained.ts';
import { unusedSecret } from './database/unused-secret.ts';

const usage = 'Say nothing behind it but --delete and --to-folder: npm run pictures:move -- [--to-folder] [--delete]';
const tellEveryMs = 5_000;

interface Wishes {
  deletes: boolean;
  toFolder: boolean;
}

function readWishes(): Wishes {
  try {
    const options = { delete: { type: 'boolean' }, 'to-folder': { type: 'boolean' } } as const;
    const { values } = parseArgs({ options });
    return { deletes: values.delete ?? false, toFolder: values['to-folder'] ?? false };
  } catch (cause) {
    throw new StartFailure(usage, { cause });
  }
}

async function placesOf(
  config: Config,
  { toFolder }: Wishes,
): Promise<Pick<Move, 'from' | 'to'> & { names: string[] }> {
  if (config.s3 === undefined) throw new StartFailure('Set S3_URL to the bucket.');
  const bucket = openS3Store(config.s3);
  await bucket.check?.();
  const folder = imageFolder(config);
  const names = [folder, `the bucket ${config.s3.bucket} at ${config.s3.address.host}`];
  return toFolder
    ? { from: bucket, to: await openFolderStore(folder), names: names.toReversed() }
    : { from: leftFolder(folder), to: bucket, names };
}

const soFar = ({ seen, total, carried, bytes }: MoveCounts): string =>
  `${seen} of ${total} pictures, ${carried} files carried, ${bytes} bytes`;

function sayWhatNext({ toFolder, deletes }: Wishes, [from = '']: readonly string[]): void {
  console.log(
    toFolder
      ? 'Start the server without S3_URL, and run this once more for what was added until then.'
      : 'Start the server with this S3_URL, and run this once more if it ran without until now.',
  );
  if (!deletes) console.log(`Nothing was deleted: with --delete this removes from ${from} what has arrived.`);
}

await explained(async () => {
  const wishes = readWishes();
  const config = readConfig({ ...process.env, APP_SECRET: unusedSecret });
  await using undo = new AsyncDisposableStack();
  const work = async (): Promise<void> => {
    const { names, ...places } = await placesOf(config, wishes);
    const { connection, disconnect } = await connectToInstallation(config);
    undo.defer(disconnect);
    const db = createDatabase({ ...connection, max: 1 });
    undo.defer(() => db.close());

    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
    let told: MoveCounts | undefined;
    const timer = setInterval(() => told && console.log(`${soFar(told)} so far`), tellEveryMs);
    undo.defer(() => clearInterval(timer));
    const counts = await moveImages(db, {
      ...places,
      deletes: wishes.deletes,
      signal: stop.signal,
      onProgress: (now) => (told = now),
    });
    if (stop.signal.aborted) {
      throw new StartFailure(`Stopped after ${soFar(counts)}. Run the same again for the rest.`);
    }
    console.log(`${counts.arrived} picture files are in ${names[1]}, ${counts.carried} of them since now.`);
    sayWhatNext(wishes, names);
    if (counts.lost.length === 0) return;
    console.error(
      `Pictures that items show and that are in neither place: ${counts.lost.length}. Is DATA_DIR the server's?`,
    );
    process.exitCode = 2;
  };
  await work().catch((error: unknown) => Promise.reject(asFailure(error)));
});
