import { Command } from 'commander';
import { type ImageMoveCounts, moveImagesBetweenStores } from '../backup/move-images.ts';
import { openFolderStore, openLegacyImageStore } from '../images/stores/folder-store.ts';
import { getImageFolderPath } from '../images/stores/open-store.ts';
import { openS3Store } from '../images/stores/s3-store.ts';
import { StartFailure } from '../process/start-failure.ts';
import { readConfigWithoutAppSecret, runAndReportFailure } from './operator-command.ts';
import { runWithDatabase } from './run-with-database.ts';

const formatMoveCounts = ({ seen, total, copied, bytes }: ImageMoveCounts): string =>
  `${seen} of ${total} pictures, ${copied} files copied, ${bytes} bytes`;

async function moveAllImages(options: { delete: boolean; toFolder: boolean }): Promise<void> {
  const config = readConfigWithoutAppSecret(process.env);
  if (config.s3 === undefined) throw new StartFailure('Set S3_URL to the bucket.');
  const bucket = openS3Store(config.s3);
  await bucket.check?.();
  const folder = getImageFolderPath(config);
  const stores = options.toFolder
    ? { from: bucket, to: await openFolderStore(folder) }
    : { from: openLegacyImageStore(folder), to: bucket };
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => controller.abort());
  const onProgress = (counts: ImageMoveCounts): void => {
    if (counts.seen % 100 === 0) console.log(`${formatMoveCounts(counts)} so far`);
  };
  const move = { ...stores, deletes: options.delete, signal: controller.signal, onProgress };
  const counts = await runWithDatabase(config, (db) => moveImagesBetweenStores(db, move));
  if (controller.signal.aborted)
    throw new StartFailure(`Stopped after ${formatMoveCounts(counts)}. Run the same again for the rest.`);
  console.log(`${counts.present} picture files are in the new store, ${counts.copied} of them copied now.`);
  console.log(`Start the server ${options.toFolder ? 'without' : 'with this'} S3_URL, then run this once more.`);
  if (!options.delete) console.log('Nothing was deleted: use --delete to delete the copied pictures.');
  if (counts.lost.length === 0) return;
  console.error(`Pictures that items show are missing in both stores: ${counts.lost.length}. Check DATA_DIR.`);
  process.exitCode = 2;
}

const program = new Command('npm run pictures:move --')
  .option('--to-folder', 'from the bucket into the folder, not the other way', false)
  .option('--delete', 'delete each picture from where it was once it has arrived', false)
  .action(moveAllImages);
await runAndReportFailure(() => program.parseAsync());
