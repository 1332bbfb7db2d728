import { asFailure } from '../server/src/cli/failures.ts';
import { checkBackup, restore } from '../server/src/backup/restore.ts';
import { readConfig } from '../server/src/config/config.ts';
import { createDatabase } from '../server/src/database/database.ts';
import { startDatabaseServer } from '../server/src/process/database-server.ts';
import { createLogger } from '../server/src/process/logger.ts';
import { openFolderStore } from '../server/src/images/stores/folder-store.ts';
import { imageFolder } from '../server/src/images/stores/open-store.ts';
import { openS3Store } from '../server/src/images/stores/s3-store.ts';
import { backupFile } from './database/backup-file.ts';
import { explained } from './database/explained.ts';
import { unusedSecret } from './database/unused-secret.ts';

await explained(async () => {
  const file = backupFile('restore', process.env);
  const config = readConfig({ ...process.env, APP_SECRET: unusedSecret });
  const backup = await checkBackup(file);
  await using undo = new AsyncDisposableStack();
  const { connection, stop } = await startDatabaseServer(config, createLogger({ logLevel: 'warn' }));
  undo.defer(stop);
  const db = createDatabase(connection);
  undo.defer(() => db.close());
  const store = config.s3 ? openS3Store(config.s3) : await openFolderStore(imageFolder(config));
  await store.check?.().catch((error: unknown) => Promise.reject(asFailure(error)));
  const restored = await restore(db, store, backup).catch((error: unknown) => Promise.reject(asFailure(error)));
  console.log(
    `Restored ${restored.rows} rows of ${restored.tables} tables and ${restored.imageFiles} picture files, ` +
      `as they were at ${restored.createdAt}.`,
  );
});
