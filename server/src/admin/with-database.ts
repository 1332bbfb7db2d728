import { existsSync } from 'node:fs';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { createDatabase, type Database } from '../db.ts';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { clusterDirOf } from '../postgres/cluster.ts';
import { startEmbeddedPostgres } from '../postgres/embedded.ts';
import { connectToRunningPostgres } from '../postgres/running.ts';

interface Reached {
  connection: pg.PoolConfig;
  leave(): Promise<void>;
}

const stay = async (): Promise<void> => {};

/** Another's PostgreSQL, ours under a running server, or ours started for the moment. Never makes a new one. */
async function reach({ databaseUrl, dataDir }: Config): Promise<Reached> {
  if (databaseUrl !== undefined) return { connection: { connectionString: databaseUrl }, leave: stay };
  if (!existsSync(clusterDirOf(dataDir))) {
    throw new StartFailure(`There is no Wishwell in ${dataDir} yet: start the server once, or set DATA_DIR.`);
  }
  const running = await connectToRunningPostgres(dataDir);
  if (running) return { connection: running, leave: stay };
  const { connection, stop } = await startEmbeddedPostgres({ dataDir });
  return { connection, leave: stop };
}

/** Runs `work` on this installation's database, whether its server runs or not. */
export async function withDatabase<T>(config: Config, work: (db: Database) => Promise<T>): Promise<T> {
  const { connection, leave } = await reach(config);
  const db = createDatabase({ ...connection, max: 1 });
  try {
    return await work(db);
  } finally {
    await db.close();
    await leave();
  }
}
