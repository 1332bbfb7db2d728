import { createBuiltInIdentity } from '../accounts/built-in-identity.ts';
import type { Config } from '../config/config.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { checkPooler } from '../process/check-pooler.ts';
import { createLogger } from '../process/logger.ts';
import { connectToDatabase } from './with-database.ts';

interface MigratableDatabase {
  db: Database;
  /** Brings every table up to date, the identity's among them. */
  migrateAll(): Promise<void>;
}

/** Runs `work` on the configured database. Creates the embedded one if there is none, and starts it unless it is running. */
export async function withMigrations(
  config: Config,
  work: (database: MigratableDatabase) => Promise<void>,
): Promise<void> {
  await using undo = new AsyncDisposableStack();
  const { connection, disconnect } = await connectToDatabase(config);
  undo.defer(disconnect);
  const db = createDatabase(connection);
  undo.defer(() => db.close());
  if (config.databaseUrl !== undefined) await checkPooler(db);
  const logger = createLogger({ logLevel: 'warn' });
  const migrateAll = async (): Promise<void> => {
    const identity = await createBuiltInIdentity({ connection, config, logger, accountState: async () => 'unknown' });
    undo.defer(() => identity.close());
    await migrate(db, () => identity.migrate());
  };
  await work({ db, migrateAll });
}
