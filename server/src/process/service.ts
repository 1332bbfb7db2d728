import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolConfig } from 'pg';
import { createIdentityProvider } from '../accounts/create-identity.ts';
import type { AccountState } from '../accounts/identity.ts';
import { createApp } from '../app.ts';
import { computeMaxTasksForFreeCores } from '../concurrency/fair-queue.ts';
import type { Config } from '../config/config.ts';
import { createDatabase, type Database, type DatabaseOptions } from '../database/database.ts';
import { migrateDatabase } from '../database/migrations/migrate.ts';
import { describeSchemaDifferences } from '../database/migrations/schema-version.ts';
import { openReplica, type Replica } from '../database/replica/replica.ts';
import { backgroundTimeouts, scaleRequestTimeouts, startTimeouts } from '../database/session-settings.ts';
import { recordProvenAddress } from '../friends/proven-address.ts';
import { closeServerGracefully } from '../http/draining.ts';
import { createImageService } from '../images/create-images.ts';
import { createImageEncoder } from '../images/image-encoder.ts';
import { openImageStore } from '../images/stores/open-store.ts';
import { deriveSigningKey } from '../images/url-signature.ts';
import { createOutbox } from '../mail/outbox.ts';
import { createLinkPreviewService } from '../previews/previews.ts';
import { startTelemetry } from '../telemetry/telemetry.ts';
import { createCallerCache } from '../users/caller-cache.ts';
import { startChangeListener } from '../users/change-listener.ts';
import { findUserByUid } from '../users/queries.ts';
import { createWebAppPlugin } from '../web-app/web-app.ts';
import { waitForUsableDatabase } from './check-database.ts';
import { checkImageStore } from './check-image-store.ts';
import { assertNoTransactionPooling } from './check-pooler.ts';
import { runMigrationOrExplainLoss } from './explain-lost-connection.ts';
import { startHousekeeping } from './housekeeping.ts';
import { listen } from './listen.ts';
import type { ShutdownReason } from './worker-messages.ts';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/**
 * Number of database connections that serve requests, in all workers together. Each worker gets an equal part
 * of them, but at least four and at most twelve.
 */
const requestDbConnectionCount = 60;

/**
 * Maximum number of transactions and single changes that run at the same time in all workers. Each worker may
 * run an equal part of them, but at least three.
 */
const maxConcurrentDbWrites = 8;

/**
 * Maximum number of large database reads that run at the same time in all workers. Each worker may run at
 * least one.
 */
const maxConcurrentReads = computeMaxTasksForFreeCores(3);

/** The running service of one process. The process is a worker or the only process of the server. */
export interface Service {
  /** URL to open in a browser. */
  url: string;
  /**
   * Finishes running requests. Then stops all parts of the service, in the reverse order of their start. The
   * reason `replaced` means that only this worker stops.
   */
  stop(reason?: ShutdownReason): Promise<void>;
}

/** The service in one or several processes, together with the embedded database if the server uses one. */
export interface RunningServer extends Service {
  /** Resolves when the server cannot continue. The value is a message for the operator. */
  died: Promise<string>;
}

/**
 * Starts all parts of the service. The database must be running. If a part cannot start, stops the parts that
 * have started, and throws the error of that part, for example a `StartFailure`.
 */
export async function startService(
  config: Config,
  logger: FastifyBaseLogger,
  connection: PoolConfig,
): Promise<Service> {
  await using cleanup = new AsyncDisposableStack();
  const logIdleError = ({ message }: Error): void => logger.warn(`Lost an idle database connection: ${message}`);
  const openDatabase = (options: DatabaseOptions): Database => {
    const opened = createDatabase({ ...connection, ...options }, logIdleError);
    cleanup.defer(() => opened.close());
    return opened;
  };
  const db = openDatabase({
    ...scaleRequestTimeouts(config.timeoutFactor),
    max: Math.max(4, Math.min(12, Math.floor(requestDbConnectionCount / config.workers))),
    maxConcurrentChanges: Math.max(3, Math.floor(maxConcurrentDbWrites / config.workers)),
    maxConcurrentReads: Math.max(1, Math.floor(maxConcurrentReads / config.workers)),
  });
  const startDb = createDatabase({ ...connection, ...startTimeouts, max: 2 }, logIdleError);
  await using startCleanup = new AsyncDisposableStack();
  startCleanup.defer(() => startDb.close());
  await checkConnection(startDb, config, logger);
  const backgroundDb = openDatabase({ ...backgroundTimeouts, max: 3 });
  const outbox = createOutbox({ db: backgroundDb, config, logger });
  const callers = createCallerCache();
  const accountState = (uid: string): Promise<AccountState> => findAccountState(db, uid);
  const identity = createIdentityProvider({
    connection,
    config,
    outbox,
    accountState,
    onProven: (tx, proven) => recordProvenAddress(tx, config, proven),
    onReset: (uid) => callers.forget(uid),
    logger,
    db,
  });
  cleanup.defer(() => identity.close());
  // The outbox must stop before `identity` closes, because a mail that is being sent uses database
  // connections of `identity`.
  cleanup.defer(() => outbox.stop());
  const { added } = await runMigrationOrExplainLoss(
    migrateDatabase(
      startDb,
      () => identity.migrate(startDb),
      undefined,
      (message) => logger.warn(message),
    ),
  );
  await startCleanup.disposeAsync();
  const loggedSchemaMessage = describeSchemaDifferences({ missing: [], added, foreign: [] });
  if (loggedSchemaMessage !== undefined) logger.warn(loggedSchemaMessage);
  const store = await openImageStore(config);
  await checkImageStore(store, logger);
  const warn = (message: string): void => logger.warn(message);
  const encoder = createImageEncoder({ maxPixels: config.quotas.imagePixels, processes: config.workers, warn });
  const images = createImageService({ db, store, encoder });
  cleanup.defer(() => images.close());
  const previews = createLinkPreviewService({ config, images, warn });
  cleanup.defer(() => previews.close());
  const signingKey = deriveSigningKey(config.appSecret);
  const replica = await openConfiguredReplica(db, config, logger);
  if (replica) cleanup.use(replica);
  const { observers } = cleanup.use(await startTelemetry({ config, db, images, outbox, logger }));
  const web = createWebAppPlugin(webFolder, config);
  cleanup.use(await startChangeListener({ connection, callers, logger }));
  const appParts = {
    config,
    db,
    replica,
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
  };
  const app = await createApp(appParts);
  let shutdownReason: ShutdownReason = 'stopped';
  cleanup.defer(() => closeServerGracefully(app, shutdownReason));
  const url = await listen(app, config);
  identity.start?.();
  outbox.start(url);
  cleanup.use(startHousekeeping({ db: backgroundDb, images, outbox, identity, logger }));
  const runningParts = cleanup.move();
  const stop = (reason: ShutdownReason = 'stopped'): Promise<void> => {
    shutdownReason = reason;
    return runningParts.disposeAsync();
  };
  return { url, stop };
}

/**
 * Waits for the database and checks it. For an external database, also checks for a connection pooler. Throws
 * a `StartFailure` if a check fails.
 */
async function checkConnection(startDb: Database, config: Config, logger: FastifyBaseLogger): Promise<void> {
  await waitForUsableDatabase(startDb, config, logger);
  if (config.databaseUrl !== undefined) await assertNoTransactionPooling(startDb);
}

async function openConfiguredReplica(
  db: Database,
  config: Config,
  logger: FastifyBaseLogger,
): Promise<Replica | undefined> {
  const { databaseReadUrl: connectionString } = config;
  if (connectionString === undefined) return undefined;
  return openReplica({
    primary: db,
    connection: { connectionString },
    log: (level, message) => logger[level](message),
  });
}

async function findAccountState(db: Database, uid: string): Promise<AccountState> {
  const [user] = await findUserByUid(db, [uid]);
  if (user === undefined) return 'unknown';
  return user.is_active ? 'active' : 'inactive';
}
