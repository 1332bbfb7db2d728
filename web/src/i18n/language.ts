import type { Messages } from '@lingui/core';
import type { Locale } from '@wishwell/text/messages.ts';
import { deleteCachedShell } from './cached-shell.ts';
import { i18n } from './i18n.ts';
import { buildLanguageCookie } from './language-cookie.ts';

/**
 * The parts into which the texts of a language are divided. `frame`: the layout and /about. `main`: the texts
 * of `frame` and of most other pages. `extra`: rarely opened pages and dialogs. `import`: the page that
 * imports items.
 */
type TextPart = 'frame' | 'main' | 'extra' | 'import';
type ImportTexts = () => Promise<{ messages: Messages }>;

/**
 * Functions that import the texts, by language and part. The bundler writes each part of each language into a
 * separate file.
 */
const textImportsByLocale: Readonly<Record<Locale, Readonly<Record<TextPart, ImportTexts>>>> = {
  en: {
    frame: () => import('@wishwell/text/en.json?compiled=frame'),
    main: () => import('@wishwell/text/en.json?compiled=main'),
    extra: () => import('@wishwell/text/en.json?compiled=extra'),
    import: () => import('@wishwell/text/en.json?compiled=import'),
  },
  de: {
    frame: () => import('@wishwell/text/de.json?compiled=frame'),
    main: () => import('@wishwell/text/de.json?compiled=main'),
    extra: () => import('@wishwell/text/de.json?compiled=extra'),
    import: () => import('@wishwell/text/de.json?compiled=import'),
  },
};

export const languages: readonly Locale[] = ['en', 'de'];

const toLocale = (text: string | undefined): Locale => languages.find((locale) => locale === text) ?? 'en';

/**
 * Returns the language in the language cookie. With the development server, the app cannot take the language
 * from the document, which is always in English.
 */
const readCookieLanguage = (): string | undefined => /(?:^|; )language=(\w+)/.exec(document.cookie)?.[1];

const requestedTextParts = new Set<TextPart>(['frame']);
let activeLocale: Locale | undefined;
/** Returns the language that the user has chosen or, before a choice, the language of the document. */
const getCurrentLocale = (): Locale =>
  (activeLocale ??= toLocale(
    (import.meta.env.DEV ? readCookieLanguage() : undefined) ?? document.documentElement.lang,
  ));

const loadedMessages = new WeakSet<Messages>();

/**
 * Adds messages to Lingui. Adds each message object only once, because Lingui renders the whole page again
 * after each addition.
 */
function loadMessages(locale: Locale, messages: Messages): void {
  if (loadedMessages.has(messages)) return;
  loadedMessages.add(messages);
  i18n.load(locale, messages);
}

async function loadTextPart(part: TextPart): Promise<void> {
  // The server loads nothing here, because it loads all texts of all languages when it starts.
  if (import.meta.env.SSR) return;
  requestedTextParts.add(part);
  const locale = getCurrentLocale();
  const { messages } = await textImportsByLocale[locale][part]();
  loadMessages(locale, messages);
}

/** Loads the texts of the layout and of most pages in the current language. Rejects if the import fails. */
export const loadMainTexts = (): Promise<void> => loadTextPart('main');

/** Loads the texts of rarely opened pages and dialogs. Rejects if the import fails. */
export const loadRarelyUsedTexts = (): Promise<void> => loadTextPart('extra');

/** Loads the texts of the page that imports items. Rejects if the import fails. */
export const loadItemImportTexts = (): Promise<void> => loadTextPart('import');

let choiceCount = 0;

/**
 * Loads the texts of a language and then shows the app in this language. Returns false if the user has chosen
 * another language in the meantime. If the import fails, rejects and changes nothing.
 */
async function activateLanguage(locale: Locale): Promise<boolean> {
  const choiceNumber = choiceCount;
  // The loop also loads each text part that is added to `requestedTextParts` while the loop runs.
  for (const part of requestedTextParts) {
    if (part === 'frame' && requestedTextParts.has('main')) continue;
    const { messages } = await textImportsByLocale[locale][part]();
    loadMessages(locale, messages);
  }
  if (choiceNumber !== choiceCount) return false;
  activeLocale = locale;
  i18n.activate(locale);
  return true;
}

export async function activateDocumentLanguage(): Promise<void> {
  await activateLanguage(getCurrentLocale());
}

/**
 * Shows the app in the chosen language and stores the language in a cookie. If the user chooses twice, the
 * later choice wins. If the import of the texts fails, reloads the page in that language, because some
 * browsers never retry a failed import. If the server is also unreachable, changes nothing.
 */
export async function chooseLanguage(locale: Locale, checkServerHealth: () => Promise<boolean>): Promise<void> {
  choiceCount += 1;
  const choice = choiceCount;
  try {
    if (!(await activateLanguage(locale))) return;
    Object.assign(document.documentElement, { lang: locale, dir: 'ltr' });
    storeLanguage(locale);
  } catch {
    if (!(await checkServerHealth()) || choice !== choiceCount) return;
    storeLanguage(locale);
    location.reload();
  }
}

function storeLanguage(locale: Locale): void {
  document.cookie = buildLanguageCookie(locale, location.protocol);
  void deleteCachedShell().catch(() => undefined);
}
