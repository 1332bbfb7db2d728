import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Database } from '../database/database.ts';
import { type Session, withSession } from '../database/session.ts';
import { makeTables, makeTablesIn } from '../accounts/make-tables.ts';
import { StartFailure } from '../process/start-failure.ts';
import { listMigrations, lockSchema, makeSchemaOf, migrate } from '../database/migrations/migrate.ts';
import type { ImageStore } from '../images/images.ts';
import { createImageRestorer, type ImageRestorer } from './restore-images.ts';
import {
  type Manifest,
  manifestBytes,
  manifestEntry,
  parseManifest,
  imageBytes,
  imageOfEntry,
  tableEntry,
} from './manifest.ts';
import * as queries from './queries.ts';
import { type ArchiveEntry, readArchive, readWhole } from './read-archive.ts';
import { verifyChecksumTrailer } from './checksum-trailer.ts';

/** What came back. */
export interface Restored {
  createdAt: string;
  tables: number;
  rows: number;
  imageFiles: number;
}

/** A backup whose every byte is what was written, and that this version can restore. */
export interface CheckedBackup {
  file: string;
  /** Bytes of the archive, without its seal. */
  length: number;
  manifest: Manifest;
}

/** Reads a backup from end to end and touches nothing. Throws `StartFailure` when it cannot be restored here. */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const length = await verifyChecksumTrailer(file);
  const manifest = await readManifest(file, length);
  const known = await listMigrations();
  const unknown = manifest.migrations.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new StartFailure(
      `${file} is of a newer version of Wishwell (it has ${unknown.join(', ')}): restore it with that one.`,
    );
  }
  return { file, length, manifest };
}

async function readManifest(file: string, length: number): Promise<Manifest> {
  for await (const entry of readArchive(file, length)) {
    if (entry.name !== manifestEntry) break;
    const manifest = parseManifest((await readWhole(file, entry, manifestBytes)).toString());
    if (manifest) return manifest;
    break;
  }
  throw new StartFailure(`${file} is a backup in a form that this version of Wishwell does not know.`);
}

/**
 * Fills an empty database and the folder of pictures from a backup, and brings the schema up to date. The database is
 * filled in one transaction that ends after the last picture is on the disk: what fails or is cut off before leaves it
 * empty, and can be done again. Throws `StartFailure` when the database is not empty.
 */
export async function restore(db: Database, store: ImageStore, backup: CheckedBackup): Promise<Restored> {
  const images = createImageRestorer(store);
  const restored = await withSession(db, async (session) => {
    await session.query({ text: queries.prepareSession });
    await session.query({ text: queries.beginRestore });
    await lockSchema(session);
    await assertEmpty(session);
    let counts: Restored;
    try {
      counts = await fill(session, backup, images);
    } catch (error) {
      await images.undo();
      throw error;
    }
    // Should its answer be lost, the pictures belong to rows.
    await session.query({ text: queries.endRestore });
    await session.query({ text: queries.gatherStatistics });
    return counts;
  });
  await migrate(db, () => makeTables(db));
  return restored;
}

/** Throws `StartFailure` when anything has been made in this database. */
async function assertEmpty(session: Session): Promise<void> {
  const [found] = await queries.isEmptyDatabase(session);
  if (found?.is_empty) return;
  throw new StartFailure(
    'This database is not empty, and nothing was touched: restore into another DATA_DIR, or into a new database.',
  );
}

/**
 * Throws `StartFailure` unless a backup names nothing but tables, columns and sequences that were just made for it: what
 * it names is written to, with every right in the embedded database.
 */
async function assertOwn(session: Session, file: string, { tables, sequences }: Manifest): Promise<void> {
  const columnsOf = new Map((await queries.listTables(session)).map(({ name, columns }) => [name, columns]));
  const counters = new Set((await queries.listSequences(session)).map(({ name }) => name));
  const isOwn =
    tables.every(({ name, columns }) => columns.every((column) => columnsOf.get(name)?.includes(column))) &&
    sequences.every(({ name }) => counters.has(name));
  if (isOwn) return;
  throw new StartFailure(`${file} is not a backup of Wishwell: it names tables that its version does not have.`);
}

async function fill(
  session: Session,
  { file, length, manifest }: CheckedBackup,
  images: ImageRestorer,
): Promise<Restored> {
  await makeSchemaOf(session, manifest.migrations);
  await makeTablesIn(session);
  await assertOwn(session, file, manifest);
  const entries = readArchive(file, length);
  const next = async (): Promise<ArchiveEntry | undefined> => (await entries.next()).value ?? undefined;
  let entry = await next();
  async function* bodiesOf(isWanted: (name: string) => boolean): AsyncGenerator<Uint8Array, void> {
    while (entry !== undefined && isWanted(entry.name)) {
      yield* entry.body;
      entry = await next();
    }
  }
  // The manifest is known, and has to be read once more for its sum.
  if (entry !== undefined) await readWhole(file, entry, manifestBytes);
  entry = await next();
  let rows = 0;
  for (const table of manifest.tables) {
    const copy = session.submit(copyFrom(queries.copyIn(table)));
    await pipeline(
      bodiesOf((name) => name.startsWith(tableEntry(table.name))),
      copy,
    );
    rows += copy.rowCount;
  }
  let imageFiles = 0;
  for (; entry !== undefined; entry = await next()) {
    const name = imageOfEntry(entry.name);
    if (name === undefined)
      throw new StartFailure(`${file} is not a backup of Wishwell: it holds something else, too.`);
    await images.keep(name, await readWhole(file, entry, imageBytes));
    imageFiles += 1;
  }
  // Made under a secret that stays behind. The server makes a key under its own; sessions go on where the secret is the same.
  await queries.deleteSigningKeys(session);
  await images.finish();
  for (const { name, last_value: last, is_called: isCalled } of manifest.sequences) {
    await queries.setSequence(session, [name, last, isCalled]);
  }
  return { createdAt: manifest.created_at, tables: manifest.tables.length, rows, imageFiles };
}
