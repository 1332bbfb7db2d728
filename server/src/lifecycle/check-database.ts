import type { Database } from '../db.ts';
import { StartFailure } from './start-failure.ts';

const oldestVersion = 15;

/** Throws `StartFailure` when the database does not let us in, or is older than PostgreSQL 15. */
export async function checkDatabase(db: Database): Promise<void> {
  const { rows } = await db.pool
    .query<{ server_version_num: string }>('show server_version_num')
    .catch((cause: NodeJS.ErrnoException) => {
      const reason = cause.message === '' ? cause.code : cause.message;
      throw new StartFailure(`The database does not let Wishwell in (${reason}): check DATABASE_URL.`, { cause });
    });
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (major >= oldestVersion) return;
  throw new StartFailure(`The database is PostgreSQL ${major}; Wishwell needs ${oldestVersion} or later.`);
}
