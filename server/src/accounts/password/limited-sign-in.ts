import { setTimeout } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../http/problem.ts';
import type { FairQueue } from '../../concurrency/fair-queue.ts';
import { networkOf } from '../../http/network.ts';
import type { CountedAttempt, RefusedAttempt, SignInAttempts } from '../../limits/sign-in-attempts.ts';
import type { SignIn } from './credentials.ts';
import type { KeyedMutex } from '../../limits/keyed-mutex.ts';

/** The attempt, or a 429 that says when the next one is taken. */
export function requireAllowed(attempt: CountedAttempt | RefusedAttempt): CountedAttempt {
  if (!('retryAfter' in attempt)) return attempt;
  const { retryAfter } = attempt;
  throw new Problem(429, 'login.tooManyAttempts', { retryAfter, values: { seconds: retryAfter } });
}

/** Whether a sign-in was refused only because its address is not proven yet. */
export const isUnverified = (error: unknown): boolean =>
  error instanceof Problem && error.id === 'login.emailNotVerified';

const isWrongPassword = (error: unknown): boolean =>
  error instanceof Problem && error.id === 'login.incorrectCredentials';

// An account that exists costs a statement more. Refusals leave on a beat, so that their timing does not tell.
const BEAT = 50;
const nextBeat = (began: number): Promise<void> => setTimeout(BEAT - ((performance.now() - began) % BEAT));

/** Counts a sign-in as failed before the password is looked at, and takes it back when it was not. */
async function counted<T>(
  attempts: SignInAttempts,
  { email }: SignIn,
  ip: string,
  signIn: () => Promise<T>,
): Promise<T> {
  const attempt = requireAllowed(await attempts.signIn(email, ip));
  try {
    const answer = await signIn();
    await attempt.release();
    return answer;
  } catch (error) {
    if (!isWrongPassword(error)) await attempt.release();
    throw error;
  }
}

/**
 * Runs a sign-in under its limits: attempts at the same instant cannot slip past them. One account's sign-ins take turns,
 * or several good ones at once would lock it.
 */
export async function limitedSignIn<T>(
  {
    attempts,
    accountMutex,
    passwordQueue,
  }: { attempts: SignInAttempts; accountMutex: KeyedMutex; passwordQueue: FairQueue },
  body: SignIn,
  { ip, raw }: Pick<FastifyRequest, 'ip' | 'raw'>,
  signIn: () => Promise<T>,
): Promise<T> {
  // Who has hung up would only keep others waiting.
  const isWanted = (): boolean => !raw.socket.destroyed;
  return accountMutex(body.email, async () => {
    const began = performance.now();
    try {
      return await passwordQueue.run(networkOf(ip), () => counted(attempts, body, ip, signIn), isWanted);
    } catch (error) {
      if (isWrongPassword(error)) await nextBeat(began);
      throw error;
    }
  });
}
