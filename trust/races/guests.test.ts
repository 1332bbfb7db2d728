import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../server/test/app.ts';
import { type Browser, createTestBrowser } from '../../server/test/browser.ts';
import { findBrokenInvariants } from '../../server/test/invariants.ts';
import { openAllConnections } from '../../server/test/race.ts';
import { createTestData, itemIds, listIds, type TestData } from '../../server/test/world.ts';
import { chooseRunCount } from '../tier.ts';

const claimRaceCount = chooseRunCount({ quick: 30, full: 1_000 });

let app: TestApp;
let world: TestData;
let guests: Browser[];

beforeAll(async () => {
  app = await startApp();
  world = await createTestData(app);
  // Three existing guests. In addition, an anonymous visitor becomes a new guest in every contest.
  guests = [createTestBrowser(app), createTestBrowser(app), createTestBrowser(app)];
  for (const guest of guests) {
    await claimByShareLink(guest, itemIds.free);
    await claimByShareLink(guest, itemIds.free, false);
  }
  await openAllConnections(app);
});
afterAll(() => app.close());

const claimByShareLink = async (guest: Pick<Browser, 'tries'>, itemId: number, purchased = true): Promise<number> => {
  const { token } = world.tokens.links.public;
  const body = { purchased, name: 'Guest' };
  return (await guest.tries(calls.purchaseShared, { params: { token, itemId }, body })).status;
};

const claimAsFriend = async (name: 'friend' | 'sharee'): Promise<number> =>
  (await world.people[name].tries(calls.purchase, { params: { id: itemIds.free }, body: { purchased: true } })).status;

test(`exactly one of the simultaneous claims of guests and friends succeeds (${claimRaceCount} times)`, async () => {
  const winners: Record<string, number> = {};
  const guestCount = async (): Promise<number> => (await app.db.pool.query('select from guests')).rowCount ?? 0;
  const before = await guestCount();
  let newGuests = 0;
  for (let contestNumber = 0; contestNumber < claimRaceCount; contestNumber += 1) {
    await app.db.pool.query('delete from claims where item_id = $1', [itemIds.free]);
    const claims: Record<string, () => Promise<number>> = {
      'first guest': () => claimByShareLink(guests[0] ?? world.callers.guest, itemIds.free),
      'second guest': () => claimByShareLink(guests[1] ?? world.callers.guest, itemIds.free),
      'third guest': () => claimByShareLink(guests[2] ?? world.callers.guest, itemIds.free),
      'new guest': () => claimByShareLink(world.callers.anonymous, itemIds.free),
      'stranger with an account': () => claimByShareLink(world.people.stranger, itemIds.free),
      'friend through a link': () => claimByShareLink(world.people.asked, itemIds.free),
      friend: () => claimAsFriend('friend'),
      'another friend': () => claimAsFriend('sharee'),
    };
    // Shuffles the requests, so that each contest sends them in another order.
    const names = Object.keys(claims);
    const shuffledNames = names.map((_, at) => names[(at + contestNumber) % names.length] ?? '');
    const statuses = await Promise.all(shuffledNames.map(async (name) => (await claims[name]?.()) ?? 0));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...names.slice(1).map(() => 409)]);
    const winner = shuffledNames[statuses.indexOf(200)] ?? '';
    winners[winner] = (winners[winner] ?? 0) + 1;
    if (winner === 'new guest') newGuests += 1;
  }
  expect(Object.keys(winners).length, 'different people win').toBeGreaterThan(1);
  expect(await guestCount(), 'a guest who loses is not stored').toBe(before + newGuests);
  expect(await findBrokenInvariants(app)).toEqual([]);
  const ownersView = await world.people.owner.does(calls.getWishlist, { params: { id: listIds.public } });
  expect(ownersView.items.map(({ purchased }) => purchased)).not.toContain(true);
});
