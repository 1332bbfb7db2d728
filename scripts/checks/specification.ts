import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from './tool.ts';

const specificationPath = 'docs/specification.md';
const testPatterns = ['e2e/**/*.spec.ts', '{contract,scripts,server,text,web}/**/*.test.{ts,tsx}'];

const testFilePattern = /^`[^` ]+\.(?:spec|test)\.tsx?`$/;

/** A row of the list of rules. A test in `file` proves the rule. */
interface SpecificationRule {
  name: string;
  file: string;
}

/**
 * Compares the rules in docs/specification.md with the tests. Returns a message for each rule without a test
 * file, each missing test file, and each test title that begins with `§` and is not in the list.
 */
export async function findSpecificationProblems(): Promise<string[]> {
  return compareRulesWithTests(
    parseRules(await readFile(join(repositoryRoot, specificationPath), 'utf8')),
    await readTestTitles(),
  );
}

/**
 * Compares rules with the titles of tests and steps (`names`, by file). Returns a message for each
 * difference.
 */
export function compareRulesWithTests(
  rules: readonly SpecificationRule[],
  names: ReadonlyMap<string, readonly string[]>,
): string[] {
  const listedRules = new Set(rules.map(({ name, file }) => `${file}\n${name}`));
  const unlistedTitles = [...names].flatMap(([file, fileTitles]) =>
    fileTitles
      .filter((name) => name.startsWith('§') && !listedRules.has(`${file}\n${name}`))
      .map((name) => ({ name, file })),
  );
  return [
    ...(rules.length === 0 ? [`${specificationPath} contains no rule.`] : []),
    ...findDuplicates(rules.map(({ name }) => name)).map(
      (name) => `${specificationPath} contains this rule twice: ${name}`,
    ),
    ...rules.flatMap((rule) => findRuleProblems(rule, names)),
    ...unlistedTitles.map(({ name, file }) => `${specificationPath} does not contain this rule of ${file}: ${name}`),
  ];
}

function findRuleProblems({ name, file }: SpecificationRule, names: ReadonlyMap<string, readonly string[]>): string[] {
  if (file === '') return [`${specificationPath}: this rule has no file: ${name}`];
  return names.has(file) ? [] : [`${specificationPath} names a missing test file: ${file}`];
}

const findDuplicates = (names: readonly string[]): string[] =>
  names.filter((name, index) => names.indexOf(name) < index);

/**
 * Returns the rules in Markdown tables. A rule is a row whose first cell begins with `§`, or whose second
 * cell is the path of a test file in backticks.
 */
export function parseRules(markdown: string): SpecificationRule[] {
  return markdown.split('\n').flatMap((line) => {
    const [, name = '', file = ''] = line.split('|').map((cell) => cell.trim());
    return name.startsWith('§') || testFilePattern.test(file) ? [{ name, file: file.replaceAll('`', '') }] : [];
  });
}

async function readTestTitles(): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  for await (const file of glob(testPatterns, {
    cwd: repositoryRoot,
    exclude: (name) => name.endsWith('node_modules'),
  })) {
    names.set(file, findTestTitles(await readFile(join(repositoryRoot, file), 'utf8')));
  }
  return names;
}

const testTitlePattern = /\b(?:test|it|step)\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

/** Returns the titles of the tests and test steps in `code`. Finds only titles that are string literals. */
export function findTestTitles(code: string): string[] {
  return [...code.matchAll(testTitlePattern)].map(([, ...words]) =>
    (words.find(Boolean) ?? '').replace(/\\(.)/g, '$1'),
  );
}
