import { hash, verify } from '@node-rs/argon2';
import { createQueue, leavingOneCore } from '../http/queue.ts';

// Argon2id with OWASP's least parameters (Password Storage Cheat Sheet). One hash holds 19 MiB and a thread of the
// pool, so that only a few run at once and the rest wait in line.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** How many hashes run at once. Others wait in line; who would wait for minutes is told to come back. */
export const hashesAtOnce = leavingOneCore(4);
const inTurn = createQueue(hashesAtOnce, 1_000, 'error.unavailable');

/** The argon2id hash of a password, in its PHC text form. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

/** Whether `password` is the one behind `stored`. Costs as much as a hash, so that an unknown account shows no gap. */
export function verifyPassword({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => verify(stored, password));
}
