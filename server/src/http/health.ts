import type { FastifyInstance } from 'fastify';
import type { Database } from '../db.ts';
import { isDraining } from './draining.ts';
import { isMigrated } from '../migrate.ts';
import { Problem } from './problem.ts';

/** `GET /api/health`: the process is alive. `GET /api/ready`: the database answers, its schema is ours, and we are not leaving. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  app.get('/api/health', async () => ({ status: 'alive' }));

  app.get('/api/ready', async () => {
    const ready = !isDraining(app) && (await isMigrated(db).catch(() => false));
    if (!ready) throw new Problem(503, 'error.unavailable', { retryAfter: 1 });
    return { status: 'ready' };
  });
}
