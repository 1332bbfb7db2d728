import { calls } from '@wishwell/contract/calls.ts';
import { maxGiftBudgets } from '@wishwell/contract/limits.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { befriend } from '../../test/friendship.ts';
import { type Person, signUpPerson } from '../../test/person.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let cem: Person;

beforeAll(async () => {
  app = await startApp();
  [ana, ben, cem] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben'), await signUpPerson(app, 'Cem')];
  await befriend(ana, ben);
});
afterAll(() => app.close());

const setBudget = (body: Record<string, unknown>) =>
  ben.tries(calls.setGiftBudget, { body: { currency: 'EUR', ...body } });
const listBudgets = async () =>
  (await ben.does(calls.listGiftBudgets)).map(({ for_user_id: id, for_name: name, amount, currency }) => [
    id ?? name,
    amount,
    currency,
  ]);

it('a giver has one budget per person, which is visible only to the giver', async () => {
  expect((await setBudget({ for_user_id: ana.id, amount: 50 })).status).toBe(204);
  expect((await setBudget({ for_name: 'Grandma', amount: '80.50' })).status).toBe(204);
  expect((await setBudget({ for_user_id: ana.id, amount: 4000, currency: 'JPY' })).status).toBe(204);
  expect(await listBudgets()).toEqual([
    [ana.id, 4000, 'JPY'],
    ['Grandma', 80.5, 'EUR'],
  ]);
  expect(await ana.does(calls.listGiftBudgets)).toEqual([]);
  expect((await setBudget({ for_name: 'Grandma', amount: 0 })).status).toBe(204);
  expect(await listBudgets()).toEqual([[ana.id, 4000, 'JPY']]);
});

it('a budget gets 400 for a stranger, for no or two recipients, or with too many decimals in its amount', async () => {
  expect((await setBudget({ amount: 5 })).status).toBe(400);
  expect((await setBudget({ for_user_id: ana.id, for_name: 'Ana', amount: 5 })).status).toBe(400);
  expect((await setBudget({ for_user_id: ana.id, amount: 0.5, currency: 'JPY' })).status).toBe(400);
  expect(await setBudget({ for_user_id: cem.id, amount: 5 })).toMatchObject({
    status: 400,
    text: expect.stringContaining('must be one of your friends'),
  });
  await befriend(ben, cem);
  await ben.does(calls.createGift, { body: { name: 'Kite', for_user_id: cem.id } });
  await ben.does(calls.revokeFriend, { query: { friend_id: cem.id } });
  expect((await setBudget({ for_user_id: cem.id, amount: 5 })).status).toBe(204);
});

it('a giver with the maximum number of budgets gets 409 for a new budget, but can change an existing one', async () => {
  await app.db.pool.query('delete from gift_budgets');
  await app.db.pool.query(
    `insert into gift_budgets (giver_id, for_name, amount, currency)
     select $1, 'Name ' || n, 5, 'EUR' from generate_series(1, $2) n`,
    [ben.id, maxGiftBudgets],
  );
  expect((await setBudget({ for_name: 'One more', amount: 5 })).status).toBe(409);
  expect((await setBudget({ for_name: 'Name 1', amount: 6 })).status).toBe(204);
  expect(await listBudgets()).toHaveLength(maxGiftBudgets);
});
