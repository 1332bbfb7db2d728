import { sql } from '../database/statements.ts';
import { rowsPerBatch } from '../database/delete-in-batches.ts';

/** Records of ended claims that are kept of one giver. */
const recordsPerGiver = 1_000;

/** `$1` giver. The next giver after this one, by id, who has more records than are kept. */
export const findCrowdedGiver = sql<{ giver_id: number }>(
  'claims.findCrowdedGiver',
  `select giver_id from ended_claims where giver_id > $1
   group by giver_id having count(*) > ${recordsPerGiver} order by giver_id limit 1`,
);

/** `$1` giver. Deletes records older than the newest that are kept. */
export const deleteSurplusRecords = sql<{ id: number }>(
  'claims.deleteSurplusRecords',
  `delete from ended_claims where id in (
     select id from ended_claims where giver_id = $1 order by id desc offset ${recordsPerGiver} limit ${rowsPerBatch}
   ) returning id`,
);

/** Records are kept for 365 days. */
export const deleteOldRecords = sql<{ id: number }>(
  'claims.deleteOldRecords',
  `delete from ended_claims where id in (
     select id from ended_claims where ended_at < now() - interval '365 days' limit ${rowsPerBatch} for update skip locked
   ) returning id`,
);
