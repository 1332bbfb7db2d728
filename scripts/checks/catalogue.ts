import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { messageCatalogues, locales } from '@wishwell/text/messages.ts';
import { isSentToBrowser } from '../../web/compiled-text.ts';

const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url));

type Catalogue = Readonly<Record<string, string>>;

/**
 * Returns the problems of the text catalogues: unused ids, invalid messages, translations with other ids or
 * placeholders than English, and texts that the web app uses but that the server does not send to it. The
 * TypeScript compiler reports unknown ids.
 */
export async function findCatalogueProblems(): Promise<string[]> {
  const code = await readCode('{contract,server,text,web}/src/**/*.{ts,tsx}');
  const app = await readCode('web/src/*/**/*.{ts,tsx}');
  const english: Catalogue = messageCatalogues.en;
  const unused = Object.keys(english).filter((id) => !isMessageIdUsed(id, code));
  return [
    ...unused.map((id) => `en.json: nothing uses ${id}.`),
    ...findUnsentMessageIds(app).map((id) => `The app uses ${id}, which the server does not send to it.`),
    ...locales.flatMap((locale) => compareCatalogues(`${locale}.json`, messageCatalogues[locale], english)),
  ];
}

/**
 * Returns the ids of texts that `code` uses in the browser, but that the server does not send to the browser.
 */
export function findUnsentMessageIds(code: string): string[] {
  const usedIds = [...code.matchAll(/'([\w.]+)'/g)].map(([, id = '']) => id);
  return [...new Set(usedIds)].filter((id) => id in messageCatalogues.en && !isSentToBrowser(id));
}

async function readCode(pattern: string): Promise<string> {
  const texts: string[] = [];
  for await (const name of glob(pattern, { cwd: repositoryRoot })) {
    if (!name.includes('.test.')) texts.push(await readFile(join(repositoryRoot, name), 'utf8'));
  }
  return texts.join('\n');
}

/**
 * Returns whether code contains a text id as a string, or the prefix of the id in a template like
 * `colour.${key}`.
 */
function isMessageIdUsed(id: string, code: string): boolean {
  const prefix = id.slice(0, id.lastIndexOf('.') + 1);
  return code.includes(`'${id}'`) || code.includes(`\`${prefix}\${`);
}

export function compareCatalogues(file: string, catalogue: Catalogue, english: Catalogue): string[] {
  const missingIds = Object.keys(english).filter((id) => !(id in catalogue));
  const unknownIds = Object.keys(catalogue).filter((id) => !(id in english));
  return [
    ...missingIds.map((id) => `${file}: ${id} is missing.`),
    ...unknownIds.map((id) => `${file}: ${id} is not in the English catalogue.`),
    ...Object.entries(catalogue).flatMap(([id, text]) =>
      findTextProblems(text, english[id]).map((why) => `${file}: ${id} ${why}.`),
    ),
  ];
}

function findTextProblems(text: string, english: string | undefined): string[] {
  if (text.trim() !== text || text === '') return ['is empty or has space at an end'];
  const placeholders = parsePlaceholders(text);
  if (placeholders === undefined) return ['is not an ICU message'];
  const expectedPlaceholders = english === undefined ? placeholders : parsePlaceholders(english);
  return placeholders.join() === expectedPlaceholders?.join()
    ? []
    : [`has the placeholders ${placeholders.join(', ')} instead of ${expectedPlaceholders?.join(', ')}`];
}

/**
 * Returns the sorted names of the placeholders in a text; undefined if the text is not a valid ICU message.
 */
function parsePlaceholders(text: string): string[] | undefined {
  try {
    return [...new Set(listPlaceholderNames(compileMessageOrThrow(text)))].toSorted();
  } catch {
    return undefined;
  }
}

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
