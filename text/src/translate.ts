import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { catalogues, locales, type Locale, type MessageId, type MessageValues } from './messages.ts';

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

/** The choices of an `Accept-…` header that end within its first 200 characters: a longer one is nobody's browser. */
export const firstChoices = (header: string): string => /^.{0,200}(?=,|$)/s.exec(header)?.[0] ?? '';

/**
 * The language among ours that an `Accept-Language` header asks for first (RFC 9110 §12.5.4); English when it
 * names none of them.
 */
export function chooseLocale(acceptLanguage: string | undefined): Locale {
  const wanted = firstChoices(acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => /^\s*q=([\d.]+)/.exec(p)?.[1]).find((q) => q !== undefined);
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((choice) => choice.quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { language } of wanted) {
    const ours = locales.find((locale) => locale === language);
    if (ours) return ours;
  }
  return 'en';
}
