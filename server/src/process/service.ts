import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolConfig } from 'pg';
import { createIdentityProvider } from '../accounts/create-identity-provider.ts';
import type { AccountState } from '../accounts/identity.ts';
import { createApp } from '../app.ts';
import type { Config } from '../config/config.ts';
import { createDatabase, type Database, type DatabaseOptions, requestConnectionLimits } from '../database/database.ts';
import { migrateDatabase } from '../database/migrations/migrate.ts';
import { describeSchemaDifferences } from '../database/migrations/schema-differences.ts';
import { backgroundTimeouts, multiplyRequestTimeouts, serverStartTimeouts } from '../database/session-settings.ts';
import { recordProvenEmail } from '../friends/proven-address.ts';
import { closeServerGracefully } from '../http/draining.ts';
import { createImageService } from '../images/create-images.ts';
import { createImageEncoder } from '../images/image-encoder.ts';
import type { ImageStore } from '../images/images.ts';
import { openImageStore } from '../images/stores/open-store.ts';
import { StoreUnavailableProblem } from '../images/stores/store-unavailable.ts';
import { deriveSigningKey } from '../images/url-signature.ts';
import { createOutbox } from '../mail/outbox.ts';
import { createLinkPreviewService } from '../previews/previews.ts';
import { startTelemetry } from '../telemetry/telemetry.ts';
import { startUserChangeListener } from '../users/change-listener.ts';
import { findUserByUid } from '../users/queries.ts';
import { createUserRecordCache } from '../users/user-record-cache.ts';
import { createWebAppPlugin } from '../web-app/web-app.ts';
import { waitForDatabaseAndCheckIt } from './check-database.ts';
import { assertNoTransactionPooling } from './check-pooler.ts';
import { startPeriodicCleanup } from './housekeeping.ts';
import { listen } from './listen.ts';
import { runMigrationAndExplainLostConnection } from './run-migration.ts';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The running parts of the server, except the embedded database. */
export interface Service {
  /** URL of this installation that the operator can open in a browser. */
  url: string;
  /** Finishes running requests, then stops all parts of the service in the reverse order of their start. */
  stop(): Promise<void>;
}

/**
 * Starts all parts of the server except the database, which must be running. If a part cannot start, stops
 * the parts that have started, and throws the part's error, for example a `StartFailure`.
 */
export async function startService(
  config: Config,
  logger: FastifyBaseLogger,
  connection: PoolConfig,
): Promise<Service> {
  await using cleanup = new AsyncDisposableStack();
  const warn = (message: string): void => logger.warn(message);
  const logIdleError = ({ message }: Error): void => warn(`Lost an idle database connection: ${message}`);
  const openDatabase = (options: DatabaseOptions): Database => {
    const opened = createDatabase({ ...connection, ...options }, logIdleError);
    cleanup.defer(() => opened.close());
    return opened;
  };
  const db = openDatabase({ ...multiplyRequestTimeouts(config.timeoutFactor), ...requestConnectionLimits });
  const startDb = createDatabase({ ...connection, ...serverStartTimeouts, max: 2 }, logIdleError);
  await using startCleanup = new AsyncDisposableStack();
  startCleanup.defer(() => startDb.close());
  await waitForDatabaseAndCheckIt(startDb, config, logger);
  if (config.databaseUrl !== undefined) await assertNoTransactionPooling(startDb);
  const backgroundDb = openDatabase({ ...backgroundTimeouts, max: 3 });
  const outbox = createOutbox({ db: backgroundDb, config, logger });
  const callers = createUserRecordCache();
  const accountState = (uid: string): Promise<AccountState> => findAccountState(db, uid);
  const identity = createIdentityProvider({
    connection,
    config,
    outbox,
    accountState,
    onProven: (tx, proven) => recordProvenEmail(tx, config, proven),
    onReset: (uid) => callers.forget(uid),
    logger,
    db,
  });
  cleanup.defer(() => identity.close());
  // The outbox must stop before `identity` closes: to send a mail with a link, it uses the database
  // connections of `identity`.
  cleanup.defer(() => outbox.stop());
  const { added } = await runMigrationAndExplainLostConnection(
    migrateDatabase(startDb, () => identity.migrate(startDb), undefined, warn),
  );
  await startCleanup.disposeAsync();
  const loggedSchemaMessage = describeSchemaDifferences({ missing: [], added, foreign: [] });
  if (loggedSchemaMessage !== undefined) warn(loggedSchemaMessage);
  const store = await openImageStore(config);
  await checkImageStore(store, logger);
  const encoder = createImageEncoder({ maxPixels: config.quotas.imagePixels, warn });
  const images = createImageService({ db, store, encoder });
  cleanup.defer(() => images.close());
  const previews = createLinkPreviewService({ config, images, warn });
  cleanup.defer(() => previews.close());
  const signingKey = deriveSigningKey(config.appSecret);
  const { observers } = cleanup.use(await startTelemetry({ config, db, images, outbox, logger }));
  const web = createWebAppPlugin(webFolder, config);
  cleanup.use(await startUserChangeListener({ connection, callers, logger }));
  const app = await createApp({
    config,
    db,
    identity,
    callers,
    images,
    previews,
    outbox,
    signingKey,
    logger,
    observers,
    loggedSchemaMessage,
    web,
  });
  cleanup.defer(() => closeServerGracefully(app));
  const url = await listen(app, config);
  identity.start?.();
  outbox.start(url);
  cleanup.use(startPeriodicCleanup({ db: backgroundDb, images, outbox, identity, logger }));
  const runningParts = cleanup.move();
  return { url, stop: () => runningParts.disposeAsync() };
}

async function findAccountState(db: Database, uid: string): Promise<AccountState> {
  const [user] = await findUserByUid(db, [uid]);
  if (user === undefined) return 'unknown';
  return user.is_active ? 'active' : 'inactive';
}

/**
 * Checks the image store. Throws a `StartFailure` if its settings are wrong. Only logs a warning if it is
 * temporarily unavailable, because lists and claims work without images.
 */
async function checkImageStore(store: ImageStore, logger: FastifyBaseLogger): Promise<void> {
  try {
    const warning = await store.check?.();
    if (warning !== undefined) logger.warn(warning);
  } catch (error) {
    if (!(error instanceof StoreUnavailableProblem)) throw error;
    logger.warn(`${error.store} does not answer (${error.reason}): pictures are answered with 503 until it does.`);
  }
}
