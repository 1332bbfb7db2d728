import type { FastifyBaseLogger } from 'fastify';
import type { PoolConfig } from 'pg';
import { logWhileWaiting } from '../concurrency/log-while-waiting.ts';
import type { Config } from '../config/config.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';

export interface DatabaseServer {
  connection: PoolConfig;
  /**
   * Resolves when the embedded PostgreSQL has ended and cannot be restarted. The value is a message for the
   * operator.
   */
  died: Promise<string>;
  stop(): Promise<void>;
}

/** Returns the database that `DATABASE_URL` names. Without this setting, starts the embedded PostgreSQL. */
export async function startDatabaseServer(config: Config, logger: FastifyBaseLogger): Promise<DatabaseServer> {
  const { databaseUrl, dataDir, postgresBin: binDir } = config;
  if (databaseUrl === undefined) {
    const warn = (message: string): void => logger.warn(message);
    const starting = startEmbeddedPostgres({ dataDir, binDir, log: (line) => logPostgresLine(line, logger), warn });
    return logWhileWaiting(starting, 'The start of the embedded PostgreSQL', warn);
  }
  return { connection: { connectionString: databaseUrl }, died: new Promise(() => {}), stop: async () => {} };
}

function logPostgresLine(line: string, logger: FastifyBaseLogger): void {
  if (/^(?:FATAL|PANIC):/.test(line)) logger.warn({ postgres: line }, 'PostgreSQL reports');
  else logger.debug({ postgres: line }, 'PostgreSQL reports');
}
