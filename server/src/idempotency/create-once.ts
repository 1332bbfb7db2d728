import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Transaction } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { findKey, insertKey, setRecord } from './queries.ts';

/** Seconds between two deletions of keys that are a day old. */
const ROOM_IS_MADE_S = 3_600;

/** One request to create something, as far as repeating it goes. */
export interface Creation {
  userId: number;
  key: string | undefined;
  fingerprint: Buffer;
}

/** The request's `Idempotency-Key` and a digest of what it sends; `content` in an order that is always the same. */
export function creationOf(request: FastifyRequest, userId: number, content: readonly unknown[]): Creation {
  const key = request.headers['idempotency-key']?.toString();
  if (key !== undefined && !/^[\x21-\x7e]{1,255}$/.test(key)) throw new Problem(400, 'error.badIdempotencyKey');
  const hash = createHash('sha256').update(`${request.method} ${request.routeOptions.url} `);
  for (const part of content) hash.update(Buffer.isBuffer(part) ? part : JSON.stringify(part ?? null));
  return { userId, key, fingerprint: hash.digest() };
}

/**
 * Runs `create` at most once per key, in the same transaction as the record it makes: sent again, the first record's
 * id is the answer; with another body, 422; 429 when the person has no room for one more key. Without a key it just runs.
 */
export async function createOnce(tx: Transaction, creation: Creation, create: () => Promise<number>): Promise<number> {
  const { userId, key, fingerprint } = creation;
  if (key === undefined) return create();
  const [fresh] = await insertKey(tx, [userId, key, fingerprint]);
  if (fresh) {
    const recordId = await create();
    await setRecord(tx, [userId, key, recordId]);
    return recordId;
  }
  const [used] = await findKey(tx, [userId, key]);
  if (!used) throw new Problem(429, 'error.tooManyRequests', { retryAfter: ROOM_IS_MADE_S });
  if (!used.fingerprint.equals(fingerprint)) throw new Problem(422, 'error.keyReused');
  return used.record_id;
}
