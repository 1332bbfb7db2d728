import type { Database } from '../database/database.ts';
import { type Session, withSession } from '../database/session.ts';
import { lockImageRemoval } from '../images/queries.ts';
import { acquireExclusiveLock } from './exclusive-lock.ts';
import { beginSnapshotSql, sessionSettingsSql } from './queries.ts';
import { writeArchive, type WrittenArchive } from './write-archive.ts';
import { type BackupCounts, type ImageSource, writeBackup } from './write-backup.ts';

/**
 * Writes a backup of the whole installation into `file` while its servers run. Throws `StartFailure` if the
 * file exists or cannot be written, or if another backup runs. Leaves no partial file after an error.
 */
export function backUpInstallation(
  db: Database,
  store: ImageSource,
  file: string,
): Promise<BackupCounts & WrittenArchive> {
  return withSnapshot(db, async (session) => {
    const { filled, ...archive } = await writeArchive(file, (add) => writeBackup(session, store, add));
    return { ...filled, ...archive };
  });
}

/**
 * Runs `work` in a read-only snapshot of the database. No image is removed from the image store until `work`
 * ends. Throws `StartFailure` if another backup, or a move of images to another store, runs.
 */
export function withSnapshot<T>(db: Database, work: (session: Session) => Promise<T>): Promise<T> {
  return withSession(db, async (session) => {
    await session.query({ text: sessionSettingsSql });
    await acquireExclusiveLock(session);
    // Blocks the removal of images before the snapshot begins. Otherwise a row of the snapshot could refer to
    // an image that was removed in between.
    await lockImageRemoval(session);
    await session.query({ text: beginSnapshotSql });
    return work(session);
  });
}
