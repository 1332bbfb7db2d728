import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseSeed, createRandomSource } from '../seed.ts';
import { chooseRunCount } from '../tier.ts';
import { createInitialState, createRandomAction } from './actions.ts';
import { startRaceServer, type RaceServer } from './race-server.ts';
import { runRaceScenario } from './run-race-scenario.ts';

const seed = chooseSeed();
const random = createRandomSource(seed);
let server: RaceServer;

beforeAll(async () => {
  server = await startRaceServer(createRandomSource(seed));
});
afterAll(() => server.close());

const runCount = chooseRunCount({ quick: 5, full: 100 });

test(`eight random parallel actions have the result of some sequential order (SEED=${seed})`, async () => {
  const statuses = new Set<number>();
  for (let run = 0; run < runCount; run += 1) {
    let state = createInitialState(server.people.map(({ id }) => id));
    await server.install(state);
    for (let round = 0; round < 8; round += 1) {
      const before = state;
      const focus = Math.floor(random() * 9);
      const actions = Array.from({ length: 8 }, () => createRandomAction(before, random, focus));
      const result = await runRaceScenario(server, { before, actions }, random);
      expect(result.failureReport).toBeUndefined();
      for (const status of result.statuses) statuses.add(status);
      state = result.after;
    }
  }
  expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 204, 403, 404, 409]));
});
