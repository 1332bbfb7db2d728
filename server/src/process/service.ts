import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolConfig } from 'pg';
import { createApp } from '../app.ts';
import { createClaimEndings } from '../claims/end-claims.ts';
import type { Config } from '../config/config.ts';
import { createDatabase, type Database, type DatabaseOptions } from '../database/database.ts';
import { backgroundTimeouts } from '../database/session-settings.ts';
import { settleProvenAddress } from '../friends/proven-address.ts';
import { closeGently } from '../http/draining.ts';
import { webApp } from '../web-app/web-app.ts';
import { createIdentity } from '../accounts/create-identity.ts';
import type { AccountState } from '../accounts/identity.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { leavingOneCore } from '../concurrency/fair-queue.ts';
import { createImageEncoder } from '../images/image-encoder.ts';
import { openImageStore } from '../images/stores/open-store.ts';
import { createImages } from '../images/create-images.ts';
import { deriveSigningKey } from '../images/url-signature.ts';
import { openReplica, type Replica } from '../database/replica/replica.ts';
import { describeVersion } from '../database/migrations/schema-version.ts';
import { startTelemetry } from '../telemetry/telemetry.ts';
import { createCallerCache } from '../users/caller-cache.ts';
import { startChangeListener } from '../users/change-listener.ts';
import { findUserByUid } from '../users/queries.ts';
import { checkDatabase } from './check-database.ts';
import { checkImageStore } from './check-image-store.ts';
import { checkPooler } from './check-pooler.ts';
import { explainLostConnection } from './explain-lost-connection.ts';
import { startHousekeeping } from './housekeeping.ts';
import { listen } from './listen.ts';
import { startTimeouts } from './wait-for-database.ts';
import type { ShutdownReason } from './worker-messages.ts';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Connections for the calls of all workers together; each has at least four and no more than twelve of them. */
const callConnections = 60;

/** Transactions and single changes of all workers together; each worker runs at least three. */
const changesAtOnce = 8;

/** Reads that are not small, of all workers together; each worker runs at least one. */
const readsAtOnce = leavingOneCore(3);

/** What answers requests. */
export interface Service {
  /** What to type into a browser. */
  address: string;
  /** Lets running requests finish, then closes everything in the order opposite to its start; others may go on serving. */
  stop(reason?: ShutdownReason): Promise<void>;
}

/** A whole installation: the service, in one process or in several, and the database that is ours. */
export interface RunningServer extends Service {
  /** Resolves with a sentence when it cannot go on. */
  died: Promise<string>;
}

/** Starts every part on a running database; when one fails, those before it are stopped again. Throws `StartFailure`. */
export async function startService(
  config: Config,
  logger: FastifyBaseLogger,
  connection: PoolConfig,
): Promise<Service> {
  await using undo = new AsyncDisposableStack();
  const note = ({ message }: Error): void => logger.warn(`Lost an idle database connection: ${message}`);
  const open = (options: DatabaseOptions): Database => {
    const opened = createDatabase({ ...connection, ...options }, note);
    undo.defer(() => opened.close());
    return opened;
  };
  const db = open({
    max: Math.max(4, Math.min(12, Math.floor(callConnections / config.workers))),
    changesAtOnce: Math.max(3, Math.floor(changesAtOnce / config.workers)),
    readsAtOnce: Math.max(1, Math.floor(readsAtOnce / config.workers)),
  });
  await checkConnection(connection, config, logger);
  const backgroundDb = open({ ...backgroundTimeouts, max: 3 });
  const claimEndings = undo.use(createClaimEndings({ db: backgroundDb, logger }));
  const callers = createCallerCache();
  const accountState = (uid: string): Promise<AccountState> => findAccountState(db, uid);
  const identity = await createIdentity({
    connection,
    config,
    accountState,
    onProven: (tx, proven) => settleProvenAddress(tx, config, proven),
    onReset: (uid) => {
      callers.forget(uid);
      claimEndings.start();
    },
    logger,
    db,
  });
  undo.defer(() => identity.close());
  const { added } = await explainLostConnection(
    migrate(
      db,
      () => identity.migrate(),
      undefined,
      (sentence) => logger.warn(sentence),
    ),
  );
  const loggedSchemaMessage = describeVersion({ missing: [], added, foreign: [] });
  if (loggedSchemaMessage !== undefined) logger.warn(loggedSchemaMessage);
  const store = await openImageStore(config);
  await checkImageStore(store, logger);
  const warn = (sentence: string): void => logger.warn(sentence);
  const encoder = createImageEncoder({ maxPixels: config.quotas.imagePixels, processes: config.workers, warn });
  const images = createImages({ db, store, encoder });
  undo.defer(() => images.close());
  const signingKey = deriveSigningKey(config.appSecret);
  const replica = await openReplicaOf(db, config, logger);
  if (replica) undo.use(replica);
  const { observers } = undo.use(await startTelemetry({ config, db, images, identity, logger }));
  const web = webApp(webFolder, config);
  undo.use(await startChangeListener({ connection, callers, logger }));
  const parts = {
    config,
    db,
    replica,
    identity,
    callers,
    images,
    claimEndings,
    signingKey,
    logger,
    observers,
    loggedSchemaMessage,
    web,
  };
  const app = await createApp(parts);
  let shutdownReason: ShutdownReason = 'stopped';
  undo.defer(() => closeGently(app, shutdownReason));
  const address = await listen(app, config);
  identity.start?.(address);
  undo.use(startHousekeeping({ db: backgroundDb, images, claimEndings, identity, logger }));
  const running = undo.move();
  const stop = (reason: ShutdownReason = 'stopped'): Promise<void> => {
    shutdownReason = reason;
    return running.disposeAsync();
  };
  return { address, stop };
}

/** Waits for the database and checks it, and a pooler in front of one that is not embedded. Throws `StartFailure`. */
async function checkConnection(connection: PoolConfig, config: Config, logger: FastifyBaseLogger): Promise<void> {
  const db = createDatabase({ ...connection, ...startTimeouts, max: 2 });
  try {
    await checkDatabase(db, config, logger);
    if (config.databaseUrl !== undefined) await checkPooler(db);
  } finally {
    await db.close();
  }
}

async function openReplicaOf(db: Database, config: Config, logger: FastifyBaseLogger): Promise<Replica | undefined> {
  const { databaseReadUrl: connectionString } = config;
  if (connectionString === undefined) return undefined;
  return openReplica({
    primary: db,
    connection: { connectionString },
    say: (level, sentence) => logger[level](sentence),
  });
}

async function findAccountState(db: Database, uid: string): Promise<AccountState> {
  const [user] = await findUserByUid(db, [uid]);
  if (user === undefined) return 'unknown';
  return user.is_active ? 'active' : 'inactive';
}
