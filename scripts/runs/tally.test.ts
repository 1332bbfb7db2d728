import { expect, test } from 'vitest';
import { addUp, lastLine, listSlowest, withCrash } from './tally.ts';

test('the last line adds up every kind of test', () => {
  const total = addUp([
    { passed: 0, failed: 1, skipped: 0 },
    { passed: 40, failed: 0, skipped: 0 },
    { passed: 2, failed: 1, skipped: 0, failures: ['a.test.ts: is well'] },
  ]);
  expect(lastLine(total)).toBe('42 passed, 2 failed');
  expect(total.failures).toEqual(['a.test.ts: is well']);
});

test('skipped tests are named only when there are some', () => {
  expect(lastLine({ passed: 1, failed: 0, skipped: 3 })).toBe('1 passed, 0 failed, 3 skipped');
});

test('a runner that crashed without a failed test is a failure', () => {
  expect(withCrash({ passed: 5, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(withCrash({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  expect(withCrash({ passed: 5, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});

test('the slowest files come first', () => {
  const durations = ['a', 'b', 'c'].map((file, at) => ({ file, milliseconds: [900, 12_000, 3_100][at] ?? 0 }));
  expect(listSlowest(durations, 2)).toEqual(['   12.0 s  b', '    3.1 s  c']);
});
