import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { befriend } from '../../server/test/friendship.ts';
import { signedIn } from '../../server/test/person.ts';
import { buildWebApp, startServerProcess } from '../../server/test/server-process.ts';
import type { Pair } from './writers.ts';

/** Starts `count` processes of the product on one database, until `undo` is disposed. Answers where they listen. */
export async function startProducts(databaseUrl: string, count: number, undo: AsyncDisposableStack): Promise<string[]> {
  buildWebApp();
  const dataDir = await mkdtemp(join(tmpdir(), 'wishwell-failover-'));
  undo.defer(() => rm(dataDir, { recursive: true, force: true }));
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    APP_SECRET: randomBytes(32).toString('base64'),
    RATE_LIMITS: 'off',
    LIMIT_WISHLISTS_PER_USER: '1000000',
  };
  const origins: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const server = startServerProcess(env);
    undo.defer(async () => {
      process.kill(server.pid, 'SIGKILL');
      await server.exited;
    });
    origins.push(await server.ready);
  }
  return origins;
}

/** People who write, each with a friend who claims. */
export async function makePairs(origin: string, count: number): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let at = 0; at < count; at += 1) {
    const owner = await signedIn({ origin }, `Owner ${at}`);
    const giver = await signedIn({ origin }, `Giver ${at}`);
    await befriend(owner, giver);
    pairs.push({ owner, giver });
  }
  return pairs;
}
