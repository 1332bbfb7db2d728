import type { Locale, MessageId } from '@wishwell/text/messages.ts';
import { translator } from '@wishwell/text/translate.ts';
import { type MailContent, renderMail } from './mail-template.ts';
import type { Mail } from './mail.ts';

/** What a link in a mail is for: to choose a new password, or to prove the address. */
export type MailKind = 'reset' | 'verify';

interface Words {
  subject: MessageId;
  reason: MessageId;
  button: MessageId;
  /** What the link leaves alone, and what to do when one asked for nothing. */
  after: readonly MessageId[];
}

const words: Readonly<Record<MailKind, Words>> = {
  reset: {
    subject: 'mail.resetSubject',
    reason: 'mail.resetReason',
    button: 'mail.resetButton',
    after: ['mail.onceWithinAnHour', 'mail.resetNotAsked'],
  },
  verify: {
    subject: 'mail.verifySubject',
    reason: 'mail.verifyReason',
    button: 'mail.verifyButton',
    after: ['mail.onceWithinAnHour', 'mail.verifyNotAsked'],
  },
};

interface Recipient {
  email: string;
  /** Empty where none is to be said. */
  name: string;
  locale: Locale;
}

/** The mail that takes a link to its owner, in the language it was asked for in. */
export function linkMail(kind: MailKind, { email, name, locale }: Recipient, href: string): Mail {
  const translate = translator(locale);
  const { subject, reason, button, after } = words[kind];
  const content: MailContent = {
    locale,
    subject: translate(subject),
    greeting: name === '' ? translate('mail.greetingNameless') : translate('mail.greeting', { name }),
    before: [translate(reason)],
    button: { label: translate(button), href },
    spelledOut: translate('mail.spelledOut'),
    after: after.map((id) => translate(id)),
    closing: translate('mail.closing'),
  };
  return renderMail(email, content);
}
