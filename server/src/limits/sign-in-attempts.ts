import { createHmac } from 'node:crypto';
import type { Rates } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { MailKind } from '../mail/link-mail.ts';
import { networkOf } from '../http/network.ts';
import {
  deleteAttempt,
  deleteAttempts,
  deleteOldAttempts,
  findAttemptWait,
  insertAttempt,
} from './sign-in-attempt-queries.ts';

/** How often something may happen (docs/limits.md). */
interface Rule {
  kind: string;
  max: number;
  /** Seconds. */
  window: number;
  /** Shut for a whole window after the last attempt, instead of until the oldest has left it. */
  locks: boolean;
}

/** An attempt that was let in: `release` takes it back out of the count. */
export interface CountedAttempt {
  release(): Promise<void>;
}

export interface RefusedAttempt {
  /** Seconds, for `Retry-After`. */
  retryAfter: number;
}

export interface SignInAttempts {
  /** Counts a sign-in as failed until it is released: for its account, known or not, and for its address. */
  signIn(email: string, ip: string): Promise<CountedAttempt | RefusedAttempt>;
  signUp(ip: string): Promise<CountedAttempt | RefusedAttempt>;
  /** Forgets the failed sign-ins of an account: its password is another now. */
  forgetSignIns(email: string): Promise<void>;
  /** Counts a return from an issuer as failed until it is released. */
  issuerReturn(ip: string): Promise<CountedAttempt | RefusedAttempt>;
  resetRequest(ip: string): Promise<CountedAttempt | RefusedAttempt>;
  /** Whether one more mail may go to an address, known or not. */
  linkMail(kind: MailKind, email: string): Promise<boolean>;
}

const SWEEP_EVERY = 60_000;
const uncounted: CountedAttempt = { release: async () => {} };

/**
 * Counts attempts in the database, so that several processes count as one. Keys are stored as keyed hashes: the table
 * names nobody.
 */
export function createSignInAttempts(db: Database, rates: Rates, secret: string): SignInAttempts {
  const account: Rule = { kind: 'account', max: rates.failedSignInsPerMinutePerAccount, window: 60, locks: true };
  const address: Rule = { kind: 'address', max: rates.failedSignInsPerMinutePerAddress, window: 60, locks: false };
  const signUps: Rule = { kind: 'sign-up', max: rates.signUpsPer10Minutes, window: 600, locks: false };
  const issuerReturns: Rule = { ...address, kind: 'issuer' };
  const resets: Rule = { kind: 'reset', max: rates.resetRequestsPer10Minutes, window: 600, locks: false };
  const linkMails: Rule = { kind: 'link-mail', max: rates.resetMailsPerHour, window: 3600, locks: false };
  const keyOf = ({ kind }: Rule, whose: string): string =>
    createHmac('sha256', secret).update(`${kind} ${whose}`).digest('base64url');

  let sweptAt = 0;
  const sweep = async (): Promise<void> => {
    if (Date.now() - sweptAt < SWEEP_EVERY) return;
    sweptAt = Date.now();
    await deleteOldAttempts(db);
  };

  const admit = async (rule: Rule, whose: string): Promise<CountedAttempt | RefusedAttempt> => {
    await sweep();
    const key = keyOf(rule, whose);
    const parameters = [key, rule.max, rule.window, rule.locks];
    const [attempt] = await insertAttempt(db, parameters);
    if (attempt) return { release: async () => void (await deleteAttempt(db, [key, attempt.at])) };
    return { retryAfter: (await findAttemptWait(db, parameters))[0]?.seconds ?? 1 };
  };

  const admitAddress = (rule: Rule, ip: string): Promise<CountedAttempt | RefusedAttempt> =>
    rates.enforced ? admit(rule, networkOf(ip)) : Promise.resolve(uncounted);

  return {
    signUp: (ip) => admitAddress(signUps, ip),
    issuerReturn: (ip) => admitAddress(issuerReturns, ip),
    resetRequest: (ip) => admitAddress(resets, ip),
    linkMail: async (kind, email) => !('retryAfter' in (await admit(linkMails, `${kind} ${email}`))),
    forgetSignIns: async (email) => void (await deleteAttempts(db, [keyOf(account, email)])),
    async signIn(email, ip) {
      const here = await admitAddress(address, ip);
      if ('retryAfter' in here) return here;
      const theirs = await admit(account, email);
      if ('retryAfter' in theirs) {
        await here.release();
        return theirs;
      }
      return {
        release: async () => {
          await theirs.release();
          await here.release();
        },
      };
    },
  };
}
