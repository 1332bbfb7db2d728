import type { FastifyInstance } from 'fastify';
import type { Database } from '../db.ts';
import { isMigrated } from '../migrate.ts';
import { Problem } from './problem.ts';

/** `GET /api/health`: the process is alive. `GET /api/ready`: the database answers and its schema is ours. */
export function healthRoutes(app: FastifyInstance, db: Database): void {
  app.get('/api/health', async () => ({ status: 'alive' }));

  app.get('/api/ready', async () => {
    const migrated = await isMigrated(db).catch(() => false);
    if (!migrated) throw new Problem(503, 'error.unavailable', { retryAfter: 1 });
    return { status: 'ready' };
  });
}
