import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keepFigures } from '../figures.ts';
import { chooseSeed, createDice } from '../seed.ts';
import { hour, howMany } from '../tier.ts';
import { contend } from './contend.ts';
import { contests, eightClaims } from './contests.ts';
import { openPlace, type Place } from './place.ts';

vi.setConfig({ testTimeout: hour, hookTimeout: hour });

const seed = chooseSeed();
let calm: Place;
let busy: Place;

beforeAll(async () => {
  calm = await openPlace();
  busy = await openPlace(createDice(seed));
});
afterAll(async () => {
  await calm.close();
  await busy.close();
});

const many = howMany({ quick: 150, full: 50_000 });
const ofAKind = howMany({ quick: 40, full: 500 });
// Where the order decides, another order is met in the end, however busy the machine.
const atMost = ofAKind * 10;
/** Whoever is first, all are answered alike: two who ask each other are friends. */
const alwaysAlike: ReadonlySet<string> = new Set(['requests that cross']);

const idsOf = ({ people }: Place): number[] => people.map(({ id }) => id);

test(`of eight friends who want one item exactly one wins, ${many} times (SEED=${seed})`, async () => {
  const dice = createDice(seed);
  const contest = eightClaims(idsOf(calm));
  const tally: Record<string, number> = {};
  const winners = new Set<number>();
  for (let held = 0; held < many; held += 1) {
    await calm.install(contest.before);
    const { complaint, statuses } = await contend(calm, contest, dice);
    expect(complaint).toBeUndefined();
    const result = statuses.toSorted((one, other) => one - other).join(' ');
    tally[result] = (tally[result] ?? 0) + 1;
    winners.add(statuses.indexOf(200));
  }
  expect(tally).toEqual({ '200 409 409 409 409 409 409 409': many });
  expect(winners.size, 'it is not always the same one').toBeGreaterThan(1);
  await keepFigures({
    suite: 'races, eight claims',
    counts: { contests: many, 'different winners': winners.size, 'other than one winner': 0 },
    seed,
  });
});

test.each(Object.entries(contests))(
  `%s: in some order, and not always in the same, ${ofAKind} times (SEED=${seed})`,
  async (kind, make) => {
    const dice = createDice(seed);
    const results = new Set<string>();
    const least = alwaysAlike.has(kind) ? 1 : 2;
    let held = 0;
    for (; held < ofAKind || (results.size < least && held < atMost); held += 1) {
      const contest = make(idsOf(busy));
      await busy.install(contest.before);
      const { complaint, statuses } = await contend(busy, contest, dice);
      expect(complaint).toBeUndefined();
      results.add(statuses.join(' '));
    }
    expect(results.size, 'answers that are always alike: they never met').toBeGreaterThanOrEqual(least);
    await keepFigures({
      suite: `races, ${kind}`,
      counts: { contests: held, 'different results': results.size, 'without an order': 0 },
      seed,
    });
  },
);
