import type { Session } from '../database/session.ts';
import { tryAcquireBackupLock } from '../images/queries.ts';
import { StartFailure } from '../process/start-failure.ts';

/**
 * Acquires a lock that only one process can hold: either for a backup, or for a move of images to another
 * store. Throws `StartFailure` if another process holds it.
 */
export async function acquireExclusiveLock(session: Session): Promise<void> {
  const [holder] = await tryAcquireBackupLock(session);
  if (holder?.is_ours) return;
  throw new StartFailure(
    'Another backup of this database is being written, or its pictures are being moved: try again when that has ended.',
  );
}
