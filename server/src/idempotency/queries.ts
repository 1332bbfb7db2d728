import { sql } from '../database/statements.ts';
import { rowsPerBatch } from '../database/delete-in-batches.ts';

/** Keys that are kept of one person. Creations that run at the same moment do not count each other's. */
const keysPerPerson = 5_000;

/**
 * `$1` user, `$2` key, `$3` fingerprint. No row when the key was used, or the user has no room for one more; waits for
 * whoever is using it now.
 */
export const insertKey = sql<{ key: string }>(
  'idempotency.insert',
  `insert into idempotency_keys (user_id, key, fingerprint)
   select $1::bigint, $2::text, $3::bytea
   where not exists (select from idempotency_keys where user_id = $1 offset ${keysPerPerson - 1} limit 1)
   on conflict do nothing
   returning key`,
);

/**
 * `$1` user, `$2` key. Who can read it sees its record too: both are committed at once. The lock makes what only reads a
 * transaction that waits for its replica like any other: a commit whose own wait was cut off is seen on the primary, and a
 * failover may still lose it.
 */
export const findKey = sql<{ fingerprint: Buffer; record_id: number }>(
  'idempotency.find',
  'select fingerprint, record_id from idempotency_keys where user_id = $1 and key = $2 for share',
);

/** `$1` user, `$2` key, `$3` the record that was made. */
export const setRecord = sql(
  'idempotency.setRecord',
  'update idempotency_keys set record_id = $3 where user_id = $1 and key = $2',
);

/** Keys are honoured for a day. */
export const deleteOldKeys = sql<{ key: string }>(
  'idempotency.deleteOld',
  `delete from idempotency_keys where (user_id, key) in (
     select user_id, key from idempotency_keys
     where created_at < now() - interval '1 day' limit ${rowsPerBatch} for update skip locked
   ) returning key`,
);
