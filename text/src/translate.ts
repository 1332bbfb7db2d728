import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { messageCatalogues, type Locale, type MessageId, type MessageValues } from './messages.ts';

/**
 * Returns the text of a message id in a language. Only the server and scripts use this function. The web app
 * uses catalogues that are compiled at build time.
 */
export type Translate = (id: MessageId, values?: MessageValues) => string;

const i18nByLocale = new Map<Locale, I18n>();

/** Returns the translation function of a language. Compiles each catalogue only once per process. */
export function getTranslator(locale: Locale): Translate {
  const i18n = i18nByLocale.get(locale) ?? createI18n(locale);
  return (id, values) => i18n._(id, values);
}

function createI18n(locale: Locale): I18n {
  const messages: Messages = {};
  for (const [id, text] of Object.entries(messageCatalogues[locale])) messages[id] = compileMessage(text);
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  i18nByLocale.set(locale, i18n);
  return i18n;
}
