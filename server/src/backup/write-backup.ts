import { to as copyTo } from 'pg-copy-streams';
import type { DatabaseSession } from '../database/session.ts';
import { getImageFileName, imageSizes } from '../images/create-images.ts';
import type { ImageStore } from '../images/images.ts';
import { type BackupManifest, getImageEntryName, getTableEntryPrefix, manifestEntryName } from './manifest.ts';
import * as queries from './queries.ts';
import type { AddArchiveEntry } from './write-archive.ts';

export interface BackupCounts {
  tables: number;
  rows: number;
  imageFiles: number;
  /** Keys of images that belong to items, but have no file in the image store. */
  lostImages: string[];
}

export type ReadableImageStore = Pick<ImageStore, 'open'>;

const maxTablePartBytes = 4 * 1024 * 1024;

/**
 * Adds all rows that `session` can read, and the images of these rows, to the archive. Call it in one
 * snapshot (REPEATABLE READ), while the removal of images is blocked.
 */
export async function writeBackup(
  session: DatabaseSession,
  store: ReadableImageStore,
  add: AddArchiveEntry,
): Promise<BackupCounts> {
  const manifest: BackupManifest = {
    format: 1,
    created_at: new Date().toISOString(),
    migrations: (await queries.listAppliedMigrations(session)).map(({ name }) => name),
    tables: await queries.listTables(session),
    sequences: await queries.listSequences(session),
  };
  const text = Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
  await add(manifestEntryName, text.length, [text]);
  const counts: BackupCounts = { tables: manifest.tables.length, rows: 0, imageFiles: 0, lostImages: [] };
  for (const table of manifest.tables) counts.rows += await addTableToArchive(session, table, add);
  for (let page = await queries.listImages(session, ['']); page.length > 0;) {
    for (const { key, is_shown: isShown } of page) {
      const added = await addImageToArchive(store, key, add);
      counts.imageFiles += added;
      // Missing files are an error only if the image belongs to an item: an upload inserts the row of an
      // image before it stores the files.
      if (isShown && added < imageSizes.length) counts.lostImages.push(key);
    }
    page = await queries.listImages(session, [page.at(-1)?.key ?? '']);
  }
  return counts;
}

/**
 * Adds the rows of a table to the archive in several entries. Returns the number of rows. A tar entry begins
 * with its size, so each entry must be complete in memory first.
 */
async function addTableToArchive(
  session: DatabaseSession,
  table: queries.TableDescription,
  add: AddArchiveEntry,
): Promise<number> {
  const rows = session.submit(copyTo(queries.createTableCopySql(table, 'to stdout')));
  let [part, size, chunks]: [number, number, Buffer[]] = [1, 0, []];
  const flush = async (): Promise<void> => {
    await add(`${getTableEntryPrefix(table.name)}${String(part).padStart(6, '0')}`, size, chunks);
    [part, size, chunks] = [part + 1, 0, []];
  };
  for await (const chunk of rows) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size >= maxTablePartBytes) await flush();
  }
  if (size > 0) await flush();
  return rows.rowCount;
}

async function addImageToArchive(store: ReadableImageStore, key: string, add: AddArchiveEntry): Promise<number> {
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
