import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { createAuthTables, createAuthTablesInTransaction } from '../accounts/create-tables.ts';
import { deleteSigningKeys } from '../accounts/queries.ts';
import type { Database } from '../database/database.ts';
import {
  createDatabaseSchema,
  listMigrations,
  lockSchemaForMigration,
  migrateDatabase,
} from '../database/migrations/migrate.ts';
import { type DatabaseSession, withDatabaseSession } from '../database/session.ts';
import type { ImageStore } from '../images/images.ts';
import { StartFailure } from '../process/start-failure.ts';
import { verifyChecksumTrailer } from './checksums.ts';
import * as manifests from './manifest.ts';
import * as queries from './queries.ts';
import { type ArchiveEntry, readArchive, readWholeArchiveEntry } from './read-archive.ts';

type RestoreResult = Record<'tables' | 'rows' | 'imageFiles', number> & { createdAt: string };

/** A backup whose checksum line is valid, and whose database schema this version supports. */
interface CheckedBackup {
  file: string;
  /** Length of the backup file in bytes, without the checksum line at its end. */
  length: number;
  manifest: manifests.BackupManifest;
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
  if (unknownMigrations.length === 0) return { file, length, manifest };
  throw new StartFailure(
    `${file} is of a newer version of Wishwell (it has ${unknownMigrations.join(', ')}): restore it with that one.`,
  );
}

async function readManifest(file: string, length: number): Promise<manifests.BackupManifest> {
  for await (const entry of readArchive(file, length)) {
    if (entry.name !== manifests.manifestEntryName) break;
    const manifest = manifests.parseManifest(
      String(await readWholeArchiveEntry(file, entry, manifests.maxManifestBytes)),
    );
    if (manifest) return manifest;
    break;
  }
  throw new StartFailure(`${file} has a backup format that this version of Wishwell does not know.`);
}

/**
 * Restores a backup into an empty database and an image store, then migrates the schema. Fills the database
 * in one transaction, which commits after the last image is on disk. So a failed restore leaves the database
 * empty and can be repeated. Throws `StartFailure` if the database is not empty.
 */
export async function restoreBackup(db: Database, store: ImageStore, backup: CheckedBackup): Promise<RestoreResult> {
  const restored = await withDatabaseSession(db, async (session) => {
    await session.query({ text: queries.backupSessionSettingsSql });
    await session.query({ text: 'begin' });
    await lockSchemaForMigration(session);
    if (!(await queries.isEmptyDatabase(session))[0]?.is_empty) {
      throw new StartFailure(
        'This database is not empty, and nothing was touched: restore into another DATA_DIR, or into a new database.',
      );
    }
    const addedImages: string[] = [];
    let result: RestoreResult;
    try {
      result = await fillFromBackup(session, store, backup, addedImages);
    } catch (error) {
      for (const name of addedImages) await store.remove(name);
      throw error;
    }
    // If the connection is lost during the commit, the rows may be committed, and their images must stay.
    // Therefore the commit is outside the `try` block, which deletes the images after an error.
    await session.query({ text: 'commit' });
    // Computes statistics for the query planner, because newly filled tables have none.
    await session.query({ text: 'analyze' });
    return result;
  });
  await migrateDatabase(db, () => createAuthTables(db));
  return restored;
}

/**
 * Throws `StartFailure` if the backup names a table, column or sequence that is not part of the product. The
 * restore must not write to other tables: with the embedded database, it has superuser rights in PostgreSQL.
 */
async function assertKnownTables(session: DatabaseSession, { file, manifest }: CheckedBackup): Promise<void> {
  const columnsOf = new Map((await queries.listTables(session)).map(({ name, columns }) => [name, columns]));
  const sequenceNames = new Set((await queries.listSequences(session)).map(({ name }) => name));
  const areAllKnown =
    manifest.tables.every(({ name, columns }) => columns.every((column) => columnsOf.get(name)?.includes(column))) &&
    manifest.sequences.every(({ name }) => sequenceNames.has(name));
  if (areAllKnown) return;
  throw new StartFailure(`${file} is not a backup of Wishwell: it names tables that its version does not have.`);
}

async function fillFromBackup(
  session: DatabaseSession,
  store: ImageStore,
  backup: CheckedBackup,
  addedImages: string[],
): Promise<RestoreResult> {
  const { file, length, manifest } = backup;
  await createDatabaseSchema(session, manifest.migrations);
  await createAuthTablesInTransaction(session);
  await assertKnownTables(session, backup);
  const entries = readArchive(file, length);
  const readNextEntry = async (): Promise<ArchiveEntry | undefined> => (await entries.next()).value ?? undefined;
  let entry = await readNextEntry();
  async function* readBodies(isMatching: (name: string) => boolean): AsyncGenerator<Uint8Array, void> {
    for (; entry !== undefined && isMatching(entry.name); entry = await readNextEntry()) yield* entry.body;
  }
  // Reads the manifest a second time, only to verify its checksum: `readArchive` computes the checksum of an
  // entry while the entry is read.
  if (entry !== undefined) await readWholeArchiveEntry(file, entry, manifests.maxManifestBytes);
  entry = await readNextEntry();
  let rows = 0;
  for (const table of manifest.tables) {
    const copy = session.submit(copyFrom(queries.createTableCopySql(table, 'from stdin')));
    const prefix = manifests.getTableEntryPrefix(table.name);
    await pipeline(
      readBodies((name) => name.startsWith(prefix)),
      copy,
    );
    rows += copy.rowCount;
  }
  let imageFiles = 0;
  const batch: [name: string, bytes: Buffer][] = [];
  for (; entry !== undefined; entry = await readNextEntry()) {
    const name = manifests.parseImageEntryName(entry.name);
    if (name === undefined) throw new StartFailure(`${file} is not a backup of Wishwell: it contains other files.`);
    batch.push([name, await readWholeArchiveEntry(file, entry, manifests.maxImageBytes)]);
    imageFiles += 1;
    if (batch.length === maxConcurrentWrites) await restoreImages(store, batch.splice(0), addedImages);
  }
  await restoreImages(store, batch, addedImages);
  // Deletes the signing keys, because they may be encrypted with another APP_SECRET. The server creates new
  // keys at its start. Sessions stay valid if APP_SECRET is the same.
  await deleteSigningKeys(session);
  for (const { name, last_value: last, is_called: isCalled } of manifest.sequences)
    await queries.setSequence(session, [name, last, isCalled]);
  return { createdAt: manifest.created_at, tables: manifest.tables.length, rows, imageFiles };
}

// Maximum number of image files that are written at the same time. Each write waits for the disk (fsync).
const maxConcurrentWrites = 16;

/**
 * Writes images into the store, except those that it already contains with the same bytes, for example from
 * an interrupted restore. Overwrites a file with other bytes: image keys are never reused, so that file is a
 * damaged copy of the same image.
 */
async function restoreImages(
  store: ImageStore,
  images: readonly [name: string, bytes: Buffer][],
  addedImages: string[],
): Promise<void> {
  const results = await Promise.allSettled(
    images.map(async ([name, bytes]) => {
      const file = await store.open(name);
      const present = file && (await buffer(file.stream));
      if (present?.equals(bytes)) return;
      if (present === undefined) addedImages.push(name);
      await store.write(name, bytes);
    }),
  );
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
