import { calls } from '@wishwell/contract/calls.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertInvariants } from '../../server/test/invariants.ts';
import type { Person } from '../../server/test/person.ts';
import { chooseSeed } from '../seed.ts';
import { chooseRunCount } from '../tier.ts';
import { createInitialState, createActionDraftArbitrary } from './actions.ts';
import { RaceCommand, type RaceCommandModel } from './command.ts';
import { startRaceServer, type RaceServer } from './race-server.ts';
import { createExpectedView, fetchPersonView } from './views.ts';

let server: RaceServer;

beforeAll(async () => {
  server = await startRaceServer();
});
afterAll(() => server.close());

/**
 * Asserts that write requests of a deactivated person get 403. GET requests may still succeed for 30 seconds
 * (decision 20).
 */
async function assertCannotWrite(person: Person): Promise<void> {
  expect((await person.tries(calls.updateProfile, { body: { display_name: 'Nobody' } })).status).toBe(403);
}

const seed = chooseSeed();
const commandSequenceCount = chooseRunCount({ quick: 4, full: 100 });
let commandCount = 0;

test(`after each of several actions, the server has the state that the model predicts (SEED=${seed})`, async () => {
  const personIds = server.people.map(({ id }) => id);
  const command = createActionDraftArbitrary(9).map((draft) => new RaceCommand(draft));
  await fc.assert(
    fc.asyncProperty(fc.commands([command], { maxCommands: 40, size: 'max' }), async (drawnCommands) => {
      const model: RaceCommandModel = { state: createInitialState(personIds), commands: 0 };
      await server.install(model.state);
      await fc.asyncModelRun(() => ({ model, real: server }), drawnCommands);
      commandCount += model.commands;
      await assertInvariants(server.app);
      for (const person of server.people) {
        if (model.state.people[person.id]?.isActive !== true) await assertCannotWrite(person);
        expect(await fetchPersonView(person, model.state)).toEqual(createExpectedView(model.state, person.id));
      }
    }),
    { seed, numRuns: commandSequenceCount, verbose: 1 },
  );
  expect(commandCount).toBeGreaterThan(commandSequenceCount);
});
