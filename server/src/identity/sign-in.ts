import { setTimeout } from 'node:timers/promises';
import { Problem } from '../http/problem.ts';
import type { Admitted, Attempts, Refused } from './attempts.ts';
import type { SignIn } from './credentials.ts';
import type { OneByOne } from './one-by-one.ts';

/** The attempt, or a 429 that says when the next one is taken. */
export function admitted(attempt: Admitted | Refused): Admitted {
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

/**
 * Runs a sign-in under its limits: it is counted as failed before the password is looked at, and taken back when the
 * password was right, so that attempts at the same instant cannot slip past. One account's sign-ins take turns, or
 * several good ones at once would lock it.
 */
export async function limitedSignIn<T>(
  { attempts, takeTurns }: { attempts: Attempts; takeTurns: OneByOne },
  { email }: SignIn,
  ip: string,
  signIn: () => Promise<T>,
): Promise<T> {
  return takeTurns(email, async () => {
    const attempt = admitted(await attempts.signIn(email, ip));
    const began = performance.now();
    try {
      const answer = await signIn();
      await attempt.release();
      return answer;
    } catch (error) {
      await (isWrongPassword(error) ? nextBeat(began) : attempt.release());
      throw error;
    }
  });
}
