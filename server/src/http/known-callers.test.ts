import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { createAdminRunner } from '../../test/operator.ts';
import { renewBearer, signUpPerson } from '../../test/person.ts';
import { recordStatements } from '../../test/record-statements.ts';

function advanceClock(milliseconds: number): void {
  const began = performance.now();
  const now = vi.spyOn(performance, 'now').mockImplementation(() => began + milliseconds);
  onTestFinished(() => now.mockRestore());
}

const userQuery = 'users.findUserByUid';

async function startWithOperator(): Promise<TestApp & { operator: ReturnType<typeof createAdminRunner> }> {
  const app = await startAppForTest();
  return { ...app, operator: createAdminRunner(app) };
}

test('the caller’s user record is queried for every change, but only once in 30 seconds for reads', async () => {
  const app = await startWithOperator();
  const ana = await signUpPerson(app, 'Ana');
  const recorder = recordStatements(app);
  const queriesUserOnRead = async (): Promise<boolean> =>
    (await recorder.during(() => ana.does(calls.listWishlists))).statements.includes(userQuery);
  const queriesUserOnChange = async (): Promise<boolean> =>
    (await recorder.during(() => ana.does(calls.createWishlist, { body: { title: 'Winter' } }))).statements.includes(
      userQuery,
    );
  expect([
    await queriesUserOnRead(),
    await queriesUserOnRead(),
    await queriesUserOnChange(),
    await queriesUserOnChange(),
    await queriesUserOnRead(),
  ]).toEqual([true, false, true, true, false]);
  advanceClock(31_000);
  expect([await queriesUserOnRead(), await queriesUserOnRead()]).toEqual([true, false]);
});

test('requests of a deactivated person get 403; after the reactivation, the old token gets 401', async () => {
  const app = await startWithOperator();
  const ana = await signUpPerson(app, 'Ana');
  await ana.does(calls.listWishlists);
  await app.operator('deactivate', ana.email);
  expect((await ana.tries(calls.createWishlist, { body: { title: 'Winter' } })).status).toBe(403);
  expect((await ana.tries(calls.listWishlists)).status).toBe(403);
  await app.operator('activate', ana.email);
  expect((await ana.tries(calls.listWishlists)).status).toBe(401);
});

test('a demoted superuser gets 401 at the next request; with a new token, superuser requests get 403', async () => {
  const app = await startWithOperator();
  const ana = await signUpPerson(app, 'Ana');
  await app.operator('promote', ana.email);
  await renewBearer(app, ana);
  await ana.does(calls.listUsers);
  await ana.does(calls.listWishlists);
  await app.operator('demote', ana.email);
  expect((await ana.tries(calls.listUsers)).status).toBe(401);
  await renewBearer(app, ana);
  expect((await ana.tries(calls.listUsers)).status).toBe(403);
});
