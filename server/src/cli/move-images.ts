import { setInterval } from 'node:timers';
import { Command } from 'commander';
import { type ImageMoveOptions, type ImageMoveCounts, moveImages } from '../backup/move-images.ts';
import type { Config } from '../config/config.ts';
import { createDatabase } from '../database/database.ts';
import { openLegacyImageStore, openFolderStore } from '../images/stores/folder-store.ts';
import { getImageFolderPath } from '../images/stores/open-store.ts';
import { openS3Store } from '../images/stores/s3-store.ts';
import { StartFailure } from '../process/start-failure.ts';
import { readCommandConfig } from './command-input.ts';
import { runAndReportFailure } from './failures.ts';
import { connectToInstallation } from './with-database.ts';

const progressIntervalMs = 5_000;

interface MoveOptions {
  delete: boolean;
  toFolder: boolean;
}

interface ImageMoveStores extends Pick<ImageMoveOptions, 'from' | 'to'> {
  fromName: string;
  toName: string;
}

async function openImageMoveStores(config: Config, { toFolder }: MoveOptions): Promise<ImageMoveStores> {
  if (config.s3 === undefined) throw new StartFailure('Set S3_URL to the bucket.');
  const bucket = openS3Store(config.s3);
  await bucket.check?.();
  const folder = getImageFolderPath(config);
  const bucketName = `the bucket ${config.s3.bucket} at ${config.s3.url.host}`;
  return toFolder
    ? { from: bucket, fromName: bucketName, to: await openFolderStore(folder), toName: folder }
    : { from: openLegacyImageStore(folder), fromName: folder, to: bucket, toName: bucketName };
}

const formatMoveCounts = ({ seen, total, copied, bytes }: ImageMoveCounts): string =>
  `${seen} of ${total} pictures, ${copied} files copied, ${bytes} bytes`;

function printInstructionsAfterMove(options: MoveOptions, fromName: string): void {
  console.log(
    options.toFolder
      ? 'Start the server without S3_URL, and run this once more for pictures added until then.'
      : 'Start the server with this S3_URL. If it ran without S3_URL until now, run this command once more.',
  );
  if (!options.delete) console.log(`Nothing was deleted: use --delete to delete the copied pictures from ${fromName}.`);
}

async function moveAllImages(options: MoveOptions): Promise<void> {
  const config = readCommandConfig(process.env);
  const { fromName, toName, ...stores } = await openImageMoveStores(config, options);
  await using cleanup = new AsyncDisposableStack();
  const { connection, disconnect } = await connectToInstallation(config);
  cleanup.defer(disconnect);
  const db = createDatabase({ ...connection, max: 1 });
  cleanup.defer(() => db.close());

  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => controller.abort());
  let progress: ImageMoveCounts | undefined;
  const timer = setInterval(() => progress && console.log(`${formatMoveCounts(progress)} so far`), progressIntervalMs);
  cleanup.defer(() => clearInterval(timer));
  const counts = await moveImages(db, {
    ...stores,
    deletes: options.delete,
    signal: controller.signal,
    onProgress: (current) => (progress = current),
  });
  if (controller.signal.aborted) {
    throw new StartFailure(`Stopped after ${formatMoveCounts(counts)}. Run the same again for the rest.`);
  }
  console.log(`${counts.present} picture files are in ${toName}, ${counts.copied} of them copied now.`);
  printInstructionsAfterMove(options, fromName);
  if (counts.lost.length === 0) return;
  console.error(
    `Pictures that items show and that are missing in both stores: ${counts.lost.length}. Check that DATA_DIR is the server's.`,
  );
  process.exitCode = 2;
}

const program = new Command('npm run pictures:move --')
  .option('--to-folder', 'from the bucket into the folder, not the other way', false)
  .option('--delete', 'delete each picture from where it was once it has arrived', false)
  .action(moveAllImages);
await runAndReportFailure(() => program.parseAsync());
