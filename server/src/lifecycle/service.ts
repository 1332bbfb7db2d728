import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import type { PoolConfig } from 'pg';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { createDatabase, type Database, longPatience } from '../db.ts';
import { closeGently } from '../http/draining.ts';
import { webApp } from '../http/web-app.ts';
import { createIdentity } from '../identity/create-identity.ts';
import type { AccountState } from '../identity/identity.ts';
import { migrate } from '../migrate.ts';
import { openPictureStore } from '../pictures/open-store.ts';
import { createPictures } from '../pictures/service.ts';
import { deriveSigningKey } from '../pictures/signature.ts';
import { openReplica, type Replica } from '../replica/replica.ts';
import { describeVersion } from '../schema-version.ts';
import { startTelemetry } from '../telemetry/telemetry.ts';
import { raiseProvenSuperuser } from '../users/proven-superuser.ts';
import { findUserByUid } from '../users/queries.ts';
import { checkDatabase } from './check-database.ts';
import { checkPictures } from './check-pictures.ts';
import { checkPooler } from './check-pooler.ts';
import { explainLoss } from './explain-loss.ts';
import { startHousekeeping } from './housekeeping.ts';
import { listen } from './listen.ts';
import type { Farewell } from './worker-messages.ts';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Connections for the calls of all workers together; each has at least four and no more than ten of them. */
const callConnections = 60;

/** What answers requests. */
export interface Service {
  /** What to type into a browser. */
  address: string;
  /** Lets running requests finish, then closes everything in the order opposite to its start; others may go on serving. */
  stop(why?: Farewell): Promise<void>;
}

/** Starts every part on a running database; when one fails, those before it are stopped again. Throws `StartFailure`. */
export async function startService(
  config: Config,
  logger: FastifyBaseLogger,
  connection: PoolConfig,
): Promise<Service> {
  await using undo = new AsyncDisposableStack();
  const note = ({ message }: Error): void => logger.warn(`Lost an idle database connection: ${message}`);
  const open = (options: PoolConfig): Database => {
    const opened = createDatabase({ ...connection, ...options }, note);
    undo.defer(() => opened.close());
    return opened;
  };
  const db = open({ max: Math.max(4, Math.min(10, Math.floor(callConnections / config.workers))) });
  await checkDatabase(db, config);
  // Nothing stands before our own.
  if (config.databaseUrl !== undefined) await checkPooler(db);
  const accountState = (uid: string): Promise<AccountState> => findAccountState(db, uid);
  const identity = await createIdentity({
    connection,
    config,
    accountState,
    onProven: (tx, uid) => raiseProvenSuperuser(tx, config, uid),
    logger,
    db,
  });
  undo.defer(() => identity.close());
  const { added } = await explainLoss(migrate(db, () => identity.migrate()));
  const saidOfSchema = describeVersion({ missing: [], added, foreign: [] });
  if (saidOfSchema !== undefined) logger.warn(saidOfSchema);
  const store = await openPictureStore(config);
  await checkPictures(store, logger);
  const pictures = createPictures({ db, store, limits: config.quotas });
  const signingKey = deriveSigningKey(config.appSecret);
  const replica = await openReplicaOf(db, config, logger);
  if (replica) undo.use(replica);
  const { observers } = undo.use(await startTelemetry({ config, db, pictures, identity, logger }));
  const web = webApp(webFolder, config);
  const parts = { config, db, replica, identity, pictures, signingKey, logger, observers, saidOfSchema, web };
  const app = await createApp(parts);
  let farewell: Farewell = 'stopped';
  undo.defer(() => closeGently(app, farewell));
  const address = await listen(app, config);
  identity.start?.(address);
  undo.use(startHousekeeping({ db: open({ ...longPatience, max: 1 }), pictures, identity, logger }));
  const running = undo.move();
  const stop = (why: Farewell = 'stopped'): Promise<void> => {
    farewell = why;
    return running.disposeAsync();
  };
  return { address, stop };
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
