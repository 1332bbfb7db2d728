import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseSeed, createRandomSource } from '../seed.ts';
import { chooseRunCount } from '../tier.ts';
import { raceScenarioFactories, createEightClaimsScenario } from './race-scenarios.ts';
import { startRaceServer, type RaceServer } from './race-server.ts';
import { runRaceScenario } from './run-race-scenario.ts';

const seed = chooseSeed();
let quietServer: RaceServer;
let delayedServer: RaceServer;

beforeAll(async () => {
  quietServer = await startRaceServer();
  delayedServer = await startRaceServer(createRandomSource(seed));
});
afterAll(async () => {
  await quietServer.close();
  await delayedServer.close();
});

const eightClaimsRunCount = chooseRunCount({ quick: 30, full: 2_000 });
const scenarioRepetitions = chooseRunCount({ quick: 10, full: 100 });
/** Names of the scenarios that have the same result in every order of their actions. */
const singleResultScenarioNames: ReadonlySet<string> = new Set(['requests that cross']);

const listPersonIds = ({ people }: RaceServer): number[] => people.map(({ id }) => id);

test(`of eight simultaneous claims of one item, one succeeds (${eightClaimsRunCount} times, SEED=${seed})`, async () => {
  const random = createRandomSource(seed);
  const scenario = createEightClaimsScenario(listPersonIds(quietServer));
  const tally: Record<string, number> = {};
  const winners = new Set<number>();
  for (let runNumber = 0; runNumber < eightClaimsRunCount; runNumber += 1) {
    await quietServer.install(scenario.before);
    const { failureReport, statuses } = await runRaceScenario(quietServer, scenario, random);
    expect(failureReport).toBeUndefined();
    const result = statuses.toSorted((one, other) => one - other).join(' ');
    tally[result] = (tally[result] ?? 0) + 1;
    winners.add(statuses.indexOf(200));
  }
  expect(tally).toEqual({ '200 409 409 409 409 409 409 409': eightClaimsRunCount });
  expect(winners.size, 'different people win').toBeGreaterThan(1);
});

test.each(Object.entries(raceScenarioFactories))(
  `simultaneous requests (%s) have the result of some sequential order (SEED=${seed})`,
  async (kind, createScenario) => {
    const random = createRandomSource(seed);
    const results = new Set<string>();
    const minResultCount = singleResultScenarioNames.has(kind) ? 1 : 2;
    const hasToRepeat = (runNumber: number): boolean =>
      runNumber < scenarioRepetitions || (results.size < minResultCount && runNumber < scenarioRepetitions * 10);
    for (let runNumber = 0; hasToRepeat(runNumber); runNumber += 1) {
      const scenario = createScenario(listPersonIds(delayedServer));
      await delayedServer.install(scenario.before);
      const { failureReport, statuses } = await runRaceScenario(delayedServer, scenario, random);
      expect(failureReport).toBeUndefined();
      results.add(statuses.join(' '));
    }
    expect(results.size, 'the actions never ran concurrently').toBeGreaterThanOrEqual(minResultCount);
  },
);
