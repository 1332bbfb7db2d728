import { createHmac } from 'node:crypto';
import type { RateLimits } from '../config/limits.ts';
import type { Database } from '../database/database.ts';
import { getIpNetwork } from '../http/network.ts';
import {
  type AttemptParameters,
  deleteAttempt,
  deleteAttemptsOfAccount,
  findAttemptWaitSeconds,
  insertAttempt,
} from './sign-in-attempt-queries.ts';

/** Rule for one kind of attempts: at most `max` attempts per account or network in a time window. */
interface SignInAttemptRule {
  kind: string;
  max: number;
  windowSeconds: number;
  /**
   * If true, an account or network at its maximum is locked for a whole time window after its last attempt.
   * If false, the lock ends when the oldest attempt is older than the time window.
   */
  isLockedForWholeWindow: boolean;
}

/** An attempt that was allowed and counted. `release` subtracts it from the count. */
export interface AllowedSignInAttempt {
  release(): Promise<void>;
}

export interface RefusedSignInAttempt {
  /** Seconds for the response's header `Retry-After`. */
  retryAfter: number;
}

export interface SignInAttemptLimiter {
  /**
   * Counts an attempt to sign in, for the account and for the client's network. After a successful sign-in,
   * call `release`, because only failures count.
   */
  signIn(email: string, ip: string): Promise<AllowedSignInAttempt | RefusedSignInAttempt>;
  signUp(ip: string): Promise<AllowedSignInAttempt | RefusedSignInAttempt>;
  /** Sets the count of an account's failed sign-ins to zero. Call this after a change of its password. */
  resetFailedSignIns(email: string): Promise<void>;
  /**
   * Counts a sign-in with an external issuer such as Google, for the client's network. After a successful
   * sign-in, call `release`, because only failures count.
   */
  issuerReturn(ip: string): Promise<AllowedSignInAttempt | RefusedSignInAttempt>;
  resetRequest(ip: string): Promise<AllowedSignInAttempt | RefusedSignInAttempt>;
  /**
   * Counts a mail of one kind to an e-mail address, for example to reset a password. Returns false if the
   * address has reached its maximum.
   */
  mail(kind: string, email: string): Promise<boolean>;
}

const createRule = (
  kind: string,
  max: number,
  windowSeconds: number,
  isLockedForWholeWindow = false,
): SignInAttemptRule => ({ kind, max, windowSeconds, isLockedForWholeWindow });

const uncountedAttempt: AllowedSignInAttempt = { release: async () => {} };

/**
 * Creates the limiter of sign-in attempts. All processes share its counts, which are in the database. E-mail
 * addresses and networks are stored only as keyed hashes, so the rows identify no person.
 */
export function createSignInAttemptLimiter(db: Database, rates: RateLimits, secret: string): SignInAttemptLimiter {
  const accountRule = createRule('account', rates.failedSignInsPerMinutePerAccount, 60, true);
  const networkRule = createRule('address', rates.failedSignInsPerMinutePerAddress, 60);
  const issuerReturnRule = createRule('issuer', rates.failedSignInsPerMinutePerAddress, 60);
  const signUpRule = createRule('sign-up', rates.signUpsPer10Minutes, 600);
  const resetRule = createRule('reset', rates.resetRequestsPer10Minutes, 600);
  const mailRule = createRule('link-mail', rates.resetMailsPerHour, 3_600);
  const hashKey = ({ kind }: SignInAttemptRule, subject: string): string =>
    createHmac('sha256', secret).update(`${kind} ${subject}`).digest('base64url');

  const countAttempt = async (
    rule: SignInAttemptRule,
    subject: string,
  ): Promise<AllowedSignInAttempt | RefusedSignInAttempt> => {
    const key = hashKey(rule, subject);
    const parameters: AttemptParameters = [key, rule.max, rule.windowSeconds, rule.isLockedForWholeWindow];
    const [attempt] = await insertAttempt(db, parameters);
    if (attempt) return { release: async () => void (await deleteAttempt(db, [key, attempt.at])) };
    return { retryAfter: (await findAttemptWaitSeconds(db, parameters))[0]?.seconds ?? 1 };
  };

  const countNetworkAttempt = (
    rule: SignInAttemptRule,
    ip: string,
  ): Promise<AllowedSignInAttempt | RefusedSignInAttempt> =>
    rates.enforced ? countAttempt(rule, getIpNetwork(ip)) : Promise.resolve(uncountedAttempt);

  return {
    signUp: (ip) => countNetworkAttempt(signUpRule, ip),
    issuerReturn: (ip) => countNetworkAttempt(issuerReturnRule, ip),
    resetRequest: (ip) => countNetworkAttempt(resetRule, ip),
    mail: async (kind, email) => !('retryAfter' in (await countAttempt(mailRule, `${kind} ${email}`))),
    resetFailedSignIns: async (email) => void (await deleteAttemptsOfAccount(db, [hashKey(accountRule, email)])),
    async signIn(email, ip) {
      const networkAttempt = await countNetworkAttempt(networkRule, ip);
      if ('retryAfter' in networkAttempt) return networkAttempt;
      const accountAttempt = await countAttempt(accountRule, email);
      if ('retryAfter' in accountAttempt) {
        await networkAttempt.release();
        return accountAttempt;
      }
      return {
        release: async () => {
          await accountAttempt.release();
          await networkAttempt.release();
        },
      };
    },
  };
}
