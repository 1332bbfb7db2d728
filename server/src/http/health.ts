import type { FastifyInstance } from 'fastify';
import type { Database } from '../db.ts';
import { isClosing } from './draining.ts';
import { isMigrated } from '../migrate.ts';
import { Problem } from './problem.ts';

/** Milliseconds. */
const ANSWER_LASTS = 1_000;

/** Asks the database once a second at most, however many probes there are: anybody may send them, and no limit counts them. */
function askNowAndThen(db: Database): () => Promise<boolean> {
  let answer = Promise.resolve(false);
  let lastsUntil = 0;
  return () => {
    if (performance.now() < lastsUntil) return answer;
    lastsUntil = Infinity;
    answer = isMigrated(db)
      .catch(() => false)
      .finally(() => (lastsUntil = performance.now() + ANSWER_LASTS));
    return answer;
  };
}

/** `GET /api/health`: the process is alive. `GET /api/ready`: the database answers, its schema is ours, and we are not leaving. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  const isServed = askNowAndThen(db);
  app.get('/api/health', async () => ({ status: 'alive' }));

  app.get('/api/ready', async () => {
    const ready = !isClosing(app) && (await isServed());
    if (!ready) throw new Problem(503, 'error.unavailable', { retryAfter: 1 });
    return { status: 'ready' };
  });
}
