import { rowsPerBatch } from '../database/delete-in-batches.ts';
import { sql } from '../database/statements.ts';

const maxClaimRecordsPerGiver = 1_000;

/** SQL condition for the records of ended claims that may be deleted: all except those of given gifts. */
const isDeletableRecordSql = `ended_at is not null and stage <> 'given'`;

/**
 * Returns a giver with more records of ended claims than `maxClaimRecordsPerGiver`: the giver with the lowest
 * id above `previousGiverId`.
 */
export const findGiverOverEndedClaimLimit = sql<{ giver_id: number }, [previousGiverId: number]>(
  'claims.findGiverOverEndedClaimLimit',
  `select giver_id from claims where giver_id > $1 and ${isDeletableRecordSql}
   group by giver_id having count(*) > ${maxClaimRecordsPerGiver} order by giver_id limit 1`,
);

/** Deletes one batch of the giver's oldest records of ended claims, beyond the limit of records per giver. */
export const deleteExcessEndedClaimBatch = sql<{ id: number }, [giverId: number]>(
  'claims.deleteExcessEndedClaimBatch',
  `delete from claims where id in (
     select id from claims where giver_id = $1 and ${isDeletableRecordSql}
     order by ended_at desc offset ${maxClaimRecordsPerGiver} limit ${rowsPerBatch}
   ) returning id`,
);

/** Deletes one batch of records of ended claims older than 365 days. */
export const deleteOldEndedClaims = sql<{ id: number }>(
  'claims.deleteOldEndedClaims',
  `delete from claims where id in (
     select id from claims where ended_at < now() - interval '365 days' and ${isDeletableRecordSql}
     limit ${rowsPerBatch} for update skip locked
   ) returning id`,
);
