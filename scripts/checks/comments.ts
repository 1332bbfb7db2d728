import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findTestTitles } from './specification.ts';
import { repositoryRoot } from './tool.ts';

// The patterns exclude migrations, because a migration that was released must not change.
const sourcePatterns = [
  '{bench,contract,e2e,e2e-firebase,ops,scripts,text,trust,web}/**/*.{css,ts,tsx}',
  'server/{src,test}/**/*.{sql,ts}',
];
const commentLengthLimits = { lines: 6, columns: 110, title: 100 };

/**
 * Matches a block comment, or consecutive line comments (`//`, and `-- ` in SQL). Does not match a comment
 * at the end of a line of code.
 */
const commentPattern = /^[ \t]*\/\*[^]*?\*\/|(?:^[ \t]*(?:\/\/|-- ).*\n?)+/gm;

const isExcluded = (name: string): boolean => /(?:^|\/)(?:node_modules|dist)$/.test(name);

/** Returns a message for each comment and each test title that exceeds the length limits. */
export async function findLongComments(): Promise<string[]> {
  const problems: string[] = [];
  for await (const file of glob(sourcePatterns, { cwd: repositoryRoot, exclude: isExcluded })) {
    problems.push(...findLengthProblems(file, await readFile(join(repositoryRoot, file), 'utf8')));
  }
  return problems.toSorted();
}

export function findLengthProblems(file: string, source: string): string[] {
  const comments = [...source.matchAll(commentPattern)].flatMap(({ 0: text, index }) => {
    const at = `${file}:${source.slice(0, index).split('\n').length}`;
    // Does not count lines without text, such as `/**` and `*/`.
    const lines = text.split('\n').filter((line) => /\w/.test(line));
    return [
      ...(lines.length > commentLengthLimits.lines ? [`${at} has a comment of ${lines.length} lines.`] : []),
      ...(lines.some((line) => line.length > commentLengthLimits.columns)
        ? [`${at} has a comment over ${commentLengthLimits.columns} columns.`]
        : []),
    ];
  });
  const titles = /\.(?:test|spec)\.tsx?$/.test(file) ? findTestTitles(source) : [];
  return [
    ...comments,
    ...titles
      .filter((title) => title.length > commentLengthLimits.title)
      .map((title) => `${file} has a test title of ${title.length} characters: ${title}`),
  ];
}
