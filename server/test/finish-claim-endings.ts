import { pino } from 'pino';
import { createClaimEndings } from '../src/claims/end-claims.ts';
import type { Database } from '../src/database/database.ts';

/** Ends all claims whose end was requested, and waits for the servers that are ending some. */
export async function finishClaimEndings(db: Database): Promise<void> {
  const endings = createClaimEndings({ db, logger: pino({ enabled: false }) });
  for (;;) {
    // Waits for the rows that others have locked.
    const { rowCount } = await db.pool.query('select from claim_endings for update');
    if (rowCount === 0) return;
    await endings.run();
  }
}
