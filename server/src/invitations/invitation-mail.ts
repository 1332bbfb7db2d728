import { getTranslator } from '@wishwell/text/translate.ts';
import * as v from 'valibot';
import type { Database } from '../database/database.ts';
import { isUserTextSafeInMail } from '../mail/is-safe-in-mail.ts';
import { renderMail } from '../mail/mail-template.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { ShareLinkTokenService } from '../sharing/link-tokens.ts';
import { findInvitationMailData, findInvitationMailOptOut } from './queries.ts';

const InvitationMailPayload = v.object({ invitationId: v.number() });

/**
 * Registers the invitation mail with the outbox. The outbox drops the mail if the recipient has refused
 * invitation mails.
 */
export function registerInvitationMail(
  outbox: Outbox,
  db: Database,
  { tokens, hashEmail }: { tokens: ShareLinkTokenService; hashEmail: (email: string) => Buffer },
): void {
  outbox.register('invitation', async ({ payload, email, locale }, origin) => {
    const [invitation] = await findInvitationMailData(db, [v.parse(InvitationMailPayload, payload).invitationId]);
    const token = invitation && tokens.decrypt(invitation.token_cipher);
    if (!invitation || token === undefined) return undefined;
    if ((await findInvitationMailOptOut(db, [hashEmail(email)])).length > 0) return undefined;
    const translate = getTranslator(locale);
    const url = `${origin}/i/${token}`;
    const { inviter_name: name } = invitation;
    const reason =
      name === null
        ? translate('mail.invitationOperatorReason')
        : isUserTextSafeInMail(name)
          ? translate('mail.invitationReason', { name })
          : translate('mail.invitationReasonNameless');
    const mail = renderMail(email, {
      locale,
      subject: translate('mail.invitationSubject'),
      greeting: translate('mail.greetingNameless'),
      paragraphsBefore: [reason],
      button: { label: translate('mail.invitationButton'), href: url },
      urlIntroduction: translate('mail.spelledOut'),
      paragraphsAfter: [translate('mail.invitationOnce'), translate('mail.invitationStop')],
      closing: translate('mail.closing'),
    });
    return { mail: { ...mail, unsubscribeUrl: url } };
  });
}
