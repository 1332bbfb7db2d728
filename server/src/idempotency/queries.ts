import { rowsPerBatch } from '../database/delete-in-batches.ts';
import { type NoRow, sql } from '../database/statements.ts';

/** Maximum number of idempotency keys per person. Simultaneous requests may exceed it slightly. */
const MAX_KEYS_PER_PERSON = 5_000;

/**
 * Inserts an idempotency key. Returns no row if the key is already used or the user has too many keys. Waits
 * for a simultaneous transaction with the same key.
 */
export const insertIdempotencyKey = sql<{ key: string }, [userId: number, key: string, fingerprint: Buffer]>(
  'idempotency.insertIdempotencyKey',
  `insert into idempotency_keys (user_id, key, fingerprint)
   select $1::bigint, $2::text, $3::bytea
   where not exists (select from idempotency_keys where user_id = $1 offset ${MAX_KEYS_PER_PERSON - 1} limit 1)
   on conflict do nothing
   returning key`,
);

/**
 * Finds a used idempotency key. Locks its row, because a commit waits for replication only if its transaction
 * has locked or changed a row. Without replication, a failover could lose the first request's record after
 * the repeated request has succeeded.
 */
export const findIdempotencyKey = sql<{ fingerprint: Buffer; record_id: number }, [userId: number, key: string]>(
  'idempotency.findIdempotencyKey',
  'select fingerprint, record_id from idempotency_keys where user_id = $1 and key = $2 for share',
);

export const setCreatedRecordId = sql<NoRow, [userId: number, key: string, recordId: number]>(
  'idempotency.setCreatedRecordId',
  'update idempotency_keys set record_id = $3 where user_id = $1 and key = $2',
);

/** Deletes idempotency keys older than a day. */
export const deleteOldIdempotencyKeys = sql<{ key: string }>(
  'idempotency.deleteOldIdempotencyKeys',
  `delete from idempotency_keys where (user_id, key) in (
     select user_id, key from idempotency_keys
     where created_at < now() - interval '1 day' limit ${rowsPerBatch} for update skip locked
   ) returning key`,
);
