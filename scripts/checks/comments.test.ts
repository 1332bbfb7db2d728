import { expect, test } from 'vitest';
import { findLengthProblems } from './comments.ts';

const repeatCommentLine = (count: number, prefix: string): string => `${prefix} a line\n`.repeat(count);

test('findLengthProblems accepts comments of six lines and of 110 columns', () => {
  const source = `/**\n${repeatCommentLine(6, ' *')} */\nconst a = 1;\n${repeatCommentLine(6, '//')}const b = 2;\n${repeatCommentLine(6, '--')}const c = 3;\n//${'x'.repeat(108)}`;
  expect(findLengthProblems('a.ts', source)).toEqual([]);
});

test.each([
  ['a block comment', `\n/**\n${repeatCommentLine(7, ' *')} */`],
  ['line comments', `\n${repeatCommentLine(7, '//')}`],
  ['SQL comments', `\n${repeatCommentLine(7, '--')}`],
])('findLengthProblems reports %s of seven lines with file and line number', (_kind, source) => {
  expect(findLengthProblems('a.ts', source)).toEqual(['a.ts:2 has a comment of 7 lines.']);
});

test('findLengthProblems reports a comment of 111 columns, but not a long line of code', () => {
  const source = `${'x'.repeat(111)}\n//${'x'.repeat(109)}`;
  expect(findLengthProblems('a.ts', source)).toEqual(['a.ts:2 has a comment over 110 columns.']);
});

test('findLengthProblems reports a title of 101 characters in a test file, but not in other files', () => {
  const source = `test('${'x'.repeat(101)}', () => {});`;
  expect(findLengthProblems('a.ts', source)).toEqual([]);
  expect(findLengthProblems('a.test.ts', source)).toHaveLength(1);
});
