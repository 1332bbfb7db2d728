import { sql } from '../db.ts';

/** `$1` user, `$2` key, `$3` fingerprint. No row when the key was used; waits for whoever is using it now. */
export const insertKey = sql<{ key: string }>(
  'idempotency.insert',
  `insert into idempotency_keys (user_id, key, fingerprint) values ($1, $2, $3)
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
export const deleteOldKeys = sql(
  'idempotency.deleteOld',
  `delete from idempotency_keys where created_at < now() - interval '1 day'`,
);
