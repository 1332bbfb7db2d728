import { expect, test } from 'vitest';
import { repeatFailedFiles } from './second-pass.ts';
import {
  countCrashAsFailure,
  countOneFailure,
  countTests,
  formatTestCounts,
  listSlowestFiles,
  sumTestCounts,
  type TestFileResult,
} from './tally.ts';

const createResult = (file: string, passed: number, ...failedTitles: string[]): TestFileResult => ({
  file,
  milliseconds: 1_000,
  passed,
  skipped: 0,
  failedTitles,
});

test('sumTestCounts adds up the counts and failures of several test runs', () => {
  const total = sumTestCounts([
    { passed: 0, failed: 1, skipped: 0 },
    { passed: 40, failed: 0, skipped: 0 },
    countTests([createResult('a.test.ts', 2, 'is well')]),
  ]);
  expect(formatTestCounts(total)).toBe('42 passed, 2 failed');
  expect(total.failures).toEqual(['a.test.ts: is well']);
});

test('formatTestCounts contains the number of skipped tests if there are any', () => {
  expect(formatTestCounts({ passed: 1, failed: 0, skipped: 3 })).toBe('1 passed, 0 failed, 3 skipped');
});

test('countCrashAsFailure counts one failure if the test runner exits with 1 without a failed test', () => {
  expect(countCrashAsFailure({ passed: 5, failed: 0, skipped: 0 }, 'Vitest', 1).failed).toBe(1);
  expect(countCrashAsFailure({ passed: 5, failed: 2, skipped: 0 }, 'Vitest', 1).failed).toBe(2);
  expect(countCrashAsFailure({ passed: 5, failed: 0, skipped: 0 }, 'Vitest', 0).failed).toBe(0);
});

test('listSlowest returns the given number of test files, the slowest first', () => {
  const results = ['a', 'b', 'c'].map((file, at) => ({
    ...createResult(file, 1),
    milliseconds: [900, 12_000, 3_100][at] ?? 0,
  }));
  expect(listSlowestFiles(results, 2)).toEqual(['   12.0 s  b', '    3.1 s  c']);
});

test('repeatFailedFiles counts a test that passes in the second run as passed and flaky', async () => {
  const repeatedFiles: string[] = [];
  const total = await repeatFailedFiles(
    countTests([createResult('a.test.ts', 3), createResult('b.test.ts', 1, 'one', 'two')]),
    async (file) => {
      repeatedFiles.push(file);
      return countTests([createResult(file, 2, 'two')]);
    },
  );
  expect(repeatedFiles).toEqual(['b.test.ts']);
  expect(formatTestCounts(total)).toBe('5 passed, 1 failed');
  expect(total).toMatchObject({ failures: ['b.test.ts: two'], flaky: ['b.test.ts: one'] });
});

test.each([
  ['of races', [createResult('trust/races/storm.test.ts', 1, 'one winner')]],
  ['of more than eight files', 'abcdefghi'.split('').map((name) => createResult(`${name}.test.ts`, 0, 'one'))],
])('repeatFailedFiles runs no failed test %s again', async (_, files) => {
  const first = countTests(files);
  expect(await repeatFailedFiles(first, () => Promise.reject(new Error('a second run')))).toEqual(first);
});

test('repeatFailedFiles keeps the failure of a crashed test runner', async () => {
  const first = sumTestCounts([countTests([createResult('a.test.ts', 0, 'one')]), countOneFailure('a crash')]);
  const total = await repeatFailedFiles(first, async (file) => countTests([createResult(file, 1)]));
  expect(total).toMatchObject({ passed: 1, failed: 1, failures: ['a crash'] });
});
