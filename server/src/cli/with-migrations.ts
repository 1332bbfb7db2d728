import { createBuiltInIdentity } from '../accounts/built-in-identity.ts';
import type { Config } from '../config/config.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { migrateDatabase } from '../database/migrations/migrate.ts';
import { startTimeouts } from '../database/session-settings.ts';
import { createOutbox } from '../mail/outbox.ts';
import { assertNoTransactionPooling } from '../process/check-pooler.ts';
import { createLogger } from '../process/logger.ts';
import { connectToDatabase } from './with-database.ts';

interface MigratableDatabase {
  db: Database;
  migrateAll(): Promise<void>;
}

/**
 * Runs `work` on the configured database. Creates the embedded database if it is missing, and starts it if
 * it is not running.
 */
export async function withMigrations(
  config: Config,
  work: (database: MigratableDatabase) => Promise<void>,
): Promise<void> {
  await using cleanup = new AsyncDisposableStack();
  const { connection, disconnect } = await connectToDatabase(config);
  cleanup.defer(disconnect);
  const db = createDatabase({ ...connection, ...startTimeouts });
  cleanup.defer(() => db.close());
  if (config.databaseUrl !== undefined) await assertNoTransactionPooling(db);
  const logger = createLogger({ logLevel: 'warn' });
  const migrateAll = async (): Promise<void> => {
    const outbox = createOutbox({ db, config, logger });
    const identity = createBuiltInIdentity({
      connection,
      config,
      outbox,
      logger,
      accountState: async () => 'unknown',
    });
    cleanup.defer(() => identity.close());
    await migrateDatabase(db, () => identity.migrate(db));
  };
  await work({ db, migrateAll });
}
