import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogues, locales } from '@wishwell/text/messages.ts';
import { isSent } from '../../web/compiled-text.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Catalogue = Readonly<Record<string, string>>;

/**
 * Judges the catalogues: every id of `text/` is used somewhere, every text parses, a translation has the ids and the
 * placeholders of the English one, and the app uses none that it is never sent. That every id used exists, the compiler
 * sees.
 */
export async function findCatalogueProblems(): Promise<string[]> {
  const code = await readCode('{contract,server,text,web}/src/**/*.{ts,tsx}');
  const app = await readCode('web/src/*/**/*.{ts,tsx}');
  const english: Catalogue = catalogues.en;
  const unused = Object.keys(english).filter((id) => !isUsed(id, code));
  return [
    ...unused.map((id) => `en.json: nothing uses ${id}.`),
    ...findUnsent(app).map((id) => `The app uses ${id}, which is never sent to it.`),
    ...locales.flatMap((locale) => compareCatalogues(`${locale}.json`, catalogues[locale], english)),
  ];
}

/** The ids in code of the app that name a text which stays on the server. */
export function findUnsent(code: string): string[] {
  const named = [...code.matchAll(/'([\w.]+)'/g)].map(([, id = '']) => id);
  return [...new Set(named)].filter((id) => id in catalogues.en && !isSent(id));
}

async function readCode(pattern: string): Promise<string> {
  const texts: string[] = [];
  for await (const name of glob(pattern, { cwd: root })) {
    if (!name.includes('.test.')) texts.push(await readFile(join(root, name), 'utf8'));
  }
  return texts.join('\n');
}

/** Named whole, or put together as in `colour.${key}`. */
function isUsed(id: string, code: string): boolean {
  const prefix = id.slice(0, id.lastIndexOf('.') + 1);
  return code.includes(`'${id}'`) || code.includes(`\`${prefix}\${`);
}

export function compareCatalogues(file: string, catalogue: Catalogue, english: Catalogue): string[] {
  const missing = Object.keys(english).filter((id) => !(id in catalogue));
  const surplus = Object.keys(catalogue).filter((id) => !(id in english));
  return [
    ...missing.map((id) => `${file}: ${id} is missing.`),
    ...surplus.map((id) => `${file}: ${id} is not in the English catalogue.`),
    ...Object.entries(catalogue).flatMap(([id, text]) =>
      textProblems(text, english[id]).map((why) => `${file}: ${id} ${why}.`),
    ),
  ];
}

function textProblems(text: string, english: string | undefined): string[] {
  if (text.trim() !== text || text === '') return ['is empty or has space at an end'];
  const own = placeholdersOf(text);
  if (own === undefined) return ['is not an ICU message'];
  const wanted = english === undefined ? own : placeholdersOf(english);
  return own.join() === wanted?.join()
    ? []
    : [`has the placeholders ${own.join(', ')} instead of ${wanted?.join(', ')}`];
}

/** Sorted names; undefined when the text does not parse. */
function placeholdersOf(text: string): string[] | undefined {
  try {
    return [...new Set(namesIn(compileMessageOrThrow(text)))].toSorted();
  } catch {
    return undefined;
  }
}

/** A compiled message is a list of texts and of `[name, format?, options?]`; the options may hold messages again. */
function namesIn(message: CompiledMessage): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , options] = token;
    const choices: unknown[] = typeof options === 'object' && options !== null ? Object.values(options) : [];
    return [name, ...choices.filter((choice) => Array.isArray(choice)).flatMap(namesIn)];
  });
}
