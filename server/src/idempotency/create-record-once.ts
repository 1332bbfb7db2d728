import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { findIdempotencyKey, insertIdempotencyKey, setCreatedRecordId } from './queries.ts';

/** Seconds between two deletions of expired idempotency keys. */
const DELETION_INTERVAL_S = 3_600;

export interface IdempotencyKeyAndBodyHash {
  userId: number;
  key: string | undefined;
  fingerprint: Buffer;
}

/**
 * Returns the request's `Idempotency-Key`, and a hash of the route and of the input `content`. Callers must
 * pass the parts of `content` in a fixed order, because the order changes the hash. Throws 400 for an
 * invalid key.
 */
export function readIdempotencyKey(
  request: FastifyRequest,
  userId: number,
  content: readonly unknown[],
): IdempotencyKeyAndBodyHash {
  const key = request.headers['idempotency-key']?.toString();
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) throw new Problem(400, 'error.badIdempotencyKey');
  const hash = createHash('sha256').update(`${request.method} ${request.routeOptions.url} `);
  for (const part of content) hash.update(Buffer.isBuffer(part) ? part : JSON.stringify(part ?? null));
  return { userId, key, fingerprint: hash.digest() };
}

/**
 * Runs `create` at most once per idempotency key, and commits key and record in one transaction. A repeated
 * key returns the id of the first record. Throws 422 if the repeated request has another body, and 429 if the
 * person has too many keys. Without a key, always runs `create`.
 */
export async function createRecordOnce(
  tx: Transaction,
  creation: IdempotencyKeyAndBodyHash,
  create: () => Promise<number>,
): Promise<number> {
  const { userId, key, fingerprint } = creation;
  if (key === undefined) return create();
  const [inserted] = await insertIdempotencyKey(tx, [userId, key, fingerprint]);
  if (inserted) {
    const recordId = await create();
    await setCreatedRecordId(tx, [userId, key, recordId]);
    return recordId;
  }
  const [existing] = await findIdempotencyKey(tx, [userId, key]);
  if (!existing) throw new Problem(429, 'error.tooManyRequests', { retryAfter: DELETION_INTERVAL_S });
  if (!existing.fingerprint.equals(fingerprint)) throw new Problem(422, 'error.keyReused');
  return existing.record_id;
}
