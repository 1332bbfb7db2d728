import { findTestTitles } from './specification.ts';
import { findFiles, readRepositoryFile } from './tool.ts';

// Source files to check. Migrations are excluded, because a released migration must not change.
const sourcePatterns = [
  '{bench,contract,e2e,e2e-firebase,ops,scripts,text,trust,web}/**/*.{css,ts,tsx}',
  'server/{src,test}/**/*.{sql,ts}',
];

/**
 * Matches a block comment, or consecutive line comments (`//`, and `-- ` in SQL). Does not match a comment
 * at the end of a line of code.
 */
const commentPattern = /^[ \t]*\/\*[^]*?\*\/|(?:^[ \t]*(?:\/\/|-- ).*\n?)+/gm;

/** Returns a message for each comment and each test title that exceeds the length limits. */
export const findLongCommentsAndTestTitles = (): string[] =>
  findFiles(...sourcePatterns).flatMap((file) => findLongCommentsAndTestTitlesInFile(file, readRepositoryFile(file)));

export function findLongCommentsAndTestTitlesInFile(file: string, source: string): string[] {
  const problems: string[] = [];
  for (const { 0: text, index } of source.matchAll(commentPattern)) {
    const at = `${file}:${source.slice(0, index).split('\n').length}`;
    // Counts only lines that contain words, so not `/**` and `*/`.
    const lines = text.split('\n').filter((line) => /\w/.test(line));
    if (lines.length > 6) problems.push(`${at} has a comment of ${lines.length} lines.`);
    if (lines.some((line) => line.length > 110)) problems.push(`${at} has a comment over 110 columns.`);
  }
  const titles = /\.(?:test|spec)\.tsx?$/.test(file) ? findTestTitles(source) : [];
  for (const title of titles.filter(({ length }) => length > 100))
    problems.push(`${file} has a test title of ${title.length} characters: ${title}`);
  return problems;
}
