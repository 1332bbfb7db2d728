import { backUpInstallation } from '../backup/back-up.ts';
import { openLegacyImageStore } from '../images/stores/folder-store.ts';
import { getImageFolderPath, openImageStore } from '../images/stores/open-store.ts';
import { runCommandWithFileArgument } from './operator-command.ts';
import { runWithDatabase } from './run-with-database.ts';

await runCommandWithFileArgument('backup', 'the file to create', async (file, config) => {
  // A missing image folder means that there are no images. The backup must not create the folder.
  const store = config.s3 ? await openImageStore(config) : openLegacyImageStore(getImageFolderPath(config));
  const result = await runWithDatabase(config, (db) => backUpInstallation(db, store, file));
  const { rows, tables, imageFiles, bytes, sha256, lostImages } = result;
  console.log(
    `Backed up ${rows} rows of ${tables} tables and ${imageFiles} picture files: ` +
      `${file}, ${bytes} bytes, SHA-256 ${sha256}`,
  );
  if (lostImages.length === 0) return;
  console.error(`Incomplete: pictures that items show are missing: ${lostImages.length}. Check DATA_DIR and S3_URL.`);
  process.exitCode = 2;
});
