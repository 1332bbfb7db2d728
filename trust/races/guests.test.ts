import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../server/test/app.ts';
import { type Browser, createTestBrowser } from '../../server/test/browser.ts';
import { findBrokenInvariants } from '../../server/test/invariants.ts';
import { createItemFormData } from '../../server/test/items.ts';
import type { Caller } from '../../server/test/person.ts';
import { openAllConnections } from '../../server/test/race.ts';
import { createTestData, itemIds, listIds, type TestData } from '../../server/test/world.ts';
import { chooseRunCount } from '../tier.ts';

const claimRaceCount = chooseRunCount({ quick: 40, full: 2_000 });

let app: TestApp;
let world: TestData;
let guest: Browser;
let otherGuest: Browser;

beforeAll(async () => {
  app = await startApp();
  world = await createTestData(app);
  [guest, otherGuest] = [createTestBrowser(app), createTestBrowser(app)];
  for (const one of [guest, otherGuest]) {
    await claimByLink(one, 1);
    await claimByLink(one, 1, false);
  }
  await openAllConnections(app);
});
afterAll(() => app.close());

const claimByLink = async (caller: Pick<Caller, 'tries'>, quantity: number, purchased = true): Promise<number> => {
  const params = { token: world.tokens.links.public.token, itemId: itemIds.free };
  const body = purchased ? { purchased, quantity, name: 'Guest' } : { purchased };
  return (await caller.tries(calls.purchaseShared, { params, body })).status;
};

const claimAsFriend = async (name: 'friend' | 'sharee', quantity: number): Promise<number> => {
  const body = { purchased: true, quantity };
  return (await world.people[name].tries(calls.purchase, { params: { id: itemIds.free }, body })).status;
};

/** Everybody who can claim an item. An anonymous visitor who claims an item becomes a new guest. */
const claimants: readonly [name: string, claim: (quantity: number) => Promise<number>][] = [
  ['guest', (quantity) => claimByLink(guest, quantity)],
  ['another guest', (quantity) => claimByLink(otherGuest, quantity)],
  ['new guest', (quantity) => claimByLink(world.callers.anonymous, quantity)],
  ['stranger with an account', (quantity) => claimByLink(world.people.stranger, quantity)],
  ['friend through a link', (quantity) => claimByLink(world.people.asked, quantity)],
  ['friend', (quantity) => claimAsFriend('friend', quantity)],
  ['another friend', (quantity) => claimAsFriend('sharee', quantity)],
];

const rotate = <T>(all: readonly T[], by: number): T[] => [
  ...all.slice(by % all.length),
  ...all.slice(0, by % all.length),
];

const countGuests = async (): Promise<number> => (await app.db.pool.query('select from guests')).rowCount ?? 0;

test(`simultaneous claims of guests and friends never exceed the wanted quantity (${claimRaceCount} times)`, async () => {
  const winners: string[] = [];
  const fullContests = { 1: 0, 5: 0 };
  const before = await countGuests();
  for (let runNumber = 0; runNumber < claimRaceCount; runNumber += 1) {
    const wanted = runNumber % 2 === 0 ? 1 : 5;
    await app.db.pool.query('delete from claims where item_id = $1', [itemIds.free]);
    await app.db.pool.query('update items set wanted = $2 where id = $1', [itemIds.free, wanted]);
    const claims = rotate(claimants, runNumber).map(([name, claim], at) => {
      const quantity = wanted === 1 ? 1 : 1 + ((at + runNumber) % 3);
      return { name, quantity, claim: () => claim(quantity) };
    });
    const form = createItemFormData({ id: String(itemIds.free), name: 'Mug', wanted: String(wanted) });
    const [statuses] = await Promise.all([
      Promise.all(claims.map(({ claim }) => claim())),
      world.people.owner.does(calls.updateItem, { params: { id: listIds.public }, form }),
    ]);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const successes = claims.filter((_, at) => statuses[at] === 200);
    const promised = successes.reduce((sum, { quantity }) => sum + quantity, 0);
    const storedSql = 'select sum(quantity)::int as sum from claims where item_id = $1';
    const { rows } = await app.db.pool.query(storedSql, [itemIds.free]);
    expect(rows, 'each accepted promise is stored').toEqual([{ sum: promised }]);
    expect(promised).toBeLessThanOrEqual(wanted);
    if (promised === wanted) fullContests[wanted] += 1;
    winners.push(...successes.map(({ name }) => name));
  }
  expect(fullContests[1], 'somebody always gets the only piece').toBe(Math.ceil(claimRaceCount / 2));
  expect(fullContests[5]).toBeGreaterThan(0);
  expect(new Set(winners).size, 'different people win').toBeGreaterThan(1);
  const newGuests = winners.filter((winner) => winner === 'new guest').length;
  expect(await countGuests(), 'a guest who loses is not stored').toBe(before + newGuests);
  expect(await findBrokenInvariants(app)).toEqual([]);
});
