import type { Locale, MessageId } from '@wishwell/text/messages.ts';
import { getTranslator } from '@wishwell/text/translate.ts';
import { type MailContent, renderMail } from '../../mail/mail-template.ts';
import type { Mail } from '../../mail/mail.ts';

/** Purposes of a mailed link: `reset` sets a new password, `verify` proves the e-mail address. */
export const linkMailKinds = ['reset', 'verify'] as const;

export type LinkMailKind = (typeof linkMailKinds)[number];

interface LinkMailTexts {
  subject: MessageId;
  reason: MessageId;
  button: MessageId;
  /**
   * Paragraphs of the mail below its button: how long the link is valid, and what to do if somebody else
   * requested the mail.
   */
  paragraphsAfter: readonly MessageId[];
}

const linkMailTexts: Readonly<Record<LinkMailKind, LinkMailTexts>> = {
  reset: {
    subject: 'mail.resetSubject',
    reason: 'mail.resetReason',
    button: 'mail.resetButton',
    paragraphsAfter: ['mail.onceWithinAnHour', 'mail.resetNotAsked'],
  },
  verify: {
    subject: 'mail.verifySubject',
    reason: 'mail.verifyReason',
    button: 'mail.verifyButton',
    paragraphsAfter: ['mail.onceWithinAnHour', 'mail.verifyNotAsked'],
  },
};

interface LinkMailRecipient {
  email: string;
  /** Name of the recipient; empty if the mail must not contain a name. */
  name: string;
  locale: Locale;
}

/**
 * Renders a mail with a link, in the recipient's language. The button of the mail leads to the URL `href`.
 */
export function renderLinkMail(kind: LinkMailKind, { email, name, locale }: LinkMailRecipient, href: string): Mail {
  const translate = getTranslator(locale);
  const { subject, reason, button, paragraphsAfter } = linkMailTexts[kind];
  const content: MailContent = {
    locale,
    subject: translate(subject),
    greeting: name === '' ? translate('mail.greetingNameless') : translate('mail.greeting', { name }),
    paragraphsBefore: [translate(reason)],
    button: { label: translate(button), href },
    urlIntroduction: translate('mail.spelledOut'),
    paragraphsAfter: paragraphsAfter.map((id) => translate(id)),
    closing: translate('mail.closing'),
  };
  return renderMail(email, content);
}
