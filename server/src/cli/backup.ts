import { Command } from 'commander';
import { backUpInstallation } from '../backup/back-up.ts';
import { createDatabase } from '../database/database.ts';
import { openLegacyImageStore } from '../images/stores/folder-store.ts';
import { getImageFolderPath, openImageStore } from '../images/stores/open-store.ts';
import { readCommandConfig, resolveFilePath } from './command-input.ts';
import { runAndReportFailure } from './failures.ts';
import { connectToInstallation } from './with-database.ts';

async function writeBackupFile(file: string): Promise<void> {
  const config = readCommandConfig(process.env);
  const folder = getImageFolderPath(config);
  await using cleanup = new AsyncDisposableStack();
  const { connection, disconnect } = await connectToInstallation(config);
  cleanup.defer(disconnect);
  const db = createDatabase({ ...connection, max: 1 });
  cleanup.defer(() => db.close());
  // If the image folder does not exist, there are no images. The backup must not create the folder.
  const store = config.s3 ? await openImageStore(config) : openLegacyImageStore(folder);
  const { rows, tables, imageFiles, bytes, sha256, lostImages } = await backUpInstallation(db, store, file);
  console.log(
    `Backed up ${rows} rows of ${tables} tables and ${imageFiles} picture files: ` +
      `${file}, ${bytes} bytes, SHA-256 ${sha256}`,
  );
  const lostCount = lostImages.length;
  if (lostCount === 0) return;
  console.error(
    config.s3
      ? `Incomplete: pictures that items show and that are neither in the bucket of S3_URL nor in ${folder}: ${lostCount}.`
      : `Incomplete: pictures that items show and that are not in ${folder}: ${lostCount}. Check that DATA_DIR is the server's.`,
  );
  process.exitCode = 2;
}

const program = new Command('npm run backup --')
  .argument('<file>', 'the file to create', resolveFilePath)
  .action(writeBackupFile);
await runAndReportFailure(() => program.parseAsync());
