import { expect, test } from 'vitest';
import { sumTestCounts, formatTestCounts, listSlowestFiles, countCrashAsFailure } from './tally.ts';

test('sumTestCounts adds up the counts and failures of several test runs', () => {
  const total = sumTestCounts([
    { passed: 0, failed: 1, skipped: 0 },
    { passed: 40, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0, failures: ['a.test.ts: is well'] },
  ]);
  expect(formatTestCounts(total)).toBe('42 passed, 2 failed');
  expect(total.failures).toEqual(['a.test.ts: is well']);
});

test('formatTestCounts contains the number of skipped tests if there are any', () => {
  expect(formatTestCounts({ passed: 1, failed: 0, skipped: 3 })).toBe('1 passed, 0 failed, 3 skipped');
});

test('countCrashAsFailure counts one failure if the test runner exits with 1 without a failed test', () => {
  expect(countCrashAsFailure({ passed: 5, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(countCrashAsFailure({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  expect(countCrashAsFailure({ passed: 5, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});

test('listSlowest returns the given number of test files, the slowest first', () => {
  const durations = ['a', 'b', 'c'].map((file, at) => ({ file, milliseconds: [900, 12_000, 3_100][at] ?? 0 }));
  expect(listSlowestFiles(durations, 2)).toEqual(['   12.0 s  b', '    3.1 s  c']);
});
