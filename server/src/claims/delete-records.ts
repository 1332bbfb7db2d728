import type { Executor } from '../database/database.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import { deleteOldEndedClaims, deleteExcessEndedClaimBatch, findGiverOverEndedClaimLimit } from './record-queries.ts';

/**
 * Deletes records of ended claims that are older than a year. Also deletes each giver's oldest records beyond
 * the maximum number per giver.
 */
export async function deleteOldAndExcessEndedClaims(db: Executor, stopping: AbortSignal): Promise<void> {
  await deleteInBatches(db, deleteOldEndedClaims, stopping);
  let giver: { giver_id: number } | undefined;
  do {
    [giver] = await findGiverOverEndedClaimLimit(db, [giver?.giver_id ?? 0]);
    if (giver) await deleteInBatches(db, deleteExcessEndedClaimBatch, stopping, [giver.giver_id]);
  } while (giver && !stopping.aborted);
}
