import { endClaimsOnUnwantedItems } from '../src/claims/end-claims.ts';
import type { Database } from '../src/database/database.ts';

/**
 * Ends the claims on all unwanted items. In production, housekeeping does this when the time to undo has
 * passed.
 */
export async function endUnwantedItemClaims(db: Database): Promise<void> {
  await db.pool.query(`update items set unwanted_since = now() - interval '1 minute' where unwanted_since is not null`);
  await endClaimsOnUnwantedItems(db, { queueMail: async () => {} });
}
