import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../../http/problem.ts';
import { createFairQueue, type FairQueue, leavingOneCore } from '../../concurrency/fair-queue.ts';

// Argon2id with OWASP's least parameters (Password Storage Cheat Sheet). One hash holds 19 MiB and a thread of the
// pool, so that only a few run at once and the rest wait.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many passwords one of `workers` processes hashes at once: at most four on the whole machine, and one in each. */
export const hashesAtOnce = (workers: number): number => Math.max(1, Math.floor(leavingOneCore(4) / workers));

/** A queue for everything that hashes a password, by the network of who asks; who would wait for minutes is told to come back. */
export function createPasswordQueue(workers: number): FairQueue {
  return createFairQueue({
    atOnce: hashesAtOnce(workers),
    waiting: 1_000,
    refusal: () => new Problem(503, 'error.unavailable', { retryAfter: 5 }),
  });
}

/** The argon2id hash of a password, in its PHC text form. To be called in a slot of the queue. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters);
}

/** Whether `password` is the one behind `stored`. Costs as much as a hash, so that an unknown account shows no gap. */
export function verifyPassword({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  return verify(stored, password);
}
