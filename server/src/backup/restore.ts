import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { createAuthTables, createAuthTablesInTransaction } from '../accounts/create-tables.ts';
import type { Database } from '../database/database.ts';
import {
  listMigrations,
  lockSchemaForMigration,
  createSchema,
  migrateDatabase,
} from '../database/migrations/migrate.ts';
import { type Session, withSession } from '../database/session.ts';
import type { ImageStore } from '../images/images.ts';
import { StartFailure } from '../process/start-failure.ts';
import { verifyChecksumTrailer } from './checksum-trailer.ts';
import {
  type BackupManifest,
  maxManifestBytes,
  manifestEntryName,
  parseManifest,
  maxImageBytes,
  parseImageEntryName,
  getTableEntryName,
} from './manifest.ts';
import * as queries from './queries.ts';
import { type ArchiveEntry, readArchive, readWholeEntry } from './read-archive.ts';
import { createImageRestorer, type ImageRestorer } from './restore-images.ts';

export interface RestoreResult {
  createdAt: string;
  tables: number;
  rows: number;
  imageFiles: number;
}

/** A backup with a valid checksum line and with a database schema that this version knows. */
export interface CheckedBackup {
  file: string;
  /** Length of the archive in bytes, without the checksum line. */
  length: number;
  manifest: BackupManifest;
}

/**
 * Verifies a backup without writing anything. Throws `StartFailure` if this version cannot restore the
 * backup.
 */
export async function checkBackup(file: string): Promise<CheckedBackup> {
  const length = await verifyChecksumTrailer(file);
  const manifest = await readManifest(file, length);
  const knownMigrations = await listMigrations();
  const unknownMigrations = manifest.migrations.filter((name) => !knownMigrations.includes(name));
  if (unknownMigrations.length > 0) {
    throw new StartFailure(
      `${file} is of a newer version of Wishwell (it has ${unknownMigrations.join(', ')}): restore it with that one.`,
    );
  }
  return { file, length, manifest };
}

async function readManifest(file: string, length: number): Promise<BackupManifest> {
  for await (const entry of readArchive(file, length)) {
    if (entry.name !== manifestEntryName) break;
    const manifest = parseManifest((await readWholeEntry(file, entry, maxManifestBytes)).toString());
    if (manifest) return manifest;
    break;
  }
  throw new StartFailure(`${file} has a backup format that this version of Wishwell does not know.`);
}

/**
 * Restores a backup into an empty database and an image store, then migrates the schema. One transaction
 * fills the database, and commits after the last image is on disk. Therefore a failed restore can be
 * repeated. Throws `StartFailure` if the database is not empty.
 */
export async function restoreBackup(db: Database, store: ImageStore, backup: CheckedBackup): Promise<RestoreResult> {
  const images = createImageRestorer(store);
  const restored = await withSession(db, async (session) => {
    await session.query({ text: queries.sessionSettingsSql });
    await session.query({ text: queries.beginRestoreSql });
    await lockSchemaForMigration(session);
    await assertDatabaseEmpty(session);
    let counts: RestoreResult;
    try {
      counts = await fillDatabaseFromBackup(session, backup, images);
    } catch (error) {
      await images.undo();
      throw error;
    }
    // The commit is outside the `try` block above, which deletes the images after an error. If the connection
    // is lost during the commit, the rows may be committed, and then they need their images.
    await session.query({ text: queries.endRestoreSql });
    await session.query({ text: queries.gatherStatisticsSql });
    return counts;
  });
  await migrateDatabase(db, () => createAuthTables(db));
  return restored;
}

/** Throws `StartFailure` unless the database is empty. */
async function assertDatabaseEmpty(session: Session): Promise<void> {
  const [found] = await queries.isEmptyDatabase(session);
  if (found?.is_empty) return;
  throw new StartFailure(
    'This database is not empty, and nothing was touched: restore into another DATA_DIR, or into a new database.',
  );
}

/**
 * Throws `StartFailure` unless all tables, columns and sequences in the backup belong to the product. With
 * the embedded database, the restore writes to them with the rights of a PostgreSQL superuser.
 */
async function assertKnownTables(session: Session, file: string, { tables, sequences }: BackupManifest): Promise<void> {
  const columnsOf = new Map((await queries.listTables(session)).map(({ name, columns }) => [name, columns]));
  const sequenceNames = new Set((await queries.listSequences(session)).map(({ name }) => name));
  const areAllKnown =
    tables.every(({ name, columns }) => columns.every((column) => columnsOf.get(name)?.includes(column))) &&
    sequences.every(({ name }) => sequenceNames.has(name));
  if (areAllKnown) return;
  throw new StartFailure(`${file} is not a backup of Wishwell: it names tables that its version does not have.`);
}

async function fillDatabaseFromBackup(
  session: Session,
  { file, length, manifest }: CheckedBackup,
  images: ImageRestorer,
): Promise<RestoreResult> {
  await createSchema(session, manifest.migrations);
  await createAuthTablesInTransaction(session);
  await assertKnownTables(session, file, manifest);
  const entries = readArchive(file, length);
  const readNextEntry = async (): Promise<ArchiveEntry | undefined> => (await entries.next()).value ?? undefined;
  let entry = await readNextEntry();
  async function* readBodies(isMatching: (name: string) => boolean): AsyncGenerator<Uint8Array, void> {
    while (entry !== undefined && isMatching(entry.name)) {
      yield* entry.body;
      entry = await readNextEntry();
    }
  }
  // Reads the manifest entry a second time, because the checksum of an entry is verified only while it is
  // read.
  if (entry !== undefined) await readWholeEntry(file, entry, maxManifestBytes);
  entry = await readNextEntry();
  let rows = 0;
  for (const table of manifest.tables) {
    const copy = session.submit(copyFrom(queries.createCopyInSql(table)));
    await pipeline(
      readBodies((name) => name.startsWith(getTableEntryName(table.name))),
      copy,
    );
    rows += copy.rowCount;
  }
  let imageFiles = 0;
  for (; entry !== undefined; entry = await readNextEntry()) {
    const name = parseImageEntryName(entry.name);
    if (name === undefined) throw new StartFailure(`${file} is not a backup of Wishwell: it contains other files.`);
    await images.write(name, await readWholeEntry(file, entry, maxImageBytes));
    imageFiles += 1;
  }
  // Deletes the signing keys, because another APP_SECRET may have encrypted them. The server creates new keys
  // at its start. Sessions stay valid if APP_SECRET is the same.
  await queries.deleteSigningKeys(session);
  await images.finish();
  for (const { name, last_value: last, is_called: isCalled } of manifest.sequences) {
    await queries.setSequence(session, [name, last, isCalled]);
  }
  return { createdAt: manifest.created_at, tables: manifest.tables.length, rows, imageFiles };
}
