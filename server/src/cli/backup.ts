import { Command } from 'commander';
import { backUp } from '../backup/back-up.ts';
import { createDatabase } from '../database/database.ts';
import { leftFolder } from '../images/stores/folder-store.ts';
import { imageFolder, openImageStore } from '../images/stores/open-store.ts';
import { readCommandConfig, resolveFile } from './command-input.ts';
import { reportFailure } from './failures.ts';
import { connectToInstallation } from './with-database.ts';

async function backup(file: string): Promise<void> {
  const config = readCommandConfig(process.env);
  const folder = imageFolder(config);
  await using undo = new AsyncDisposableStack();
  const { connection, disconnect } = await connectToInstallation(config);
  undo.defer(disconnect);
  const db = createDatabase({ ...connection, max: 1 });
  undo.defer(() => db.close());
  // A missing folder holds no pictures, and a backup does not create it.
  const store = config.s3 ? await openImageStore(config) : leftFolder(folder);
  const { rows, tables, imageFiles, bytes, sha256, lostImages } = await backUp(db, store, file);
  console.log(
    `Backed up ${rows} rows of ${tables} tables and ${imageFiles} picture files: ` +
      `${file}, ${bytes} bytes, SHA-256 ${sha256}`,
  );
  const lost = lostImages.length;
  if (lost === 0) return;
  console.error(
    config.s3
      ? `Incomplete: pictures that items show and that are neither in the bucket of S3_URL nor in ${folder}: ${lost}.`
      : `Incomplete: pictures that items show and that are not in ${folder}: ${lost}. Is DATA_DIR the server's?`,
  );
  process.exitCode = 2;
}

const program = new Command('npm run backup --').argument('<file>', 'the file to create', resolveFile).action(backup);
await reportFailure(() => program.parseAsync());
