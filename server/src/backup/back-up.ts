import type { Database } from '../database/database.ts';
import { type DatabaseSession, withDatabaseSession } from '../database/session.ts';
import { preventImageRemoval, tryAcquireBackupLock } from '../images/queries.ts';
import { StartFailure } from '../process/start-failure.ts';
import { backupSessionSettingsSql } from './queries.ts';
import { writeArchive, type WrittenArchive } from './write-archive.ts';
import { type BackupCounts, type ReadableImageStore, writeBackup } from './write-backup.ts';

/**
 * Writes a backup of the whole installation into `file` while its servers run. Throws `StartFailure` if the
 * file exists or cannot be written, or if another backup runs. Leaves no partial file after an error.
 */
export function backUpInstallation(
  db: Database,
  store: ReadableImageStore,
  file: string,
): Promise<BackupCounts & WrittenArchive> {
  return runInDatabaseSnapshot(db, async (session) => {
    const { filled, ...archive } = await writeArchive(file, (add) => writeBackup(session, store, add));
    return { ...filled, ...archive };
  });
}

/**
 * Runs `work` in a read-only snapshot of the database, which blocks no writer. No image is removed from the
 * image store until `work` ends. Throws `StartFailure` while another backup, or a move of the images to
 * another store, runs.
 */
export function runInDatabaseSnapshot<T>(db: Database, work: (session: DatabaseSession) => Promise<T>): Promise<T> {
  return runInExclusiveBackupSession(db, async (session) => {
    // First blocks the removal of images, then begins the database snapshot. Otherwise a server could remove
    // an image of the snapshot before the backup copies the image.
    await preventImageRemoval(session);
    await session.query({ text: 'begin isolation level repeatable read read only' });
    return work(session);
  });
}

/**
 * Runs `work` in a database session. Throws `StartFailure` if a backup, or a move of images to another store,
 * already runs.
 */
export function runInExclusiveBackupSession<T>(
  db: Database,
  work: (session: DatabaseSession) => Promise<T>,
): Promise<T> {
  return withDatabaseSession(db, async (session) => {
    await session.query({ text: backupSessionSettingsSql });
    const [holder] = await tryAcquireBackupLock(session);
    if (holder?.is_ours) return work(session);
    throw new StartFailure(
      'Another backup of this database is being written, or its pictures are being moved: try again when that has ended.',
    );
  });
}
