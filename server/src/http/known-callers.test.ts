import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startAppForTest, type TestApp } from '../../test/app.ts';
import { operatorOf } from '../../test/operator.ts';
import { renewBearer, signedIn } from '../../test/person.ts';
import { noteStatements } from '../../test/statements-run.ts';

/** Lets the process believe that so many milliseconds have passed. */
function pass(milliseconds: number): void {
  const began = performance.now();
  const now = vi.spyOn(performance, 'now').mockImplementation(() => began + milliseconds);
  onTestFinished(() => now.mockRestore());
}

const lookUp = 'users.findByUid';

async function start(): Promise<TestApp & { operator: ReturnType<typeof operatorOf> }> {
  const app = await startAppForTest();
  return { ...app, operator: operatorOf(app) };
}

test('who reads is looked up once in half a minute, who changes something every time', async () => {
  const app = await start();
  const ana = await signedIn(app, 'Ana');
  const notes = noteStatements(app);
  const reads = async (): Promise<boolean> =>
    (await notes.during(() => ana.does(calls.listWishlists))).statements.includes(lookUp);
  const changes = async (): Promise<boolean> =>
    (await notes.during(() => ana.does(calls.createWishlist, { body: { title: 'Winter' } }))).statements.includes(
      lookUp,
    );
  expect([await reads(), await reads(), await changes(), await changes(), await reads()]).toEqual([
    true,
    false,
    true,
    true,
    false,
  ]);
  pass(31_000);
  expect([await reads(), await reads()]).toEqual([true, false]);
});

test('who is deactivated changes nothing from then on, and reads nothing as soon as the process has heard of it', async () => {
  const app = await start();
  const ana = await signedIn(app, 'Ana');
  await ana.does(calls.listWishlists);
  await app.operator('deactivate', ana.email);
  await expect.poll(async () => (await ana.tries(calls.listWishlists)).status).toBe(403);
  await app.operator('activate', ana.email);
  expect((await ana.tries(calls.listWishlists)).status).toBe(401);
});

test('who was refused a change is remembered no longer', async () => {
  const app = await start();
  const ana = await signedIn(app, 'Ana');
  await ana.does(calls.listWishlists);
  await app.operator('deactivate', ana.email);
  expect((await ana.tries(calls.createWishlist, { body: { title: 'Winter' } })).status).toBe(403);
  expect((await ana.tries(calls.listWishlists)).status).toBe(403);
});

test('who is no superuser any more is refused at the next call', async () => {
  const app = await start();
  const ana = await signedIn(app, 'Ana');
  await app.operator('promote', ana.email);
  await renewBearer(app, ana);
  await ana.does(calls.listUsers);
  await ana.does(calls.listWishlists);
  await app.operator('demote', ana.email);
  expect((await ana.tries(calls.listUsers)).status).toBe(401);
  await renewBearer(app, ana);
  expect((await ana.tries(calls.listUsers)).status).toBe(403);
});
