import type { Database } from '../../database/database.ts';
import type { Outbox } from '../../mail/outbox.ts';
import { createEmailLinkUrl, createEmailLink } from './create-link.ts';
import { type LinkMailKind, renderLinkMail, linkMailKinds } from './link-mail.ts';
import { findLinkRecipient } from './queries.ts';

/**
 * Registers with the outbox the mails that contain links. An e-mail address without an account gets no mail.
 * The link is created only when the mail is sent, so the queue in the database contains no link token.
 */
export function registerLinkMailsWithOutbox(outbox: Outbox, db: Database): void {
  for (const kind of linkMailKinds) {
    outbox.register(kind, async ({ email, locale }, origin) => {
      const [recipient] = await findLinkRecipient(db, [email]);
      if (!recipient || !shouldSendLinkMail(kind, recipient)) return undefined;
      // A stranger may have chosen the name of an account with an unproven e-mail address, so the mail omits
      // the name.
      const name = recipient.is_proven ? recipient.name : '';
      const { token, deleteOtherLinks, deleteNewLink } = await createEmailLink(db, kind, recipient.uid);
      const mail = renderLinkMail(kind, { email, name, locale }, createEmailLinkUrl(origin, kind, token));
      return { mail, onSent: deleteOtherLinks, onFailed: deleteNewLink };
    });
  }
}

const shouldSendLinkMail = (kind: LinkMailKind, recipient: { is_proven: boolean }): boolean =>
  kind === 'reset' || !recipient.is_proven;
