import { findFiles, readRepositoryFile } from './tool.ts';

const specificationPath = 'docs/specification.md';
const testPatterns = ['e2e/**/*.spec.ts', '{contract,scripts,server,text,web}/**/*.test.{ts,tsx}'];

const testFilePattern = /^`[^` ]+\.(?:spec|test)\.tsx?`$/;

/** A rule in the tables of docs/specification.md. A test in `file` proves the rule. */
interface SpecificationRule {
  name: string;
  file: string;
}

/**
 * Compares the rules in docs/specification.md with the tests. Returns a message for each rule without an
 * existing test file, and for each test title that begins with `§` but is not a rule.
 */
export function findSpecificationProblems(): string[] {
  const titles = findFiles(...testPatterns).map((file) => [file, findTestTitles(readRepositoryFile(file))] as const);
  return compareRulesWithTests(parseSpecificationRules(readRepositoryFile(specificationPath)), new Map(titles));
}

/**
 * Compares the rules with the test files and their titles. Returns a message for each difference.
 * `titlesByFile` contains the titles of tests and test steps.
 */
export function compareRulesWithTests(
  rules: readonly SpecificationRule[],
  titlesByFile: ReadonlyMap<string, readonly string[]>,
): string[] {
  const problems = rules.length === 0 ? [`${specificationPath} contains no rule.`] : [];
  const listed = new Set(rules.map(({ name, file }) => `${file}\n${name}`));
  for (const [index, { name, file }] of rules.entries()) {
    if (rules.findIndex((one) => one.name === name) < index)
      problems.push(`${specificationPath} contains this rule twice: ${name}`);
    if (file === '') problems.push(`${specificationPath}: this rule has no file: ${name}`);
    else if (!titlesByFile.has(file)) problems.push(`${specificationPath} names a missing test file: ${file}`);
  }
  for (const [file, titles] of titlesByFile)
    for (const title of titles)
      if (title.startsWith('§') && !listed.has(`${file}\n${title}`))
        problems.push(`${specificationPath} does not contain this rule of ${file}: ${title}`);
  return problems;
}

/**
 * Returns the rules in Markdown tables. A table row is a rule if its first cell begins with `§`, or if its
 * second cell is the path of a test file in backticks.
 */
export function parseSpecificationRules(markdown: string): SpecificationRule[] {
  return markdown.split('\n').flatMap((line) => {
    const [, name = '', file = ''] = line.split('|').map((cell) => cell.trim());
    return name.startsWith('§') || testFilePattern.test(file) ? [{ name, file: file.replaceAll('`', '') }] : [];
  });
}

const testTitlePattern = /\b(?:test|it|step)\(\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|`((?:[^`\\]|\\.)*)`)/g;

/** Returns the titles of the tests and test steps in `code`. Finds only titles that are string literals. */
export function findTestTitles(code: string): string[] {
  return [...code.matchAll(testTitlePattern)].map(([, ...words]) =>
    (words.find(Boolean) ?? '').replace(/\\(.)/g, '$1'),
  );
}
