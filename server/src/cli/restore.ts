import { checkBackup, restoreBackup } from '../backup/restore.ts';
import { openFolderStore } from '../images/stores/folder-store.ts';
import { getImageFolderPath } from '../images/stores/open-store.ts';
import { openS3Store } from '../images/stores/s3-store.ts';
import { runCommandWithFileArgument } from './operator-command.ts';
import { runSchemaChange } from './run-with-database.ts';

await runCommandWithFileArgument('restore', 'what npm run backup has written', async (file, config) => {
  const backup = await checkBackup(file);
  await runSchemaChange(config, async (db) => {
    const store = config.s3 ? openS3Store(config.s3) : await openFolderStore(getImageFolderPath(config));
    await store.check?.();
    const { rows, tables, imageFiles, createdAt } = await restoreBackup(db, store, backup);
    console.log(
      `Restored ${rows} rows of ${tables} tables and ${imageFiles} picture files, as they were at ${createdAt}.`,
    );
  });
});
