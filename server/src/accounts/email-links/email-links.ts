import type { Locale } from '@wishwell/text/messages.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { SignInAttempts } from '../../limits/sign-in-attempts.ts';
import type { ProvenAddress } from '../identity.ts';
import type { MailKind } from '../../mail/link-mail.ts';
import { type Reset, resetPassword, verifyEmail } from './open-link.ts';
import type { MailQueue } from '../../mail/mail-queue.ts';

/** What can be done with mailed links. */
export interface Links {
  /** Mails a link, unless the address has had its share; answers alike, in time too, for one that is nobody's. */
  ask(kind: MailKind, email: string, locale: Locale): Promise<void>;
  /** Throws a `Problem` for a link that is no longer good. */
  resetPassword(body: Reset): Promise<void>;
  /** Whether the link was good and of this address, which is proven then. */
  verifyEmail(token: string, email: string): Promise<boolean>;
}

interface LinksParts {
  db: Database;
  mailQueue: MailQueue;
  attempts: SignInAttempts;
  onProven(tx: Transaction, proven: ProvenAddress): Promise<void>;
  onReset(uid: string): void;
}

export function createLinks(parts: LinksParts): Links {
  const { mailQueue, attempts } = parts;
  return {
    ask: async (kind, email, locale) => {
      if (await attempts.linkMail(kind, email)) await mailQueue.add(kind, email, locale);
    },
    resetPassword: async (body) => {
      const { uid, email } = await resetPassword(parts, body);
      parts.onReset(uid);
      await attempts.forgetSignIns(email);
    },
    verifyEmail: (token, email) => verifyEmail(parts, token, email),
  };
}
