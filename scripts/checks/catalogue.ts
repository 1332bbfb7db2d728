import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { messageCatalogues, locales } from '@wishwell/text/messages.ts';
import { isMessageSentToBrowser } from '../../web/message-compiler-plugin.ts';
import { findFiles, readRepositoryFile } from './tool.ts';

type Catalogue = Readonly<Record<string, string>>;

/**
 * Returns the problems of the text catalogues: unused ids, invalid messages, differences between languages,
 * and used texts that the server does not send to the web app. Unknown ids are not included, because the
 * TypeScript compiler reports them.
 */
export function findTextCatalogueProblems(): string[] {
  const code = readCode('{contract,server,text,web}/src/**/*.{ts,tsx}');
  const english: Catalogue = messageCatalogues.en;
  return [
    ...Object.keys(english).flatMap((id) => (isMessageIdUsed(id, code) ? [] : `en.json: nothing uses ${id}.`)),
    ...findTextIdsMissingInBrowser(readCode('web/src/*/**/*.{ts,tsx}')).map(
      (id) => `The app uses ${id}, which the server does not send to it.`,
    ),
    ...locales.flatMap((locale) => findTranslationProblems(`${locale}.json`, messageCatalogues[locale], english)),
  ];
}

/** Returns the ids of texts that `code` uses but that the server does not send to the browser. */
export function findTextIdsMissingInBrowser(code: string): string[] {
  const usedIds = new Set([...code.matchAll(/'([\w.]+)'/g)].map(([, id = '']) => id));
  return [...usedIds].filter((id) => id in messageCatalogues.en && !isMessageSentToBrowser(id));
}

const readCode = (pattern: string): string =>
  findFiles(pattern)
    .filter((file) => !file.includes('.test.'))
    .map(readRepositoryFile)
    .join('\n');

/**
 * Returns whether code contains a text id as a string, or the prefix of the id in a template like
 * `colour.${key}`.
 */
function isMessageIdUsed(id: string, code: string): boolean {
  const prefix = id.slice(0, id.lastIndexOf('.') + 1);
  return code.includes(`'${id}'`) || code.includes(`\`${prefix}\${`);
}

export function findTranslationProblems(file: string, catalogue: Catalogue, english: Catalogue): string[] {
  const missingIds = Object.keys(english).filter((id) => !(id in catalogue));
  const unknownIds = Object.keys(catalogue).filter((id) => !(id in english));
  return [
    ...missingIds.map((id) => `${file}: ${id} is missing.`),
    ...unknownIds.map((id) => `${file}: ${id} is not in the English catalogue.`),
    ...Object.entries(catalogue).flatMap(([id, text]) =>
      findTextProblems(text, english[id] ?? text).map((why) => `${file}: ${id} ${why}.`),
    ),
  ];
}

function findTextProblems(text: string, english: string): string[] {
  if (text.trim() !== text || text === '') return ['is empty or has space at an end'];
  try {
    const placeholders = listPlaceholders(compileMessageOrThrow(text));
    const expected = listPlaceholders(compileMessageOrThrow(english));
    return placeholders === expected ? [] : [`has the placeholders ${placeholders} instead of ${expected}`];
  } catch {
    return ['is not an ICU message'];
  }
}

const listPlaceholders = (message: CompiledMessage): string =>
  [...new Set(listPlaceholderNames(message))].toSorted().join(', ');

/**
 * Returns the names of the placeholders in a compiled message. Such a message is an array of texts and of
 * placeholders `[name, format?, options?]`. Options may contain nested messages.
 */
function listPlaceholderNames(message: CompiledMessage): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , options] = token;
    const choices: unknown[] = typeof options === 'object' && options !== null ? Object.values(options) : [];
    return [name, ...choices.filter((choice) => Array.isArray(choice)).flatMap(listPlaceholderNames)];
  });
}
