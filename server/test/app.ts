import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { onTestFinished } from 'vitest';
import { type AppParts, createApp } from '../src/app.ts';
import { createClaimEndings } from '../src/claims/end-claims.ts';
import type { Config } from '../src/config/config.ts';
import { createDatabase, type Database } from '../src/database/database.ts';
import { backgroundTimeouts } from '../src/database/session-settings.ts';
import { createIdentity } from '../src/accounts/create-identity.ts';
import { settleProvenAddress } from '../src/friends/proven-address.ts';
import { createImageEncoder } from '../src/images/image-encoder.ts';
import { openImageStore, imageFolder as folderOf } from '../src/images/stores/open-store.ts';
import type { Images } from '../src/images/images.ts';
import { createImages } from '../src/images/create-images.ts';
import { deriveSigningKey } from '../src/images/url-signature.ts';
import { createLogger } from '../src/process/logger.ts';
import type { ConnectionLimits } from '../src/limits/connection-limits.ts';
import type { Replica } from '../src/database/replica/replica.ts';
import { createCallerCache } from '../src/users/caller-cache.ts';
import { startChangeListener } from '../src/users/change-listener.ts';
import { findUserByUid } from '../src/users/queries.ts';
import { startTelemetry } from '../src/telemetry/telemetry.ts';
import { testConfig } from './config.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';

/** A server of the test's own: real HTTP, real PostgreSQL, its own folder of pictures. */
export interface TestApp {
  /** `http://127.0.0.1:…` */
  origin: string;
  config: Config;
  db: Database;
  images: Images;
  imageFolder: string;
  close(): Promise<void>;
}

/**
 * Starts one, on a database of its own unless one is given; `env` is what an operator would set. What it logs goes to
 * `log`, if there is one, `web` serves what lies outside `/api`, and `replica` answers what may be read there.
 */
export async function startApp(
  env: Record<string, string> = {},
  database?: FreshDatabase,
  log?: DestinationStream,
  web?: (config: Config) => NonNullable<AppParts['web']>,
  replica?: Replica,
  connectionLimits?: Partial<ConnectionLimits>,
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wishwell-app-'));
  const config = testConfig(dataDir, env);
  const { connection, db, drop } = database ?? (await freshDatabase());
  const logger = createLogger(config, log);
  // Of its own, so that a test that notes the statements of calls does not note its.
  const backgroundDb = createDatabase({ ...connection, ...backgroundTimeouts, max: 1 });
  const claimEndings = createClaimEndings({ db: backgroundDb, logger });
  const callers = createCallerCache();
  const accountState = async (uid: string) => {
    const [user] = await findUserByUid(db, [uid]);
    if (!user) return 'unknown';
    return user.is_active ? 'active' : 'inactive';
  };
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
  const imageFolder = folderOf(config);
  const images = createImages({
    db,
    store: await openImageStore(config),
    encoder: createImageEncoder({ maxPixels: config.quotas.imagePixels }),
  });
  const signingKey = deriveSigningKey(config.appSecret);
  const telemetry = await startTelemetry({ config, db, images, identity, logger });
  const changeListener = await startChangeListener({ connection, callers, logger });
  const app = await createApp({
    config,
    db,
    replica,
    identity,
    callers,
    images,
    claimEndings,
    signingKey,
    logger,
    observers: telemetry.observers,
    ...(connectionLimits ? { connectionLimits } : {}),
    ...(web ? { web: web(config) } : {}),
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  identity.start?.(config.publicUrl?.origin ?? origin);
  const close = async (): Promise<void> => {
    await app.close();
    await telemetry[Symbol.asyncDispose]();
    await identity.close();
    images.close();
    await claimEndings[Symbol.asyncDispose]();
    await backgroundDb.close();
    await changeListener[Symbol.asyncDispose]();
    await drop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { origin, config, db, images, imageFolder, close };
}

/** The same for one test alone: closed when it ends. */
export async function startAppForTest(...parts: Parameters<typeof startApp>): Promise<TestApp> {
  const app = await startApp(...parts);
  onTestFinished(() => app.close());
  return app;
}
