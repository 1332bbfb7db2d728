import { setInterval } from 'node:timers';
import { Command } from 'commander';
import { type Move, type MoveCounts, moveImages } from '../backup/move-images.ts';
import type { Config } from '../config/config.ts';
import { createDatabase } from '../database/database.ts';
import { leftFolder, openFolderStore } from '../images/stores/folder-store.ts';
import { imageFolder } from '../images/stores/open-store.ts';
import { openS3Store } from '../images/stores/s3-store.ts';
import { StartFailure } from '../process/start-failure.ts';
import { readCommandConfig } from './command-input.ts';
import { reportFailure } from './failures.ts';
import { connectToInstallation } from './with-database.ts';

const progressEveryMs = 5_000;

interface Options {
  delete: boolean;
  toFolder: boolean;
}

interface Stores extends Pick<Move, 'from' | 'to'> {
  fromName: string;
  toName: string;
}

async function openStores(config: Config, { toFolder }: Options): Promise<Stores> {
  if (config.s3 === undefined) throw new StartFailure('Set S3_URL to the bucket.');
  const bucket = openS3Store(config.s3);
  await bucket.check?.();
  const folder = imageFolder(config);
  const bucketName = `the bucket ${config.s3.bucket} at ${config.s3.address.host}`;
  return toFolder
    ? { from: bucket, fromName: bucketName, to: await openFolderStore(folder), toName: folder }
    : { from: leftFolder(folder), fromName: folder, to: bucket, toName: bucketName };
}

const formatCounts = ({ seen, total, carried, bytes }: MoveCounts): string =>
  `${seen} of ${total} pictures, ${carried} files carried, ${bytes} bytes`;

function printNextStep(options: Options, fromName: string): void {
  console.log(
    options.toFolder
      ? 'Start the server without S3_URL, and run this once more for what was added until then.'
      : 'Start the server with this S3_URL, and run this once more if it ran without until now.',
  );
  if (!options.delete)
    console.log(`Nothing was deleted: with --delete this removes from ${fromName} what has arrived.`);
}

async function move(options: Options): Promise<void> {
  const config = readCommandConfig(process.env);
  const { fromName, toName, ...stores } = await openStores(config, options);
  await using undo = new AsyncDisposableStack();
  const { connection, disconnect } = await connectToInstallation(config);
  undo.defer(disconnect);
  const db = createDatabase({ ...connection, max: 1 });
  undo.defer(() => db.close());

  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
  let progress: MoveCounts | undefined;
  const timer = setInterval(() => progress && console.log(`${formatCounts(progress)} so far`), progressEveryMs);
  undo.defer(() => clearInterval(timer));
  const counts = await moveImages(db, {
    ...stores,
    deletes: options.delete,
    signal: stop.signal,
    onProgress: (now) => (progress = now),
  });
  if (stop.signal.aborted) {
    throw new StartFailure(`Stopped after ${formatCounts(counts)}. Run the same again for the rest.`);
  }
  console.log(`${counts.arrived} picture files are in ${toName}, ${counts.carried} of them since now.`);
  printNextStep(options, fromName);
  if (counts.lost.length === 0) return;
  console.error(
    `Pictures that items show and that are in neither place: ${counts.lost.length}. Is DATA_DIR the server's?`,
  );
  process.exitCode = 2;
}

const program = new Command('npm run pictures:move --')
  .option('--to-folder', 'from the bucket into the folder, not the other way', false)
  .option('--delete', 'delete each picture from where it was once it has arrived', false)
  .action(move);
await reportFailure(() => program.parseAsync());
