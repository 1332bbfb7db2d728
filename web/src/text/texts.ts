import type { Messages } from '@lingui/core';
import type { Locale } from '@wishwell/text/messages.ts';
import { i18n } from './i18n.ts';

type Part = 'frame' | 'pages';
type Fetch = () => Promise<{ messages: Messages }>;

/** A language costs only who reads it, and the texts of the other pages only who opens one. */
const catalogues: Readonly<Record<Locale, Readonly<Record<Part, Fetch>>>> = {
  en: {
    frame: () => import('@wishwell/text/en.json?compiled=frame'),
    pages: () => import('@wishwell/text/en.json?compiled=pages'),
  },
  de: {
    frame: () => import('@wishwell/text/de.json?compiled=frame'),
    pages: () => import('@wishwell/text/de.json?compiled=pages'),
  },
};

export const languages: readonly Locale[] = ['en', 'de'];

const wanted = new Set<Part>(['frame']);
let current: Locale = 'en';

/** Brings a part of the current language's sentences; at once if it is there. Rejects when it cannot be fetched. */
export async function loadTexts(part: Part): Promise<void> {
  wanted.add(part);
  const locale = current;
  const { messages } = await catalogues[locale][part]();
  i18n.load(locale, messages);
}

/**
 * Speaks `locale` from now on, as soon as its sentences are there: all that were wanted by then. Rejects, and changes
 * nothing, when they cannot be fetched.
 */
async function speak(locale: Locale): Promise<void> {
  const fetched = new Set<Part>();
  while (fetched.size < wanted.size) {
    const missing = [...wanted].filter((part) => !fetched.has(part));
    const loaded = await Promise.all(missing.map((part) => catalogues[locale][part]()));
    for (const { messages } of loaded) i18n.load(locale, messages);
    for (const part of missing) fetched.add(part);
  }
  current = locale;
  i18n.activate(locale);
}

const asLocale = (text: string | undefined): Locale => languages.find((locale) => locale === text) ?? 'en';

/** Under the development server every document is English: there the app reads the choice by itself. */
const chosen = (): string | undefined => /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];

/** Speaks the language that the document was sent in. */
export async function speakAsDocument(): Promise<void> {
  const { documentElement: html } = document;
  current = asLocale((import.meta.env.DEV ? chosen() : undefined) ?? html.lang);
  await speak(current);
}

/** Speaks `locale` from now on, and remembers it, also for the server. Rejects when its sentences cannot be fetched. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  await speak(locale);
  Object.assign(document.documentElement, { lang: locale, dir: 'ltr' });
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `language=${locale}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
