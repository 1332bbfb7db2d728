import { Command } from 'commander';
import { backUpInstallation } from '../backup/back-up.ts';
import { openLegacyImageStore } from '../images/stores/folder-store.ts';
import { getImageFolderPath, openImageStore } from '../images/stores/open-store.ts';
import { readCommandConfig, resolveFilePath } from './command-input.ts';
import { runAndReportFailure } from './failures.ts';
import { withDatabase } from './with-database.ts';

async function writeBackupFile(file: string): Promise<void> {
  const config = readCommandConfig(process.env);
  // If the image folder does not exist, there are no images. The backup must not create the folder.
  const store = config.s3 ? await openImageStore(config) : openLegacyImageStore(getImageFolderPath(config));
  const result = await withDatabase(config, (db) => backUpInstallation(db, store, file));
  const { rows, tables, imageFiles, bytes, sha256, lostImages } = result;
  console.log(
    `Backed up ${rows} rows of ${tables} tables and ${imageFiles} picture files: ` +
      `${file}, ${bytes} bytes, SHA-256 ${sha256}`,
  );
  if (lostImages.length === 0) return;
  console.error(`Incomplete: pictures that items show are missing: ${lostImages.length}. Check DATA_DIR and S3_URL.`);
  process.exitCode = 2;
}

const program = new Command('npm run backup --')
  .argument('<file>', 'the file to create', resolveFilePath)
  .action(writeBackupFile);
await runAndReportFailure(() => program.parseAsync());
