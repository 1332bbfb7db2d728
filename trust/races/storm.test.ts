import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseSeed, createRandomSource } from '../seed.ts';
import { chooseRunCount } from '../tier.ts';
import { createInitialState, createActionDraftArbitrary, createActionFromDraft } from './actions.ts';
import { runRaceScenario } from './contend.ts';
import { startRaceServer, type RaceServer } from './race-server.ts';

const seed = chooseSeed();
let server: RaceServer;

beforeAll(async () => {
  server = await startRaceServer(createRandomSource(seed));
});
afterAll(() => server.close());

const propertyRunCount = chooseRunCount({ quick: 5, full: 100 });

const roundArbitrary = fc.record({
  focus: fc.nat({ max: 8 }),
  actions: fc.array(createActionDraftArbitrary(3), { minLength: 8, maxLength: 8 }),
});

test(`eight random parallel actions have the result of some sequential order (SEED=${seed})`, async () => {
  const personIds = server.people.map(({ id }) => id);
  const random = createRandomSource(seed);
  let roundCount = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(roundArbitrary, { minLength: 8, maxLength: 8 }), async (rounds) => {
      let state = createInitialState(personIds);
      await server.install(state);
      for (const { focus, actions } of rounds) {
        const before = state;
        const contest = { before, actions: actions.map((draft) => createActionFromDraft(before, draft, focus)) };
        const { complaint, after } = await runRaceScenario(server, contest, random);
        expect(complaint).toBeUndefined();
        state = after;
        roundCount += 1;
      }
    }),
    // `endOnFailure` disables shrinking. Shrinking repeats a failed input, but a race condition may not fail
    // again.
    { seed, numRuns: propertyRunCount, endOnFailure: true },
  );
  expect(roundCount).toBe(propertyRunCount * 8);
});
