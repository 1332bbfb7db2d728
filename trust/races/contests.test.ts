import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keepFigures } from '../figures.ts';
import { chooseSeed, createDice } from '../seed.ts';
import { hour, howMany } from '../tier.ts';
import { contend } from './contend.ts';
import { contests, eightClaims } from './contests.ts';
import { openPlace, type Place } from './place.ts';

// The machine may have more to do than this.
vi.setConfig({ testTimeout: hour, hookTimeout: hour });

let calm: Place;
let busy: Place;

beforeAll(async () => {
  calm = await openPlace({ calm: true });
  busy = await openPlace();
});
afterAll(async () => {
  await calm.close();
  await busy.close();
});

const seed = chooseSeed();
const many = howMany({ quick: 2_000, full: 50_000 });
const ofAKind = howMany({ quick: 40, full: 500 });

const idsOf = ({ people }: Place): number[] => people.map(({ id }) => id);

test(`of eight friends who want one item exactly one wins, ${many} times (SEED=${seed})`, async () => {
  const dice = createDice(seed);
  const contest = eightClaims(idsOf(calm));
  const tally: Record<string, number> = {};
  for (let held = 0; held < many; held += 1) {
    await calm.install(contest.before);
    const { complaint, statuses } = await contend(calm, contest, dice);
    expect(complaint).toBeUndefined();
    const result = statuses.toSorted((one, other) => one - other).join(' ');
    tally[result] = (tally[result] ?? 0) + 1;
  }
  expect(tally).toEqual({ '200 409 409 409 409 409 409 409': many });
  await keepFigures({ suite: 'races, eight claims', counts: { contests: many, 'other than one winner': 0 }, seed });
});

test.each(Object.entries(contests))(`%s: in some order, ${ofAKind} times (SEED=${seed})`, async (kind, make) => {
  const dice = createDice(seed);
  const results = new Set<string>();
  for (let held = 0; held < ofAKind; held += 1) {
    const contest = make(idsOf(busy));
    await busy.install(contest.before);
    const { complaint, statuses } = await contend(busy, contest, dice);
    expect(complaint).toBeUndefined();
    results.add(statuses.join(' '));
  }
  await keepFigures({
    suite: `races, ${kind}`,
    counts: { contests: ofAKind, 'different results': results.size, 'without an order': 0 },
    seed,
  });
});
