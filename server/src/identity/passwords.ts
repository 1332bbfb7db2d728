import { hash, verify } from '@node-rs/argon2';

// Argon2id with OWASP's least parameters (Password Storage Cheat Sheet). One hash holds 19 MiB and a thread of the
// pool, so that only a few run at once and the rest wait in line.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;

let running = 0;
const line: (() => void)[] = [];

async function inTurn<T>(task: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else await new Promise<void>((resolve) => line.push(resolve));
  try {
    return await task();
  } finally {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The argon2id hash of a password, in its PHC text form. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters));
}

/** Whether `password` is the one behind `stored`. Costs as much as a hash, so that an unknown account shows no gap. */
export function verifyPassword({ hash: stored, password }: { hash: string; password: string }): Promise<boolean> {
  return inTurn(() => verify(stored, password));
}
