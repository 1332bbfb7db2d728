import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type Manifest, manifestEntry } from '../src/backup/manifest.ts';
import { isEmptyDatabase } from '../src/backup/queries.ts';
import { checkBackup, restore } from '../src/backup/restore.ts';
import { writeArchive } from '../src/backup/write-archive.ts';
import type { Database } from '../src/database/database.ts';
import { StartFailure } from '../src/process/start-failure.ts';
import { openFolderStore } from '../src/images/stores/folder-store.ts';
import type { ImageStore } from '../src/images/images.ts';
import { freshDatabase } from './database.ts';
import { storedFiles } from './stored-files.ts';

/** A folder that goes away with the test. */
export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

interface EmptyPlace {
  db: Database;
  store: ImageStore;
  /** Whether there is still neither a table nor a picture. */
  isUntouched(): Promise<boolean>;
}

/** Where a restored installation would lie. */
export async function emptyPlace(): Promise<EmptyPlace> {
  const { db, drop } = await freshDatabase({ template: 'template1' });
  onTestFinished(drop);
  const imageFolder = join(await newFolder(), 'pictures');
  const store = await openFolderStore(imageFolder);
  const isUntouched = async (): Promise<boolean> => {
    const [found] = await isEmptyDatabase(db);
    return found?.is_empty === true && (await storedFiles({ imageFolder })).length === 0;
  };
  return { db, store, isUntouched };
}

/**
 * A well-formed backup that holds this and nothing else: whole, and not necessarily sensible. A string stands for the
 * bytes of its manifest.
 */
export async function forgeBackup(
  manifest: Partial<Manifest> | { format: number } | string,
  entries: Readonly<Record<string, string>> = {},
): Promise<string> {
  const file = join(await newFolder(), 'forged');
  const whole = { format: 1, created_at: '2026-01-01T12:00:00.000Z', migrations: [], tables: [], sequences: [] };
  await writeArchive(file, async (add) => {
    const first = typeof manifest === 'string' ? manifest : JSON.stringify({ ...whole, ...manifest });
    const all = { [manifestEntry]: first, ...entries };
    for (const [name, text] of Object.entries(all)) await add(name, Buffer.byteLength(text), [Buffer.from(text)]);
  });
  return file;
}

/** The message with which a backup is refused; `undefined` when it is restored. Asserts that a refused one leaves nothing. */
export async function refusalOf(file: string): Promise<string | undefined> {
  const { db, store, isUntouched } = await emptyPlace();
  const error: unknown = await checkBackup(file)
    .then((backup) => restore(db, store, backup))
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  expect(await isUntouched()).toBe(error !== undefined);
  if (error === undefined) return undefined;
  // Anything else would be shown with its stack.
  expect(error).toBeInstanceOf(StartFailure);
  return error instanceof Error ? error.message.replace(file, 'F') : '';
}
