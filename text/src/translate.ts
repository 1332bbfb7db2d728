import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { catalogues, type Locale, type MessageId, type MessageValues } from './messages.ts';

/** One language's sentences, for the server and for tools; the app gets its catalogue compiled at build. */
export type Translate = (id: MessageId, values?: MessageValues) => string;

const translators = new Map<Locale, I18n>();

/** The sentences of `locale`, compiled once per process. */
export function translator(locale: Locale): Translate {
  const known = translators.get(locale) ?? setUp(locale);
  return (id, values) => known._(id, values);
}

function setUp(locale: Locale): I18n {
  const messages: Messages = {};
  for (const [id, text] of Object.entries(catalogues[locale])) messages[id] = compileMessage(text);
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  translators.set(locale, i18n);
  return i18n;
}
