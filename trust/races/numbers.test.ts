import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../server/test/app.ts';
import { findBrokenInvariants } from '../../server/test/invariants.ts';
import { createItemFormData } from '../../server/test/items.ts';
import { openAllConnections } from '../../server/test/race.ts';
import { createTestData, itemIds, listIds, type TestData } from '../../server/test/world.ts';
import { chooseRunCount } from '../tier.ts';

const claimRaceCount = chooseRunCount({ quick: 20, full: 1_000 });
const wantedQuantity = 5;

let app: TestApp;
let world: TestData;

beforeAll(async () => {
  app = await startApp();
  world = await createTestData(app);
  await openAllConnections(app);
});
afterAll(() => app.close());

test(`simultaneous claims of one item never exceed the wanted quantity (${claimRaceCount} times)`, async () => {
  const { friend, sharee, stranger, asked } = world.people;
  const { token } = world.tokens.links.public;
  let fullContests = 0;
  for (let contestNumber = 0; contestNumber < claimRaceCount; contestNumber += 1) {
    await app.db.pool.query('delete from claims where item_id = $1', [itemIds.free]);
    await app.db.pool.query('update items set wanted = $2 where id = $1', [itemIds.free, wantedQuantity]);
    const claimAsFriend = (person: typeof friend, quantity: number) => async () =>
      (await person.tries(calls.purchase, { params: { id: itemIds.free }, body: { purchased: true, quantity } }))
        .status;
    const claimByLink = (person: typeof friend, quantity: number) => async () =>
      (
        await person.tries(calls.purchaseShared, {
          params: { token, itemId: itemIds.free },
          body: { purchased: true, quantity },
        })
      ).status;
    const claims: [promised: number, sendClaim: () => Promise<number>][] = [
      [1 + (contestNumber % 3), claimAsFriend(friend, 1 + (contestNumber % 3))],
      [2, claimAsFriend(sharee, 2)],
      [3, claimByLink(stranger, 3)],
      [1, claimByLink(asked, 1)],
    ];
    const shift = contestNumber % claims.length;
    const orderedClaims = [...claims.slice(shift), ...claims.slice(0, shift)];
    const saveItem = async (): Promise<void> => {
      const form = createItemFormData({ id: String(itemIds.free), name: 'Mug', wanted: '5' });
      await world.people.owner.does(calls.updateItem, { params: { id: listIds.public }, form });
    };
    const [statuses] = await Promise.all([
      Promise.all(orderedClaims.map(async ([, sendClaim]) => sendClaim())),
      saveItem(),
    ]);
    const promisedCount = orderedClaims
      .filter((_, at) => statuses[at] === 200)
      .reduce((sum, [promised]) => sum + promised, 0);
    const { rows } = await app.db.pool.query<{ sum: number }>(
      'select coalesce(sum(quantity), 0)::int as sum from claims where item_id = $1',
      [itemIds.free],
    );
    expect(rows[0]?.sum, 'each accepted promise is stored').toBe(promisedCount);
    expect(promisedCount).toBeLessThanOrEqual(wantedQuantity);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    if (promisedCount === wantedQuantity) fullContests += 1;
  }
  expect(fullContests).toBeGreaterThan(0);
  expect(await findBrokenInvariants(app)).toEqual([]);
});
