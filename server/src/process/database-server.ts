import type { FastifyBaseLogger } from 'fastify';
import type { PoolConfig } from 'pg';
import type { Config } from '../config/config.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';

/** The PostgreSQL this installation uses, ours or another's. */
export interface DatabaseServer {
  connection: PoolConfig;
  /** Resolves with a sentence when it is ours, has ended by itself, and cannot be kept running. */
  died: Promise<string>;
  stop(): Promise<void>;
}

/** `DATABASE_URL` when it is set, else the embedded PostgreSQL, started. */
export async function startDatabaseServer(config: Config, logger: FastifyBaseLogger): Promise<DatabaseServer> {
  const { databaseUrl, dataDir, postgresBin: binDir } = config;
  if (databaseUrl === undefined) {
    const warn = (sentence: string): void => logger.warn(sentence);
    return startEmbeddedPostgres({ dataDir, binDir, log: (line) => relay(line, logger), warn });
  }
  return { connection: { connectionString: databaseUrl }, died: new Promise(() => {}), stop: async () => {} };
}

function relay(line: string, logger: FastifyBaseLogger): void {
  if (/^(?:FATAL|PANIC):/.test(line)) logger.warn({ postgres: line }, 'PostgreSQL reports');
  else logger.debug({ postgres: line }, 'PostgreSQL reports');
}
