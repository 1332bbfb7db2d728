import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { createDatabase, type Database } from '../db.ts';
import { webApp } from '../http/web-app.ts';
import { createIdentity } from '../identity/create-identity.ts';
import type { AccountState } from '../identity/identity.ts';
import { migrate } from '../migrate.ts';
import { openFolderStore } from '../pictures/folder-store.ts';
import { createPictures } from '../pictures/service.ts';
import { deriveSigningPads } from '../pictures/signature.ts';
import { raiseProvenSuperuser } from '../users/proven-superuser.ts';
import { findUserByUid } from '../users/queries.ts';
import { checkDatabase } from './check-database.ts';
import { startDatabaseServer } from './database-server.ts';
import { startHousekeeping } from './housekeeping.ts';
import { listen } from './listen.ts';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

export interface RunningServer {
  /** What to type into a browser. */
  address: string;
  /** Resolves with a sentence when it cannot go on. */
  died: Promise<string>;
  /** Lets running requests finish, then closes everything in the order opposite to its start. */
  stop(): Promise<void>;
}

/** Starts every part; when one fails, those before it are stopped again. Throws `StartFailure` for what has a cure. */
export async function startServer(config: Config, logger: FastifyBaseLogger): Promise<RunningServer> {
  await using undo = new AsyncDisposableStack();
  const { connection, died, stop } = await startDatabaseServer(config, logger);
  undo.defer(stop);
  const db = createDatabase(connection, ({ message }) => logger.warn(`Lost an idle database connection: ${message}`));
  undo.defer(() => db.close());
  await checkDatabase(db, config);
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
  await migrate(db, () => identity.migrate());
  const store = await openFolderStore(join(config.dataDir, 'pictures'));
  const pictures = createPictures({ db, store, limits: config.quotas });
  const pads = deriveSigningPads(config.appSecret);
  const app = await createApp({ config, db, identity, pictures, pads, logger, web: webApp(webFolder, config) });
  undo.defer(() => app.close());
  const address = await listen(app, config);
  identity.start?.(address);
  undo.use(startHousekeeping({ db, pictures, identity, logger }));
  const running = undo.move();
  return { address, died, stop: () => running.disposeAsync() };
}

async function findAccountState(db: Database, uid: string): Promise<AccountState> {
  const [user] = await findUserByUid(db, [uid]);
  if (user === undefined) return 'unknown';
  return user.is_active ? 'active' : 'inactive';
}
