import { expect, test } from 'vitest';
import { renderReliabilityPage } from './reliability.ts';

const findTableRows = (page: string): string[] => page.split('\n').filter((line) => line.startsWith('| '));

test('renderReliabilityPage returns one table row per suite with counts, seed and date, sorted by suite', () => {
  const counts = { contests: 50_000, 'two winners': 0 };
  const page = renderReliabilityPage(
    '',
    [
      { suite: 'races', counts, seed: 7 },
      { suite: 'faults', counts: { kills: 1_000 } },
    ],
    '2026-11-22',
  );
  const [, , faults, races] = findTableRows(page);
  expect(faults).toMatch(/^\| faults \| kills: \*\*1,000\*\* \|  \| 2026-11-22 \| /);
  expect(races).toMatch(/^\| races \| contests: \*\*50,000\*\*, two winners: \*\*0\*\* \| 7 \| 2026-11-22 \| /);
});

test('renderReliabilityPage replaces only the rows of suites that have new figures', () => {
  const first = [
    { suite: 'faults: clock', counts: { jumps: 4 } },
    { suite: 'races', counts: { contests: 8 }, seed: 7 },
  ];
  const before = renderReliabilityPage('', first, '2026-11-21');
  const after = renderReliabilityPage(before, [{ suite: 'races', counts: { contests: 9 }, seed: 8 }], '2026-11-22');
  expect(findTableRows(after)[2]).toBe(findTableRows(before)[2]);
  expect(findTableRows(after)[3]).toContain('contests: **9** | 8 | 2026-11-22');
  expect(findTableRows(after)).toHaveLength(4);
});
