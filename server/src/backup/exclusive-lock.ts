import type { Session } from '../database/database.ts';
import { StartFailure } from '../process/start-failure.ts';
import { becomeHolder } from '../images/queries.ts';

/** Makes this session the only one that may keep pictures from being removed. Throws `StartFailure` when there is one. */
export async function becomeOnlyHolder(session: Session): Promise<void> {
  const [holder] = await becomeHolder(session);
  if (holder?.is_ours) return;
  throw new StartFailure(
    'Another backup of this database is being written, or its pictures are being moved: try again when that has ended.',
  );
}
