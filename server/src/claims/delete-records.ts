import type { Executor } from '../database/database.ts';
import { deleteInBatches } from '../database/delete-in-batches.ts';
import { deleteOldRecords, deleteSurplusRecords, findCrowdedGiver } from './record-queries.ts';

/** Deletes the records of ended claims that are older than a year, or more than are kept of their giver. */
export async function deleteRecords(db: Executor, stopping: AbortSignal): Promise<void> {
  await deleteInBatches(db, deleteOldRecords, [], stopping);
  let giver: { giver_id: number } | undefined;
  do {
    [giver] = await findCrowdedGiver(db, [giver?.giver_id ?? 0]);
    if (giver) await deleteInBatches(db, deleteSurplusRecords, [giver.giver_id], stopping);
  } while (giver && !stopping.aborted);
}
