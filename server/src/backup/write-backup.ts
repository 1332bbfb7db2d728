import { to as copyTo } from 'pg-copy-streams';
import type { Executor } from '../database/database.ts';
import type { Session } from '../database/session.ts';
import { getImageFileName, imageSizes } from '../images/create-images.ts';
import type { ImageStore } from '../images/images.ts';
import { type BackupManifest, manifestEntryName, getImageEntryName, getTableEntryName } from './manifest.ts';
import {
  createCopyOutSql,
  listAppliedMigrations,
  listImages,
  listSequences,
  listTables,
  type TableDescription,
} from './queries.ts';
import { sortByReferences } from './table-order.ts';
import type { AddArchiveEntry } from './write-archive.ts';

export interface BackupCounts {
  tables: number;
  rows: number;
  imageFiles: number;
  /** Keys of images that belong to items, but lack a file. */
  lostImages: string[];
}

export type ImageSource = Pick<ImageStore, 'open'>;

const maxTablePartBytes = 4 * 1024 * 1024;

/**
 * Adds all rows that `session` sees, and the images of these rows, to the archive. Call it in one snapshot
 * (REPEATABLE READ), while the removal of images is blocked.
 */
export async function writeBackup(session: Session, store: ImageSource, add: AddArchiveEntry): Promise<BackupCounts> {
  const manifest = await createBackupManifest(session);
  const text = Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
  await add(manifestEntryName, text.length, [text]);
  let rows = 0;
  for (const table of manifest.tables) rows += await addTableToArchive(session, table, add);
  return { tables: manifest.tables.length, rows, ...(await addImagesToArchive(session, store, add)) };
}

async function createBackupManifest(executor: Executor): Promise<BackupManifest> {
  const migrations = await listAppliedMigrations(executor);
  const tables = sortByReferences(await listTables(executor));
  return {
    format: 1,
    created_at: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    sequences: await listSequences(executor),
  };
}

/**
 * Adds the rows of a table to the archive and returns their number. Adds them in parts, because a tar entry
 * begins with its size: each part must be complete in memory first.
 */
async function addTableToArchive(session: Session, table: TableDescription, add: AddArchiveEntry): Promise<number> {
  const rows = session.submit(copyTo(createCopyOutSql(table)));
  let part = 1;
  let pendingChunks: Buffer[] = [];
  let pendingBytes = 0;
  const flush = async (): Promise<void> => {
    await add(getTableEntryName(table.name, part), pendingBytes, pendingChunks);
    part += 1;
    pendingChunks = [];
    pendingBytes = 0;
  };
  for await (const chunk of rows) {
    pendingChunks.push(chunk as Buffer);
    pendingBytes += (chunk as Buffer).length;
    if (pendingBytes >= maxTablePartBytes) await flush();
  }
  if (pendingBytes > 0) await flush();
  return rows.rowCount;
}

async function addImagesToArchive(
  executor: Executor,
  store: ImageSource,
  add: AddArchiveEntry,
): Promise<Pick<BackupCounts, 'imageFiles' | 'lostImages'>> {
  const lostImages: string[] = [];
  let imageFiles = 0;
  for (let page = await listImages(executor, ['']); page.length > 0;) {
    for (const { key, is_shown: isShown } of page) {
      const added = await addImageToArchive(store, key, add);
      imageFiles += added;
      // An upload inserts the row of an image before it stores the image files. Therefore missing files are
      // an error only if the image belongs to an item.
      if (isShown && added < imageSizes.length) lostImages.push(key);
    }
    page = await listImages(executor, [page.at(-1)?.key ?? '']);
  }
  return { imageFiles, lostImages };
}

async function addImageToArchive(store: ImageSource, key: string, add: AddArchiveEntry): Promise<number> {
  let added = 0;
  for (const size of imageSizes) {
    const name = getImageFileName(key, size);
    const file = await store.open(name);
    if (file === undefined) continue;
    await add(getImageEntryName(name), file.size, file.stream);
    added += 1;
  }
  return added;
}
