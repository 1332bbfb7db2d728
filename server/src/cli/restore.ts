import { Command } from 'commander';
import { checkBackup, restore } from '../backup/restore.ts';
import { createDatabase } from '../database/database.ts';
import { openFolderStore } from '../images/stores/folder-store.ts';
import { imageFolder } from '../images/stores/open-store.ts';
import { openS3Store } from '../images/stores/s3-store.ts';
import { startDatabaseServer } from '../process/database-server.ts';
import { createLogger } from '../process/logger.ts';
import { readCommandConfig, resolveFile } from './command-input.ts';
import { reportFailure } from './failures.ts';

async function restoreFrom(file: string): Promise<void> {
  const config = readCommandConfig(process.env);
  const backup = await checkBackup(file);
  await using undo = new AsyncDisposableStack();
  const { connection, stop } = await startDatabaseServer(config, createLogger({ logLevel: 'warn' }));
  undo.defer(stop);
  const db = createDatabase(connection);
  undo.defer(() => db.close());
  const store = config.s3 ? openS3Store(config.s3) : await openFolderStore(imageFolder(config));
  await store.check?.();
  const { rows, tables, imageFiles, createdAt } = await restore(db, store, backup);
  console.log(
    `Restored ${rows} rows of ${tables} tables and ${imageFiles} picture files, as they were at ${createdAt}.`,
  );
}

const program = new Command('npm run restore --')
  .argument('<file>', 'what npm run backup has written', resolveFile)
  .action(restoreFrom);
await reportFailure(() => program.parseAsync());
