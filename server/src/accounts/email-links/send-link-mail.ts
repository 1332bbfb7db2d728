import type { Database } from '../../database/database.ts';
import { linkMail } from '../../mail/link-mail.ts';
import type { Mailer } from '../../mail/mail.ts';
import type { QueuedMail } from '../../mail/queries.ts';
import { linkUrl, makeLink } from './make-link.ts';

/**
 * Sends a queued mail with a new link, or nothing where the mail is no longer wanted. A link is made only when its mail
 * leaves, so that none lies in the database.
 */
export async function sendLinkMail(
  { db, mailer }: { db: Database; mailer: Mailer },
  queued: QueuedMail,
  origin: string,
): Promise<void> {
  const { kind, email, locale, uid } = queued;
  // Before the address is proven the name is whatever anybody typed, and no text for a stranger's inbox.
  const name = (queued.is_proven && queued.name) || '';
  const isWanted = uid !== null && !(kind === 'verify' && queued.is_proven);
  if (!isWanted) return;
  const { token, keep, drop } = await makeLink(db, kind, uid);
  const mail = linkMail(kind, { email, name, locale }, linkUrl(origin, kind, token));
  await mailer.send(mail).catch(async (error: unknown) => {
    await drop();
    throw error;
  });
  await keep();
}
