import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { StartFailure } from './start-failure.ts';
import { waitForDatabase } from './wait-for-database.ts';

const minPostgresVersion = 15;

interface DatabaseSettings {
  version: string;
  fsync: string;
  synchronous_commit: string;
  /**
   * PostgreSQL's setting `synchronous_standby_names`: the standbys that must confirm a commit. May be empty.
   */
  standbys: string;
  read_only: string;
}

const selectSettingsSql = `
  select current_setting('server_version_num') as version, current_setting('fsync') as fsync,
    current_setting('synchronous_commit') as synchronous_commit,
    current_setting('synchronous_standby_names') as standbys, current_setting('transaction_read_only') as read_only`;

// PostgreSQL settings that must be on, so that a crash loses no commit. `full_page_writes` may be off,
// because copy-on-write file systems do not need it.
const durabilitySettings = ['fsync', 'synchronous_commit'] as const;

/**
 * Waits for the database and checks it. Throws a `StartFailure` if the database refuses access, is older than
 * PostgreSQL 15 or is read-only. Without `ALLOW_UNSAFE_DATABASE`, also throws if a crash could lose commits:
 * `fsync` or `synchronous_commit` is off, or commits do not wait for the configured standbys.
 */
export async function waitForDatabaseAndCheckIt(
  db: Database,
  { allowUnsafeDatabase }: Config,
  logger: FastifyBaseLogger,
  waitMs?: number,
): Promise<void> {
  const { rows } = await waitForDatabase(() => db.pool.query<DatabaseSettings>(selectSettingsSql), logger, waitMs);
  const [settings] = rows;
  const postgresMajorVersion = Math.floor(Number(settings?.version) / 10_000);
  if (!(postgresMajorVersion >= minPostgresVersion)) {
    throw new StartFailure(
      `The database is PostgreSQL ${postgresMajorVersion}; Wishwell needs ${minPostgresVersion} or later.`,
    );
  }
  if (settings?.read_only === 'on') {
    throw new StartFailure(
      'The database takes no writes, as a standby does not: check that DATABASE_URL leads to the primary.',
    );
  }
  const disabledSetting = durabilitySettings.find((name) => settings?.[name] === 'off');
  if (allowUnsafeDatabase) return;
  if (disabledSetting !== undefined) {
    throw new StartFailure(
      `The database has ${disabledSetting}=off and can lose what it has confirmed: set it to on, or ALLOW_UNSAFE_DATABASE=yes.`,
    );
  }
  if (settings?.synchronous_commit === 'local' && settings.standbys !== '') {
    throw new StartFailure(
      'The database has synchronous_commit=local and can lose what it has confirmed when a standby takes over: set it to on, or ALLOW_UNSAFE_DATABASE=yes.',
    );
  }
}
