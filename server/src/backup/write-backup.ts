import { to as copyTo } from 'pg-copy-streams';
import type { Executor } from '../database/database.ts';
import type { Session } from '../database/session.ts';
import { fileName, imageSizes } from '../images/create-images.ts';
import type { ImageStore } from '../images/images.ts';
import { type Manifest, manifestEntry, imageEntry, tableEntry } from './manifest.ts';
import { copyOut, listAppliedMigrations, listImages, listSequences, listTables, type TableRow } from './queries.ts';
import { fillingOrder } from './table-order.ts';
import type { AddEntry } from './write-archive.ts';

/** What a backup holds. */
export interface BackupCounts {
  tables: number;
  rows: number;
  /** Files: two a picture. */
  imageFiles: number;
  /** Keys of pictures that items show and whose file is nowhere. */
  lostImages: string[];
}

/** Where a backup finds the pictures. */
export type ImageSource = Pick<ImageStore, 'open'>;

const partBytes = 4 * 1024 * 1024;

/**
 * Adds everything that `session` sees, and the pictures its rows name. To be called in one snapshot (REPEATABLE READ),
 * while nobody removes pictures.
 */
export async function writeBackup(session: Session, store: ImageSource, add: AddEntry): Promise<BackupCounts> {
  const manifest = await describe(session);
  const text = Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
  await add(manifestEntry, text.length, [text]);
  let rows = 0;
  for (const table of manifest.tables) rows += await addTable(session, table, add);
  return { tables: manifest.tables.length, rows, ...(await addImages(session, store, add)) };
}

async function describe(executor: Executor): Promise<Manifest> {
  const migrations = await listAppliedMigrations(executor);
  const tables = fillingOrder(await listTables(executor));
  return {
    format: 1,
    created_at: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    sequences: await listSequences(executor),
  };
}

/** In parts, because an entry of an archive begins with its size. Answers how many rows there were. */
async function addTable(session: Session, table: TableRow, add: AddEntry): Promise<number> {
  const rows = session.submit(copyTo(copyOut(table)));
  let part = 1;
  let waiting: Buffer[] = [];
  let size = 0;
  const flush = async (): Promise<void> => {
    await add(tableEntry(table.name, part), size, waiting);
    part += 1;
    waiting = [];
    size = 0;
  };
  for await (const chunk of rows) {
    waiting.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size >= partBytes) await flush();
  }
  if (size > 0) await flush();
  return rows.rowCount;
}

async function addImages(
  executor: Executor,
  store: ImageSource,
  add: AddEntry,
): Promise<Pick<BackupCounts, 'imageFiles' | 'lostImages'>> {
  const lostImages: string[] = [];
  let imageFiles = 0;
  for (let page = await listImages(executor, ['']); page.length > 0;) {
    for (const { key, is_shown: isShown } of page) {
      const added = await addImage(store, key, add);
      imageFiles += added;
      // A row comes before its files: one without them that no item shows is an upload on its way.
      if (isShown && added < imageSizes.length) lostImages.push(key);
    }
    page = await listImages(executor, [page.at(-1)?.key ?? '']);
  }
  return { imageFiles, lostImages };
}

async function addImage(store: ImageSource, key: string, add: AddEntry): Promise<number> {
  let added = 0;
  for (const size of imageSizes) {
    const name = fileName(key, size);
    const file = await store.open(name);
    if (file === undefined) continue;
    await add(imageEntry(name), file.size, file.stream);
    added += 1;
  }
  return added;
}
