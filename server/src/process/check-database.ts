import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { StartFailure } from './start-failure.ts';
import { waitForDatabase } from './wait-for-database.ts';

const oldestVersion = 15;

interface Settings {
  version: string;
  fsync: string;
  synchronous_commit: string;
  /** Which nodes a commit waits for; empty without any. */
  standbys: string;
  read_only: string;
}

const settingsOf = `
  select current_setting('server_version_num') as version, current_setting('fsync') as fsync,
    current_setting('synchronous_commit') as synchronous_commit,
    current_setting('synchronous_standby_names') as standbys, current_setting('transaction_read_only') as read_only`;

// Full page writes may be off: copy-on-write file systems need none.
const durability = ['fsync', 'synchronous_commit'] as const;

/**
 * Waits for the database (`waitForDatabase`). Throws `StartFailure` when it refuses this user, is older than PostgreSQL 15,
 * is read-only, or could lose what it has confirmed (`fsync` or `synchronous_commit` off, or commits that do not wait
 * for the standbys), unless the configuration allows that.
 */
export async function checkDatabase(
  db: Database,
  { allowUnsafeDatabase }: Config,
  logger: FastifyBaseLogger,
  waitMs?: number,
): Promise<void> {
  const { rows } = await waitForDatabase(() => db.pool.query<Settings>(settingsOf), logger, waitMs);
  const [settings] = rows;
  const major = Math.floor(Number(settings?.version) / 10_000);
  if (!(major >= oldestVersion)) {
    throw new StartFailure(`The database is PostgreSQL ${major}; Wishwell needs ${oldestVersion} or later.`);
  }
  if (settings?.read_only === 'on') {
    throw new StartFailure(
      'The database takes no writes, as a standby does not: check that DATABASE_URL leads to the primary.',
    );
  }
  const off = durability.find((name) => settings?.[name] === 'off');
  if (allowUnsafeDatabase) return;
  if (off !== undefined) {
    throw new StartFailure(
      `The database has ${off}=off and can lose what it has confirmed: set it to on, or ALLOW_UNSAFE_DATABASE=yes.`,
    );
  }
  if (settings?.synchronous_commit === 'local' && settings.standbys !== '') {
    throw new StartFailure(
      'The database has synchronous_commit=local and can lose what it has confirmed when a standby takes over: set it to on, or ALLOW_UNSAFE_DATABASE=yes.',
    );
  }
}
