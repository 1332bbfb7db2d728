import type { Messages } from '@lingui/core';
import type { Locale } from '@wishwell/text/messages.ts';
import { i18n } from './i18n.ts';

/** What stands around every page and on /about, or all that a browser ever says. */
type Extent = 'frame' | 'whole';
type Fetch = () => Promise<{ messages: Messages }>;

/** A language costs only who reads it, and the texts of the other pages only who opens one. */
const catalogues: Readonly<Record<Locale, Readonly<Record<Extent, Fetch>>>> = {
  en: {
    frame: () => import('@wishwell/text/en.json?compiled=frame'),
    whole: () => import('@wishwell/text/en.json?compiled=whole'),
  },
  de: {
    frame: () => import('@wishwell/text/de.json?compiled=frame'),
    whole: () => import('@wishwell/text/de.json?compiled=whole'),
  },
};

export const languages: readonly Locale[] = ['en', 'de'];

const asLocale = (text: string | undefined): Locale => languages.find((locale) => locale === text) ?? 'en';

/** Under the development server every document is English: there the app reads the choice by itself. */
const chosen = (): string | undefined => /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];

let wanted: Extent = 'frame';
let current: Locale | undefined;
/** The language that the document was sent in, until another is chosen. */
const currentLocale = (): Locale =>
  (current ??= asLocale((import.meta.env.DEV ? chosen() : undefined) ?? document.documentElement.lang));

/** Brings all of the current language's sentences; at once if they are there. Rejects when they cannot be fetched. */
export async function loadAllTexts(): Promise<void> {
  wanted = 'whole';
  const locale = currentLocale();
  const { messages } = await catalogues[locale].whole();
  i18n.load(locale, messages);
}

/**
 * Speaks `locale` from now on, as soon as its sentences are there: all that were wanted by then. Rejects, and changes
 * nothing, when they cannot be fetched.
 */
async function speak(locale: Locale): Promise<void> {
  let fetched: Extent | undefined;
  while (fetched !== wanted) {
    const extent = wanted;
    const { messages } = await catalogues[locale][extent]();
    i18n.load(locale, messages);
    fetched = extent;
  }
  current = locale;
  i18n.activate(locale);
}

/** Speaks the language that the document was sent in. */
export const speakAsDocument = (): Promise<void> => speak(currentLocale());

/** Speaks `locale` from now on, and remembers it, also for the server. Rejects when its sentences cannot be fetched. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await speak(locale);
  Object.assign(document.documentElement, { lang: locale, dir: 'ltr' });
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `language=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
