import { expect, test } from 'vitest';
import { reliabilityPage } from './reliability.ts';

const linesOf = (page: string): string[] => page.split('\n').filter((line) => line.startsWith('| '));

test('the page has a line a suite, by name, with what it counted, the seed that repeats it, and the day', () => {
  const counts = { contests: 50_000, 'two winners': 0 };
  const page = reliabilityPage(
    '',
    [
      { suite: 'races', counts, seed: 7 },
      { suite: 'faults', counts: { kills: 1_000 } },
    ],
    '2026-11-22',
  );
  const [, , faults, races] = linesOf(page);
  expect(faults).toMatch(/^\| faults \| kills: \*\*1,000\*\* \|  \| 2026-11-22 \| /);
  expect(races).toMatch(/^\| races \| contests: \*\*50,000\*\*, two winners: \*\*0\*\* \| 7 \| 2026-11-22 \| /);
});

test('a later run replaces the lines of its own suites alone', () => {
  const first = [
    { suite: 'faults: clock', counts: { jumps: 4 } },
    { suite: 'races', counts: { contests: 8 }, seed: 7 },
  ];
  const before = reliabilityPage('', first, '2026-11-21');
  const after = reliabilityPage(before, [{ suite: 'races', counts: { contests: 9 }, seed: 8 }], '2026-11-22');
  expect(linesOf(after)[2]).toBe(linesOf(before)[2]);
  expect(linesOf(after)[3]).toContain('contests: **9** | 8 | 2026-11-22');
  expect(linesOf(after)).toHaveLength(4);
});
