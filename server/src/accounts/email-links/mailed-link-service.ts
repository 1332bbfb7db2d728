import type { Locale } from '@wishwell/text/messages.ts';
import type { Database, Transaction } from '../../database/database.ts';
import { runPipelinedTransaction } from '../../database/transactions.ts';
import type { SignInAttemptLimiter } from '../../limits/sign-in-attempts.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { ProvenEmail } from '../identity.ts';
import type { LinkMailKind } from './link-mail.ts';
import { type PasswordResetInput, resetPassword, verifyEmail } from './open-link.ts';
import { registerLinkMailsWithOutbox } from './register-link-mails.ts';

export interface MailedLinkService {
  /**
   * Queues a mail with a link, unless the e-mail address has reached its hourly limit of mails. Neither the
   * result nor the duration reveals whether the address has an account.
   */
  requestMail(kind: LinkMailKind, email: string, locale: Locale): Promise<void>;
  /**
   * Sets a new password by a mailed link. Throws a `Problem` if the link is invalid, expired or already used.
   */
  resetPassword(body: PasswordResetInput): Promise<void>;
  /**
   * Proves an e-mail address by a mailed link. Returns false if the link is invalid or belongs to another
   * address.
   */
  verifyEmail(token: string, email: string): Promise<boolean>;
}

interface EmailLinkServiceDependencies {
  db: Database;
  outbox: Outbox;
  attempts: SignInAttemptLimiter;
  onProven(tx: Transaction, proven: ProvenEmail): Promise<void>;
  onReset(uid: string): void;
}

/** Creates the service that mails links and accepts them, and registers its mails with the outbox. */
export function createEmailLinkService(parts: EmailLinkServiceDependencies): MailedLinkService {
  const { db, outbox, attempts } = parts;
  registerLinkMailsWithOutbox(outbox, db);
  return {
    requestMail: async (kind, email, locale) => {
      if (!(await attempts.mail(kind, email))) return;
      await runPipelinedTransaction(db, (tx) => outbox.queueMail(tx, { kind, email, locale }));
    },
    resetPassword: async (body) => {
      const { uid, email } = await resetPassword(parts, body);
      parts.onReset(uid);
      await attempts.resetFailedSignIns(email);
    },
    verifyEmail: (token, email) => verifyEmail(parts, token, email),
  };
}
