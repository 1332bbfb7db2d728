import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keepFigures } from '../figures.ts';
import { chooseSeed, createDice } from '../seed.ts';
import { hour, howMany } from '../tier.ts';
import { beginning, drafts, resolve } from './actions.ts';
import { contend } from './contend.ts';
import { openPlace, type Place } from './place.ts';

vi.setConfig({ testTimeout: hour, hookTimeout: hour });

const seed = chooseSeed();
let place: Place;

beforeAll(async () => {
  place = await openPlace(createDice(seed));
});
afterAll(() => place.close());

const runs = howMany({ quick: 15, full: 1_000 });

const round = fc.record({ focus: fc.nat({ max: 8 }), actions: fc.array(drafts(3), { minLength: 8, maxLength: 8 }) });

test(`eight at once, round after round, do what a small model says in some order (SEED=${seed})`, async () => {
  const ids = place.people.map(({ id }) => id);
  const dice = createDice(seed);
  const counts = { runs, rounds: 0, actions: 0, 'without an order': 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 8, maxLength: 8 }), async (rounds) => {
      let state = beginning(ids);
      await place.install(state);
      for (const { focus, actions } of rounds) {
        const before = state;
        const contest = { before, actions: actions.map((draft) => resolve(before, draft, focus)) };
        const { complaint, after } = await contend(place, contest, dice);
        expect(complaint).toBeUndefined();
        state = after;
        counts.rounds += 1;
        counts.actions += actions.length;
      }
    }),
    // What is found in a race cannot be found smaller by trying again.
    { seed, numRuns: runs, endOnFailure: true },
  );
  expect(counts.rounds).toBe(runs * 8);
  await keepFigures({ suite: 'races, eight at once', counts, seed });
});
