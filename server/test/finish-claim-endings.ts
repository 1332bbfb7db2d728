import { pino } from 'pino';
import { createClaimEndingJob } from '../src/claims/end-claims.ts';
import type { Database } from '../src/database/database.ts';

/** Runs all jobs that end claims, even those that are due later. Waits for jobs that a server is running. */
export async function finishClaimEndings(db: Database): Promise<void> {
  const endings = createClaimEndingJob({ db, outbox: { queueMail: async () => {} }, logger: pino({ enabled: false }) });
  await db.pool.query('update claim_endings set due_at = now() where due_at > now()');
  for (;;) {
    // Waits for jobs that a server is running: `for update` waits until the server unlocks the row of the
    // job.
    const { rowCount } = await db.pool.query('select from claim_endings for update');
    if (rowCount === 0) return;
    await endings.run();
  }
}
