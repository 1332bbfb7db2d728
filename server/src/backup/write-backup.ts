import { to as copyTo } from 'pg-copy-streams';
import type { Executor } from '../database/database.ts';
import type { Session } from '../database/session.ts';
import { fileName, pictureSizes } from '../images/create-images.ts';
import type { PictureStore } from '../images/images.ts';
import { type Manifest, manifestEntry, pictureEntry, tableEntry } from './manifest.ts';
import { copyOut, listAppliedMigrations, listPictures, listSequences, listTables, type TableRow } from './queries.ts';
import { fillingOrder } from './table-order.ts';
import type { AddEntry } from './write-archive.ts';

/** What a backup holds. */
export interface BackupCounts {
  tables: number;
  rows: number;
  /** Files: two a picture. */
  pictureFiles: number;
  /** Keys of pictures that items show and whose file is nowhere. */
  lostPictures: string[];
}

/** Where a backup finds the pictures. */
export type PictureSource = Pick<PictureStore, 'open'>;

const partBytes = 4 * 1024 * 1024;

/**
 * Adds everything that `session` sees, and the pictures its rows name. To be called in one snapshot (REPEATABLE READ),
 * while nobody removes pictures.
 */
export async function writeBackup(session: Session, store: PictureSource, add: AddEntry): Promise<BackupCounts> {
  const manifest = await describe(session);
  const text = Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
  await add(manifestEntry, text.length, [text]);
  let rows = 0;
  for (const table of manifest.tables) rows += await addTable(session, table, add);
  return { tables: manifest.tables.length, rows, ...(await addPictures(session, store, add)) };
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

async function addPictures(
  executor: Executor,
  store: PictureSource,
  add: AddEntry,
): Promise<Pick<BackupCounts, 'pictureFiles' | 'lostPictures'>> {
  const lostPictures: string[] = [];
  let pictureFiles = 0;
  for (let page = await listPictures(executor, ['']); page.length > 0;) {
    for (const { key, is_shown: isShown } of page) {
      const added = await addPicture(store, key, add);
      pictureFiles += added;
      // A row comes before its files: one without them that no item shows is an upload on its way.
      if (isShown && added < pictureSizes.length) lostPictures.push(key);
    }
    page = await listPictures(executor, [page.at(-1)?.key ?? '']);
  }
  return { pictureFiles, lostPictures };
}

async function addPicture(store: PictureSource, key: string, add: AddEntry): Promise<number> {
  let added = 0;
  for (const size of pictureSizes) {
    const name = fileName(key, size);
    const file = await store.open(name);
    if (file === undefined) continue;
    await add(pictureEntry(name), file.size, file.stream);
    added += 1;
  }
  return added;
}
