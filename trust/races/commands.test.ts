import { calls } from '@wishwell/contract/calls.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { assertInvariants } from '../../server/test/invariants.ts';
import type { Person } from '../../server/test/person.ts';
import { keepFigures } from '../figures.ts';
import { chooseSeed } from '../seed.ts';
import { hour, howMany } from '../tier.ts';
import { beginning, drafts } from './actions.ts';
import { Command, type Model } from './command.ts';
import { openPlace, type Place } from './place.ts';
import { viewOf, viewsSeen } from './views.ts';

vi.setConfig({ testTimeout: hour, hookTimeout: hour });

let place: Place;

beforeAll(async () => {
  place = await openPlace();
});
afterAll(() => place.close());

/** Refused at once, unlike reading: that may go on for half a minute, until a change is tried (decision 20). */
async function assertChangesNothing(person: Person): Promise<void> {
  expect((await person.tries(calls.updateProfile, { body: { display_name: 'Nobody' } })).status).toBe(403);
}

const seed = chooseSeed();
const runs = howMany({ quick: 12, full: 1_000 });
let commands = 0;

test(`one after the other, actions do what a small model says (SEED=${seed})`, async () => {
  const ids = place.people.map(({ id }) => id);
  const command = drafts(9).map((draft) => new Command(draft));
  await fc.assert(
    fc.asyncProperty(fc.commands([command], { maxCommands: 40, size: 'max' }), async (drafted) => {
      const model: Model = { state: beginning(ids), commands: 0 };
      await place.install(model.state);
      await fc.asyncModelRun(() => ({ model, real: place }), drafted);
      commands += model.commands;
      await assertInvariants(place.app);
      for (const person of place.people) {
        if (model.state.people[person.id]?.isActive !== true) await assertChangesNothing(person);
        expect(await viewsSeen(person, model.state)).toEqual(viewOf(model.state, person.id));
      }
    }),
    { seed, numRuns: runs, verbose: 1 },
  );
  expect(commands).toBeGreaterThan(runs);
  await keepFigures({
    suite: 'races, one after the other',
    counts: { runs, commands, 'differing from the model': 0 },
    seed,
  });
});
