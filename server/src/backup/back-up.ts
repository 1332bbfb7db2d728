import type { Database } from '../database/database.ts';
import { type Session, withSession } from '../database/session.ts';
import { acquireExclusiveLock } from './exclusive-lock.ts';
import { lockImageRemoval } from '../images/queries.ts';
import { beginSnapshot, prepareSession } from './queries.ts';
import { writeArchive, type WrittenArchive } from './write-archive.ts';
import { type BackupCounts, type ImageSource, writeBackup } from './write-backup.ts';

/**
 * Writes the whole installation, as it is at one moment, into `file`, while its servers go on. Throws `StartFailure` when
 * the file is there already or cannot be written, or another backup is under way; nothing of it is left then.
 */
export function backUp(db: Database, store: ImageSource, file: string): Promise<BackupCounts & WrittenArchive> {
  return withSnapshot(db, async (session) => {
    const { filled, ...archive } = await writeArchive(file, (add) => writeBackup(session, store, add));
    return { ...filled, ...archive };
  });
}

/**
 * Runs `work` on one moment of the database, for reading. Until it ends, pictures that are given up stay where they are:
 * the next sweep removes them. Throws `StartFailure` at once while another one does the same.
 */
export function withSnapshot<T>(db: Database, work: (session: Session) => Promise<T>): Promise<T> {
  return withSession(db, async (session) => {
    await session.query({ text: prepareSession });
    await acquireExclusiveLock(session);
    // Before the snapshot: what was removed until now has lost its row, too.
    await lockImageRemoval(session);
    await session.query({ text: beginSnapshot });
    return work(session);
  });
}
