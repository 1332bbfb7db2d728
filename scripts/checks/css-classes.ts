import { glob, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../../web/src/', import.meta.url));

interface Sheet {
  defined: Set<string>;
  /** Read as `styles.name`. */
  asked: Set<string>;
  /** Read in any way, such as `styles[tone]` beside the word itself. */
  named: Set<string>;
}

/**
 * Compares the classes that CSS modules define with those the components beside them use: a misspelt one is a string
 * like any other to the compiler. Answers a sentence for each that is missing or never used.
 */
export async function findClassProblems(): Promise<string[]> {
  const sheets = new Map<string, Sheet>();
  for await (const name of glob('**/*.module.css', { cwd: sources })) {
    const css = await readFile(join(sources, name), 'utf8');
    sheets.set(name, { defined: definedIn(css), asked: new Set(), named: composedIn(css) });
  }
  for await (const name of glob('**/*.tsx', { cwd: sources })) {
    noteUses(sheets, name, await readFile(join(sources, name), 'utf8'));
  }
  return [...sheets].flatMap(([name, sheet]) => problemsOf(name, sheet));
}

function definedIn(css: string): Set<string> {
  const selectors = css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/"[^"]*"|'[^']*'|url\([^)]*\)|:global\([^)]*\)/g, '')
    .replace(/[\w-]+\s*:[^;{}]*[;}]/g, '');
  return new Set([...selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name));
}

function composedIn(css: string): Set<string> {
  return new Set([...css.matchAll(/composes:([^;]*)/g)].flatMap(([, names = '']) => names.trim().split(/\s+/)));
}

function noteUses(sheets: Map<string, Sheet>, file: string, code: string): void {
  for (const [, binding = '', path = ''] of code.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const sheet = sheets.get(join(dirname(file), path));
    if (!sheet) continue;
    for (const [, name = ''] of code.matchAll(new RegExp(`\\b${binding}\\.(\\w+)`, 'g'))) sheet.asked.add(name);
    for (const [, name = ''] of code.matchAll(/'([\w-]+)'/g)) sheet.named.add(name);
  }
}

function problemsOf(name: string, { defined, asked, named }: Sheet): string[] {
  const missing = [...asked].filter((used) => !defined.has(used));
  const unused = [...defined].filter((own) => !asked.has(own) && !named.has(own));
  return [
    ...missing.map((used) => `${name}: .${used} is used and not defined.`),
    ...unused.map((own) => `${name}: .${own} is defined and never used by what imports ${basename(name)}.`),
  ];
}
