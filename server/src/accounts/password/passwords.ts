import { hash, verify } from '@node-rs/argon2';
import { createFairQueue, type FairQueue, computeMaxTasksLeavingCoresFree } from '../../concurrency/fair-queue.ts';
import { Problem } from '../../http/problem.ts';

// Parameters of Argon2id: the minimum that OWASP recommends (Password Storage Cheat Sheet). One hash uses 19
// MiB of memory and one thread of Node's thread pool.
const argon2Parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const maxConcurrentHashes = computeMaxTasksLeavingCoresFree(4);

/**
 * Creates the queue for password hashing, which hashes at most `maxRunning` passwords at the same time.
 * Shares this capacity fairly between client networks. Rejects with 503 while 1,000 passwords are waiting.
 */
export function createPasswordHashingQueue(maxRunning = maxConcurrentHashes): FairQueue {
  return createFairQueue({
    maxRunning,
    maxWaiting: 1_000,
    createRefusal: () => new Problem(503, 'error.unavailable', { retryAfter: 5 }),
  });
}

/**
 * Returns the Argon2id hash of a password in PHC string format. Call it only inside `run` of the hashing
 * queue.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password, argon2Parameters);
}

export function verifyPassword({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  return verify(stored, password);
}
