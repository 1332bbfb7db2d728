import { getTranslator } from '@wishwell/text/translate.ts';
import * as v from 'valibot';
import { type MailContent, renderMail } from '../mail/mail-template.ts';
import { isSafeInMail } from '../mail/safe-in-mail.ts';
import { findGuestToMail } from './guest-queries.ts';
import type { SharingDependencies } from './parts.ts';

const GuestLinkMailPayload = v.object({ guestId: v.number() });
const ClaimEndedMailPayload = v.object({ guestId: v.number(), itemName: v.string() });

const claimEndedMailKind = 'guest-claim-ended';

/**
 * Registers two kinds of mail to guests: the personal link, and the end of a claim. The mail with the link
 * contains no text of a user, because anybody can enter any e-mail address. The mail about the end contains
 * the item's name only if `isSafeInMail` accepts the name, and is limited per e-mail address.
 */
export function registerGuestMails({ outbox, db, tokens, limits }: SharingDependencies): void {
  const register = (
    kind: string,
    payloadOf: (payload: unknown) => { guestId: number; itemName?: string },
    texts: (
      translate: ReturnType<typeof getTranslator>,
      itemName: string,
    ) => Pick<MailContent, 'subject' | 'paragraphsBefore'>,
  ): void =>
    outbox.register(kind, async ({ payload, email, locale }, origin) => {
      const { guestId, itemName = '' } = payloadOf(payload);
      const [guest] = await findGuestToMail(db, [guestId]);
      const token = guest && tokens.decrypt(guest.token_cipher);
      if (!guest || guest.email !== email || token === undefined) return undefined;
      if (kind === claimEndedMailKind && !(await limits.countEndedMail(email))) return undefined;
      const translate = getTranslator(locale);
      const content: MailContent = {
        locale,
        greeting: translate('mail.greetingNameless'),
        button: { label: translate('mail.guestButton'), href: `${origin}/g/${token}` },
        urlIntroduction: translate('mail.spelledOut'),
        paragraphsAfter: [translate('mail.guestKeep')],
        closing: translate('mail.closing'),
        ...texts(translate, itemName),
      };
      return { mail: renderMail(email, content) };
    });

  register(
    'guest-link',
    (payload) => v.parse(GuestLinkMailPayload, payload),
    (translate) => ({
      subject: translate('mail.guestSubject'),
      paragraphsBefore: [translate('mail.guestReason')],
    }),
  );
  register(
    claimEndedMailKind,
    (payload) => v.parse(ClaimEndedMailPayload, payload),
    (translate, itemName) => ({
      subject: translate('mail.guestEndedSubject'),
      paragraphsBefore: [
        isSafeInMail(itemName)
          ? translate('mail.guestEndedReason', { item: itemName })
          : translate('mail.guestEndedReasonNameless'),
      ],
    }),
  );
}
