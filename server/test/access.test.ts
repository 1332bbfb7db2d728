import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestOf } from './access-requests.ts';
import { readRules } from './access-rules.ts';
import { startApp, type TestApp } from './app.ts';
import { appearance } from './appearance.ts';
import { contentsOf } from './contents.ts';
import { actors, createWorld, nowhere, type World } from './world.ts';

const rules = readRules();

let app: TestApp;
let world: World;
/** A digest of what is stored before every call. */
let contents: string;
/** How a record that does not exist is answered, in both forms of an error. */
let missing: { sentence: object; errorObject: object };

beforeAll(async () => {
  app = await startApp();
  world = await createWorld(app);
  await world.reset();
  contents = await contentsOf(app);
  const { owner } = world.people;
  missing = {
    sentence: appearance(await owner.tries(calls.getWishlist, { params: { id: nowhere } })),
    errorObject: appearance(await owner.tries(calls.acceptFriend, { query: { friend_id: nowhere } })),
  };
});
afterAll(() => app.close());

it('names every call of the contract', () => {
  expect([...new Set(rules.map(({ name }) => name))].toSorted()).toEqual(Object.keys(calls).toSorted());
});

it.each(rules)('$name on $on is answered to each as the table says', async (rule) => {
  const answered: Record<string, number> = {};
  for (const actor of actors) {
    await world.reset();
    const reply = await world.callers[actor].tries(rule.call, requestOf(rule, world, actor));
    answered[actor] = reply.status;
    if (reply.status < 300) continue;
    expect(await contentsOf(app), `${actor} was refused and wrote nothing`).toBe(contents);
    if (reply.status !== 404) continue;
    const form = rule.call.errorObject ? 'errorObject' : 'sentence';
    expect(appearance(reply), `hidden from ${actor} and missing look the same`).toEqual(missing[form]);
  }
  expect(answered).toEqual(rule.expected);
});
