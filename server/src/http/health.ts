import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { findSchemaDifferences } from '../database/migrations/migrate.ts';
import { describeSchemaDifferences, isSchemaCompatible } from '../database/migrations/schema-differences.ts';
import { countReadinessProbe } from './draining.ts';
import { Problem } from './problem.ts';

/** Milliseconds for which the result of the readiness check is cached. */
const READINESS_CACHE_MS = 1_000;

/**
 * Returns a function that checks whether this server works with the database's schema. The function logs a
 * warning when the schema version changes, for example during an upgrade.
 */
function createSchemaCheck(
  db: Database,
  log: FastifyBaseLogger,
  messageLoggedAtStart?: string,
): () => Promise<boolean> {
  let lastMessage = messageLoggedAtStart;
  return async () => {
    const differences = await findSchemaDifferences(db);
    const message = describeSchemaDifferences(differences);
    if (message !== undefined && message !== lastMessage) log.warn(message);
    lastMessage = message;
    return isSchemaCompatible(differences);
  };
}

async function checkCanIssueBearers(canIssueBearers: () => Promise<boolean>, log: FastifyBaseLogger): Promise<boolean> {
  const canIssue = await canIssueBearers();
  if (!canIssue) log.error('The newest signing key is encrypted with another APP_SECRET: nobody can sign in');
  return canIssue;
}

/**
 * Returns a function that caches the result of `query` for a second. Health probes have no rate limit, so
 * without the cache they could overload the database.
 */
function cacheBriefly(query: () => Promise<boolean>): () => Promise<boolean> {
  let result = Promise.resolve(false);
  let validUntil = 0;
  return () => {
    if (performance.now() < validUntil) return result;
    validUntil = Infinity;
    result = query()
      .catch(() => false)
      .finally(() => (validUntil = performance.now() + READINESS_CACHE_MS));
    return result;
  };
}

/**
 * Registers the health probes. `GET /api/health` responds 200 while the process runs. `GET /api/ready`
 * responds 200 if the server supports the database's schema, sign-in works, and no shutdown has begun,
 * otherwise 503.
 */
export function registerHealthRoutes(
  app: FastifyInstance,
  db: Database,
  messageLoggedAtStart?: string,
  canIssueBearers = async (): Promise<boolean> => true,
): void {
  const isSchemaUsable = createSchemaCheck(db, app.log, messageLoggedAtStart);
  const isUsable = cacheBriefly(
    async () => (await isSchemaUsable()) && (await checkCanIssueBearers(canIssueBearers, app.log)),
  );
  app.get('/api/health', async () => ({ status: 'alive' }));

  app.get('/api/ready', async () => {
    const isReady = !countReadinessProbe(app) && (await isUsable());
    if (!isReady) throw new Problem(503, 'error.unavailable', { retryAfter: 1 });
    return { status: 'ready' };
  });
}
