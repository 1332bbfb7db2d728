import { type Config, readConfig } from '../../server/src/config/config.ts';
import { createDatabase, type Database } from '../../server/src/database/database.ts';
import { createBuiltInIdentity } from '../../server/src/accounts/built-in-identity.ts';
import { migrate } from '../../server/src/database/migrations/migrate.ts';
import { checkPooler } from '../../server/src/process/check-pooler.ts';
import { startDatabaseServer } from '../../server/src/process/database-server.ts';
import { createLogger } from '../../server/src/process/logger.ts';
import { connectToRunningPostgres } from '../../server/src/embedded-postgres/connect-to-running.ts';
import { explained } from './explained.ts';

interface Opened {
  config: Config;
  db: Database;
  /** Brings every table up to date, the identity's among them. */
  migrateAll(): Promise<void>;
}

const logger = createLogger({ logLevel: 'warn' });

/**
 * Runs an operator's command on the database the environment names, starting the embedded one when it is not running.
 * A `StartFailure` ends it with its sentence and exit code 1.
 */
export function withDatabase(work: (opened: Opened) => Promise<void>): Promise<void> {
  return explained(() => open(readConfig(process.env), work));
}

async function open(config: Config, work: (opened: Opened) => Promise<void>): Promise<void> {
  await using undo = new AsyncDisposableStack();
  const running = config.databaseUrl === undefined ? await connectToRunningPostgres(config.dataDir) : undefined;
  const server = running ? undefined : await startDatabaseServer(config, logger);
  if (server) undo.defer(() => server.stop());
  const connection = running ?? server?.connection ?? {};
  const db = createDatabase(connection);
  undo.defer(() => db.close());
  if (config.databaseUrl !== undefined) await checkPooler(db);
  const migrateAll = async (): Promise<void> => {
    const identity = await createBuiltInIdentity({ connection, config, logger, accountState: async () => 'unknown' });
    try {
      await migrate(db, () => identity.migrate());
    } finally {
      await identity.close();
    }
  };
  await work({ config, db, migrateAll });
}
