import { asFailure } from '../server/src/cli/failures.ts';
import { connectToInstallation } from '../server/src/cli/with-database.ts';
import { backUp } from '../server/src/backup/back-up.ts';
import { readConfig } from '../server/src/config/config.ts';
import { createDatabase } from '../server/src/database/database.ts';
import { leftFolder } from '../server/src/images/stores/folder-store.ts';
import { openImageStore, imageFolder } from '../server/src/images/stores/open-store.ts';
import { backupFile } from './database/backup-file.ts';
import { explained } from './database/explained.ts';
import { unusedSecret } from './database/unused-secret.ts';

await explained(async () => {
  const file = backupFile('backup', process.env);
  const config = readConfig({ ...process.env, APP_SECRET: unusedSecret });
  const folder = imageFolder(config);
  await using undo = new AsyncDisposableStack();
  const { connection, disconnect } = await connectToInstallation(config);
  undo.defer(disconnect);
  const db = createDatabase({ ...connection, max: 1 });
  undo.defer(() => db.close());
  // A folder that is not there holds no pictures, and it is not a backup's to make one.
  const store = config.s3 ? await openImageStore(config) : leftFolder(folder);
  const backup = await backUp(db, store, file).catch((error: unknown) => Promise.reject(asFailure(error)));
  console.log(
    `Backed up ${backup.rows} rows of ${backup.tables} tables and ${backup.imageFiles} picture files: ` +
      `${file}, ${backup.bytes} bytes, SHA-256 ${backup.sha256}`,
  );
  const lost = backup.lostImages.length;
  if (lost > 0) {
    console.error(
      config.s3
        ? `Incomplete: pictures that items show and that are neither in the bucket of S3_URL nor in ${folder}: ${lost}.`
        : `Incomplete: pictures that items show and that are not in ${folder}: ${lost}. Is DATA_DIR the server's?`,
    );
    process.exitCode = 2;
  }
});
