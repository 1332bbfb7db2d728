import type { Session } from '../database/session.ts';
import { StartFailure } from '../process/start-failure.ts';
import { tryLockHolder } from '../images/queries.ts';

/** Makes this session the only one that may keep pictures from being removed. Throws `StartFailure` when there is one. */
export async function acquireExclusiveLock(session: Session): Promise<void> {
  const [holder] = await tryLockHolder(session);
  if (holder?.is_ours) return;
  throw new StartFailure(
    'Another backup of this database is being written, or its pictures are being moved: try again when that has ended.',
  );
}
