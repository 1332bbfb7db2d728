import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { onTestFinished } from 'vitest';
import { createIdentityProvider } from '../src/accounts/create-identity-provider.ts';
import { type AppDependencies, createApp } from '../src/app.ts';
import type { Config } from '../src/config/config.ts';
import { createDatabase, type Database } from '../src/database/database.ts';
import { backgroundTimeouts } from '../src/database/session-settings.ts';
import { recordProvenEmail } from '../src/friends/proven-address.ts';
import { createImageService } from '../src/images/create-images.ts';
import { createImageEncoder } from '../src/images/image-encoder.ts';
import type { ImageService } from '../src/images/images.ts';
import { openImageStore, getImageFolderPath as folderOf } from '../src/images/stores/open-store.ts';
import { deriveSigningKey } from '../src/images/url-signature.ts';
import type { ConnectionTimeouts } from '../src/limits/slow-clients.ts';
import { createOutbox, type Outbox } from '../src/mail/outbox.ts';
import { createLinkPreviewService } from '../src/previews/previews.ts';
import { createLogger } from '../src/process/logger.ts';
import { startTelemetry } from '../src/telemetry/telemetry.ts';
import { startUserChangeListener } from '../src/users/change-listener.ts';
import { findUserByUid } from '../src/users/queries.ts';
import { createUserRecordCache } from '../src/users/user-record-cache.ts';
import { createTestConfig } from './config.ts';
import { createFreshDatabase, type FreshDatabase } from './database.ts';

/** A test server with real HTTP, a real PostgreSQL database and its own image folder. */
export interface TestApp {
  origin: string;
  config: Config;
  db: Database;
  images: ImageService;
  outbox: Outbox;
  imageFolder: string;
  close(): Promise<void>;
}

interface TestAppOptions {
  /** Database of the server. By default, the server gets a new database. */
  database?: FreshDatabase;
  /** Stream that receives the log lines of the server. */
  log?: DestinationStream;
  /** Creates the Fastify plugin that serves the paths outside `/api`. */
  web?: (config: Config) => NonNullable<AppDependencies['web']>;
  connectionTimeouts?: Partial<ConnectionTimeouts>;
}

/** Starts a test server. `env` contains its settings. */
export async function startApp(
  env: Record<string, string> = {},
  { database, log, web, connectionTimeouts }: TestAppOptions = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wishwell-app-'));
  const config = createTestConfig(dataDir, env);
  const { connection, db, drop } = database ?? (await createFreshDatabase());
  const logger = createLogger(config, log);
  // The outbox has its own connection pool, so that tests do not record its statements as those of a request.
  const backgroundDb = createDatabase({ ...connection, ...backgroundTimeouts, max: 1 });
  const outbox = createOutbox({ db: backgroundDb, config, logger });
  const callers = createUserRecordCache();
  const accountState = async (uid: string) => {
    const [user] = await findUserByUid(db, [uid]);
    if (!user) return 'unknown';
    return user.is_active ? 'active' : 'inactive';
  };
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
  const imageFolder = folderOf(config);
  const images = createImageService({
    db,
    store: await openImageStore(config),
    encoder: createImageEncoder({ maxPixels: config.quotas.imagePixels }),
  });
  const previews = createLinkPreviewService({ config, images });
  const signingKey = deriveSigningKey(config.appSecret);
  const telemetry = await startTelemetry({ config, db, images, outbox, logger });
  const changeListener = await startUserChangeListener({ connection, callers, logger });
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
    observers: telemetry.observers,
    ...(connectionTimeouts ? { connectionTimeouts } : {}),
    ...(web ? { web: web(config) } : {}),
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  identity.start?.();
  outbox.start(config.publicUrl?.origin ?? origin);
  const close = async (): Promise<void> => {
    await app.close();
    await telemetry[Symbol.asyncDispose]();
    await outbox.stop();
    await identity.close();
    await previews.close();
    images.close();
    await backgroundDb.close();
    await changeListener[Symbol.asyncDispose]();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin, config, db, images, outbox, imageFolder, close };
}

/** Starts a test server like `startApp`, and closes the server when the test ends. */
export async function startAppForTest(...parts: Parameters<typeof startApp>): Promise<TestApp> {
  const app = await startApp(...parts);
  onTestFinished(() => app.close());
  return app;
}
