import type { Messages } from '@lingui/core';
import type { Locale } from '@wishwell/text/messages.ts';
import { i18n } from './i18n.ts';
import { deleteCachedDocument } from './cached-document.ts';
import { languageCookie } from './language-cookie.ts';

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

const loaded = new WeakSet<Messages>();

/** Once is enough: each load renders everything on the page again. */
function loadMessages(locale: Locale, messages: Messages): void {
  if (loaded.has(messages)) return;
  loaded.add(messages);
  i18n.load(locale, messages);
}

/** Brings all of the current language's sentences; at once if they are there. Rejects when they cannot be fetched. */
export async function loadAllTexts(): Promise<void> {
  // The server has all texts of all languages.
  if (import.meta.env.SSR) return;
  wanted = 'whole';
  const locale = currentLocale();
  const { messages } = await catalogues[locale].whole();
  loadMessages(locale, messages);
}

/** How often a language was chosen. */
let choices = 0;

/**
 * Speaks `locale` from now on, as soon as its sentences are there: all that were wanted by then. False when another
 * language was chosen in the meantime. Rejects, and changes nothing, when they cannot be fetched.
 */
async function activateLanguage(locale: Locale): Promise<boolean> {
  const choice = choices;
  let fetched: Extent | undefined;
  while (fetched !== wanted) {
    const extent = wanted;
    const { messages } = await catalogues[locale][extent]();
    loadMessages(locale, messages);
    fetched = extent;
  }
  if (choice !== choices) return false;
  current = locale;
  i18n.activate(locale);
  return true;
}

/** Speaks the language that the document was sent in. */
export async function activateDocumentLanguage(): Promise<void> {
  await activateLanguage(currentLocale());
}

/**
 * Speaks `locale` from now on, and remembers it, also for the server; the latest choice counts. When its sentences
 * cannot be fetched, the page is loaded again in that language, because a browser may refuse for the life of a page
 * what it failed to import once; where the server is not there either, nothing changes.
 */
export async function chooseLanguage(locale: Locale, isServerThere: () => Promise<boolean>): Promise<void> {
  choices += 1;
  const choice = choices;
  try {
    if (!(await activateLanguage(locale))) return;
    Object.assign(document.documentElement, { lang: locale, dir: 'ltr' });
    remember(locale);
  } catch {
    if (!(await isServerThere()) || choice !== choices) return;
    remember(locale);
    location.reload();
  }
}

function remember(locale: Locale): void {
  document.cookie = languageCookie(locale, location.protocol);
  void deleteCachedDocument().catch(() => undefined);
}
