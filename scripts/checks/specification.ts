import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './tool.ts';

const list = 'docs/specification.md';
const tests = ['e2e/**/*.spec.ts', '{contract,scripts,server,text,web}/**/*.test.{ts,tsx}'];

/** One row of the list: a rule, which is the name of a test or a step, and the file that holds it. */
interface Rule {
  name: string;
  file: string;
}

/**
 * Compares the list of rules with the tests: a rule without its test, a test of a rule that the list does not know
 * (its name begins with `§`), a file that is gone. Answers a sentence for each.
 */
export async function findSpecificationProblems(): Promise<string[]> {
  return compare(rulesIn(await readFile(join(root, list), 'utf8')), await readNames());
}

/** `names`: by file, what its tests and steps are called. */
export function compare(rules: readonly Rule[], names: ReadonlyMap<string, readonly string[]>): string[] {
  const listed = new Set(rules.map(({ name, file }) => `${file}\n${name}`));
  const unlisted = [...names].flatMap(([file, ofFile]) =>
    ofFile.filter((name) => name.startsWith('§') && !listed.has(`${file}\n${name}`)).map((name) => ({ name, file })),
  );
  return [
    ...(rules.length === 0 ? [`${list} holds no rule.`] : []),
    ...duplicates(rules.map(({ name }) => name)).map((name) => `${list} holds this rule twice: ${name}`),
    ...rules.flatMap((rule) => problemsOf(rule, names)),
    ...unlisted.map(({ name, file }) => `${list} does not hold this rule of ${file}: ${name}`),
  ];
}

function problemsOf({ name, file }: Rule, names: ReadonlyMap<string, readonly string[]>): string[] {
  if (file === '') return [`${list}: this rule names no file: ${name}`];
  const ofFile = names.get(file);
  if (!ofFile) return [`${list} names a test file that is not there: ${file}`];
  return ofFile.includes(name) ? [] : [`${file} has no test of this rule: ${name}`];
}

const duplicates = (names: readonly string[]): string[] => names.filter((name, place) => names.indexOf(name) < place);

/** The rows whose first cell begins with `§`; the second holds the file in backticks. */
export function rulesIn(markdown: string): Rule[] {
  return markdown.split('\n').flatMap((line) => {
    const [, name = '', file = ''] = line.split('|').map((cell) => cell.trim());
    return name.startsWith('§') ? [{ name, file: file.replaceAll('`', '') }] : [];
  });
}

async function readNames(): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  for await (const file of glob(tests, { cwd: root, exclude: (name) => name.endsWith('node_modules') })) {
    names.set(file, namesIn(await readFile(join(root, file), 'utf8')));
  }
  return names;
}

const opening = /\b(?:test|it|step)\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

/** What the tests and steps of a file are called, as far as they are called by plain words. */
export function namesIn(code: string): string[] {
  return [...code.matchAll(opening)].map(([, ...words]) => (words.find(Boolean) ?? '').replace(/\\(.)/g, '$1'));
}
