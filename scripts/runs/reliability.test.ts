import { expect, test } from 'vitest';
import { reliabilityPage } from './reliability.ts';

test('the page has a line a suite, by name, with what it counted and the seed that repeats it', () => {
  const page = reliabilityPage(
    [
      { suite: 'races', counts: { contests: 50_000, 'two winners': 0 }, seed: 7 },
      { suite: 'faults', counts: { kills: 1_000 } },
    ],
    { when: '2026-11-22', tests: '9 passed, 0 failed' },
  );
  expect(page).toContain('2026-11-22');
  expect(page).toContain('9 passed, 0 failed');
  expect(
    page
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .slice(2),
  ).toEqual(['| faults | kills: **1,000** |  |', '| races | contests: **50,000**, two winners: **0** | 7 |']);
});
