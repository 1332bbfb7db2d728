import { expect, test } from 'vitest';
import {
  createFailedRunResult,
  listSlowestTestFiles,
  rerunFailedTestFiles,
  summariseTestResults,
  type TestFileResult,
} from './results.ts';

const createResult = (file: string, passed: number, ...failedTitles: string[]): TestFileResult => ({
  file,
  milliseconds: 1_000,
  passed,
  skipped: 0,
  failedTitles,
});

test('summariseTestResults adds up the counts and failures of several test files', () => {
  const results = [
    createFailedRunResult('a crash'),
    createResult('a.test.ts', 2, 'is well'),
    createResult('b.test.ts', 40),
  ];
  expect(summariseTestResults(results)).toMatchObject({
    counts: '42 passed, 2 failed',
    failures: ['a crash', 'a.test.ts: is well'],
    isSuccess: false,
  });
  expect(summariseTestResults([{ ...createResult('a.test.ts', 1), skipped: 3 }])).toMatchObject({
    counts: '1 passed, 0 failed, 3 skipped',
    isSuccess: true,
  });
  expect(summariseTestResults([]).isSuccess).toBe(false);
});

test('listSlowestTestFiles returns the given number of test files, the slowest first', () => {
  const results = ['a', 'b', 'c'].map((file, at) => ({
    ...createResult(file, 1),
    milliseconds: [900, 12_000, 3_100][at] ?? 0,
  }));
  expect(listSlowestTestFiles(results, 2)).toEqual(['   12.0 s  b', '    3.1 s  c']);
});

test('rerunFailedTestFiles counts a test that passes in the second run as passed and flaky', async () => {
  const repeatedFiles: string[] = [];
  const total = await rerunFailedTestFiles(
    [createResult('a.test.ts', 3), createResult('b.test.ts', 1, 'one', 'two')],
    async (file) => {
      repeatedFiles.push(file);
      return [createResult(file, 2, 'two')];
    },
  );
  expect(repeatedFiles).toEqual(['b.test.ts']);
  expect(summariseTestResults(total)).toMatchObject({
    counts: '5 passed, 1 failed',
    failures: ['b.test.ts: two'],
    flaky: ['b.test.ts: one'],
  });
});

test.each([
  ['of races', [createResult('trust/races/storm.test.ts', 1, 'one winner')]],
  ['of more than eight files', 'abcdefghi'.split('').map((name) => createResult(`${name}.test.ts`, 0, 'one'))],
])('rerunFailedTestFiles runs no failed test %s again', async (_, files) => {
  expect(await rerunFailedTestFiles(files, () => Promise.reject(new Error('a second run')))).toEqual(files);
});

test('rerunFailedTestFiles still reports a failure if the test runner itself has crashed', async () => {
  const first = [createResult('a.test.ts', 0, 'one'), createFailedRunResult('a crash')];
  const total = await rerunFailedTestFiles(first, async (file) => [createResult(file, 1)]);
  expect(summariseTestResults(total)).toMatchObject({ counts: '1 passed, 1 failed', failures: ['a crash'] });
});
