import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import type { FairQueue } from '../../concurrency/fair-queue.ts';
import { getIpNetwork } from '../../http/network.ts';
import { Problem } from '../../http/problem.ts';
import type { KeyedMutex } from '../../limits/keyed-mutex.ts';
import type {
  AllowedSignInAttempt,
  RefusedSignInAttempt,
  SignInAttemptLimiter,
} from '../../limits/sign-in-attempts.ts';
import type { SignInBody } from './credentials.ts';

/**
 * Returns `attempt` if the rate limit allowed it. If the limit refused it, throws a 429 `Problem` with the
 * seconds until the next allowed attempt.
 */
export function getAllowedAttemptOrThrow(attempt: AllowedSignInAttempt | RefusedSignInAttempt): AllowedSignInAttempt {
  if (!('retryAfter' in attempt)) return attempt;
  const { retryAfter } = attempt;
  throw new Problem(429, 'login.tooManyAttempts', { retryAfter, values: { seconds: retryAfter } });
}

/** Returns whether a sign-in failed only because the e-mail address is not proven. */
export const isUnverifiedEmailError = (error: unknown): boolean =>
  error instanceof Problem && error.id === 'login.emailNotVerified';

const isWrongPasswordError = (error: unknown): boolean =>
  error instanceof Problem && error.id === 'login.incorrectCredentials';

// A refused sign-in runs one more SQL statement if the account exists. To hide this, each refusal is delayed
// until its duration is a multiple of 50 ms.
const REFUSAL_INTERVAL_MS = 50;
const waitForRefusalInterval = (began: number): Promise<void> =>
  setTimeout(REFUSAL_INTERVAL_MS - ((performance.now() - began) % REFUSAL_INTERVAL_MS));

/**
 * Counts a sign-in as failed before `signIn` checks the password. Removes it from the count afterwards,
 * unless the password was wrong.
 */
async function runCountedAttempt<T>(
  attempts: SignInAttemptLimiter,
  { email }: Pick<SignInBody, 'email'>,
  ip: string,
  signIn: () => Promise<T>,
): Promise<T> {
  const attempt = getAllowedAttemptOrThrow(await attempts.signIn(email, ip));
  try {
    const result = await signIn();
    await attempt.release();
    return result;
  } catch (error) {
    if (!isWrongPasswordError(error)) await attempt.release();
    throw error;
  }
}

/**
 * Runs a sign-in under the rate limit of failed sign-ins. Each sign-in counts as failed until its password is
 * checked. Simultaneous sign-ins with the right password could therefore exceed the limit, so sign-ins to one
 * account run one after another.
 */
export async function runRateLimitedSignIn<T>(
  {
    attempts,
    accountMutex,
    passwordQueue,
  }: { attempts: SignInAttemptLimiter; accountMutex: KeyedMutex; passwordQueue: FairQueue },
  body: Pick<SignInBody, 'email'>,
  { ip, raw }: Pick<FastifyRequest, 'ip' | 'raw'>,
  signIn: () => Promise<T>,
): Promise<T> {
  return accountMutex(body.email, async () => {
    const began = performance.now();
    try {
      return await passwordQueue.run(getIpNetwork(ip), async () => {
        if (raw.socket.destroyed) throw new Problem(400, 'error.badRequest');
        return runCountedAttempt(attempts, body, ip, signIn);
      });
    } catch (error) {
      if (isWrongPasswordError(error)) await waitForRefusalInterval(began);
      throw error;
    }
  });
}
