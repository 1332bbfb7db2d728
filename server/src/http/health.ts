import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { tellIfClosing } from './draining.ts';
import { findVersion } from '../database/migrations/migrate.ts';
import { Problem } from './problem.ts';
import { describeVersion, isServable } from '../database/migrations/schema-version.ts';

/** Milliseconds. */
const ANSWER_LASTS = 1_000;

/** Asks which version of the schema the database has, and says so when it is another than it was, as while a newer version comes. */
function watchVersion(db: Database, log: FastifyBaseLogger, saidAtStart?: string): () => Promise<boolean> {
  let said = saidAtStart;
  return async () => {
    const version = await findVersion(db);
    const sentence = describeVersion(version);
    if (sentence !== undefined && sentence !== said) log.warn(sentence);
    said = sentence;
    return isServable(version);
  };
}

async function canSignIn(canIssueBearers: () => Promise<boolean>, log: FastifyBaseLogger): Promise<boolean> {
  const can = await canIssueBearers();
  if (!can) log.error('The newest signing key was made under another APP_SECRET: nobody can sign in');
  return can;
}

/** Asks the database once a second at most, however many probes there are: anybody may send them, and no limit counts them. */
function askNowAndThen(ask: () => Promise<boolean>): () => Promise<boolean> {
  let answer = Promise.resolve(false);
  let lastsUntil = 0;
  return () => {
    if (performance.now() < lastsUntil) return answer;
    lastsUntil = Infinity;
    answer = ask()
      .catch(() => false)
      .finally(() => (lastsUntil = performance.now() + ANSWER_LASTS));
    return answer;
  };
}

/**
 * `GET /api/health`: the process is alive. `GET /api/ready`: the database answers, its schema is one we can serve, and we are not
 * leaving, and people can sign in. The log hears what is to be said of the schema, unless that was `saidAtStart`.
 */
export function healthRoutes(
  app: FastifyInstance,
  db: Database,
  saidAtStart?: string,
  canIssueBearers = async (): Promise<boolean> => true,
): void {
  const isCurrent = watchVersion(db, app.log, saidAtStart);
  const isServed = askNowAndThen(async () => (await isCurrent()) && (await canSignIn(canIssueBearers, app.log)));
  app.get('/api/health', async () => ({ status: 'alive' }));

  app.get('/api/ready', async () => {
    const ready = !tellIfClosing(app) && (await isServed());
    if (!ready) throw new Problem(503, 'error.unavailable', { retryAfter: 1 });
    return { status: 'ready' };
  });
}
