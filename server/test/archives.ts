import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type BackupManifest, manifestEntryName } from '../src/backup/manifest.ts';
import { isEmptyDatabase } from '../src/backup/queries.ts';
import { checkBackup, restoreBackup } from '../src/backup/restore.ts';
import { writeArchive } from '../src/backup/write-archive.ts';
import type { Database } from '../src/database/database.ts';
import type { ImageStore } from '../src/images/images.ts';
import { openFolderStore } from '../src/images/stores/folder-store.ts';
import { StartFailure } from '../src/process/start-failure.ts';
import { createFreshDatabase } from './database.ts';
import { listStoredFiles } from './stored-files.ts';

export async function createTemporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

interface EmptyInstallation {
  db: Database;
  store: ImageStore;
  /** Returns whether the database has no tables and the image folder has no files. */
  isEmpty(): Promise<boolean>;
}

export async function createEmptyInstallation(): Promise<EmptyInstallation> {
  const { db, drop } = await createFreshDatabase({ template: 'template1' });
  onTestFinished(drop);
  const imageFolder = join(await createTemporaryFolder(), 'pictures');
  const store = await openFolderStore(imageFolder);
  const isEmpty = async (): Promise<boolean> => {
    const [found] = await isEmptyDatabase(db);
    return found?.is_empty === true && (await listStoredFiles({ imageFolder })).length === 0;
  };
  return { db, store, isEmpty };
}

/**
 * Writes a backup file with the given entries. If `manifest` is an object, it changes fields of a valid
 * manifest. If it is a string, it replaces the JSON text of the manifest.
 */
export async function writeForgedBackup(
  manifest: Partial<BackupManifest> | { format: number } | string,
  entries: Readonly<Record<string, string>> = {},
): Promise<string> {
  const file = join(await createTemporaryFolder(), 'forged');
  const whole = { format: 1, created_at: '2026-01-01T12:00:00.000Z', migrations: [], tables: [], sequences: [] };
  await writeArchive(file, async (add) => {
    const first = typeof manifest === 'string' ? manifest : JSON.stringify({ ...whole, ...manifest });
    const all = { [manifestEntryName]: first, ...entries };
    for (const [name, text] of Object.entries(all)) await add(name, Buffer.byteLength(text), [Buffer.from(text)]);
  });
  return file;
}

/**
 * Restores a backup into an empty installation. Returns the error message, or undefined after a success.
 * Asserts that the installation is still empty after an error.
 */
export async function getRestoreError(file: string): Promise<string | undefined> {
  const { db, store, isEmpty } = await createEmptyInstallation();
  const error: unknown = await checkBackup(file)
    .then((backup) => restoreBackup(db, store, backup))
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  expect(await isEmpty()).toBe(error !== undefined);
  if (error === undefined) return undefined;
  // Unlike other errors, a StartFailure makes the restore command print only a message, without a stack
  // trace.
  expect(error).toBeInstanceOf(StartFailure);
  return error instanceof Error ? error.message.replace(file, 'F') : '';
}
