import type { Locale } from '@wishwell/text/messages.ts';
import { getTranslator } from '@wishwell/text/translate.ts';
import * as v from 'valibot';
import { isUserTextSafeInMail } from '../mail/is-safe-in-mail.ts';
import { type MailContent, renderMail } from '../mail/mail-template.ts';
import { findMailableGuest } from './guest-queries.ts';
import type { SharingDependencies } from './sharing-dependencies.ts';

const GuestLinkMailPayload = v.object({ guestId: v.number() });
const ClaimEndedMailPayload = v.object({ guestId: v.number(), itemName: v.string() });

const ClaimsShownMailPayload = v.object({
  guestId: v.number(),
  showClaims: v.picklist(['claimed', 'names']),
  shownFrom: v.string(),
});

const linkMailKind = 'guest-link';

/**
 * Registers three kinds of mail to guests: about a new personal link, an ended claim, and a list that will
 * show claims to its owner. Because anybody can enter a stranger's e-mail address, mails of the first kind
 * contain no text that a user wrote. The other mails are limited per e-mail address, and contain an item's
 * name only if `isUserTextSafeInMail` accepts it.
 */
export function registerGuestMailsWithOutbox({ outbox, db, tokens, limits }: SharingDependencies): void {
  const register = <Payload extends { guestId: number }>(
    kind: string,
    schema: v.GenericSchema<unknown, Payload>,
    createTexts: (
      translate: ReturnType<typeof getTranslator>,
      payload: Payload,
      locale: Locale,
    ) => Pick<MailContent, 'subject' | 'paragraphsBefore'>,
  ): void =>
    outbox.register(kind, async ({ payload: storedPayload, email, locale }, origin) => {
      const payload = v.parse(schema, storedPayload);
      const { guestId } = payload;
      const [guest] = await findMailableGuest(db, [guestId]);
      const token = guest && tokens.decrypt(guest.token_cipher);
      if (!guest || guest.email !== email || token === undefined) return undefined;
      if (kind !== linkMailKind && !(await limits.countClaimMail(email))) return undefined;
      const translate = getTranslator(locale);
      const content: MailContent = {
        locale,
        greeting: translate('mail.greetingNameless'),
        button: { label: translate('mail.guestButton'), href: `${origin}/g/${token}` },
        urlIntroduction: translate('mail.spelledOut'),
        paragraphsAfter: [translate('mail.guestKeep')],
        closing: translate('mail.closing'),
        ...createTexts(translate, payload, locale),
      };
      return { mail: renderMail(email, content) };
    });

  register(linkMailKind, GuestLinkMailPayload, (translate) => ({
    subject: translate('mail.guestSubject'),
    paragraphsBefore: [translate('mail.guestReason')],
  }));
  register('guest-claim-ended', ClaimEndedMailPayload, (translate, { itemName }) => ({
    subject: translate('mail.guestEndedSubject'),
    paragraphsBefore: [
      isUserTextSafeInMail(itemName)
        ? translate('mail.guestEndedReason', { item: itemName })
        : translate('mail.guestEndedReasonNameless'),
    ],
  }));
  register('guest-claims-shown', ClaimsShownMailPayload, (translate, { showClaims, shownFrom }, locale) => {
    const day = new Date(shownFrom).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
    return {
      subject: translate('mail.guestShownSubject'),
      paragraphsBefore: [translate(showClaims === 'names' ? 'mail.guestShownWithName' : 'mail.guestShown', { day })],
    };
  });
}
