import { expect, test } from 'vitest';
import { findLongCommentsAndTestTitlesInFile } from './comments.ts';

const repeatCommentLine = (count: number, prefix: string): string => `${prefix} a line\n`.repeat(count);

test('findLongCommentsAndTestTitlesInFile accepts comments of six lines and of 110 columns', () => {
  const source = `/**\n${repeatCommentLine(6, ' *')} */\nconst a = 1;\n${repeatCommentLine(6, '//')}const b = 2;\n${repeatCommentLine(6, '--')}const c = 3;\n//${'x'.repeat(108)}`;
  expect(findLongCommentsAndTestTitlesInFile('a.ts', source)).toEqual([]);
});

test.each([
  ['a block comment', `\n/**\n${repeatCommentLine(7, ' *')} */`],
  ['line comments', `\n${repeatCommentLine(7, '//')}`],
  ['SQL comments', `\n${repeatCommentLine(7, '--')}`],
])('findLongCommentsAndTestTitlesInFile reports %s of seven lines with file and line number', (_kind, source) => {
  expect(findLongCommentsAndTestTitlesInFile('a.ts', source)).toEqual(['a.ts:2 has a comment of 7 lines.']);
});

test('findLongCommentsAndTestTitlesInFile reports a comment of 111 columns, but not a long line of code', () => {
  const source = `${'x'.repeat(111)}\n//${'x'.repeat(109)}`;
  expect(findLongCommentsAndTestTitlesInFile('a.ts', source)).toEqual(['a.ts:2 has a comment over 110 columns.']);
});

test('findLongCommentsAndTestTitlesInFile reports a title of 101 characters, but only in test files', () => {
  const source = `test('${'x'.repeat(101)}', () => {});`;
  expect(findLongCommentsAndTestTitlesInFile('a.ts', source)).toEqual([]);
  expect(findLongCommentsAndTestTitlesInFile('a.test.ts', source)).toHaveLength(1);
});
