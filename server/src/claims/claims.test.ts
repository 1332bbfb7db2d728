import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { createTestData, itemIds, type TestData } from '../../test/world.ts';

let app: TestApp;
let world: TestData;

beforeAll(async () => {
  app = await startApp();
  world = await createTestData(app);
});
afterAll(() => app.close());
beforeEach(() => world.reset());

const setItemPurchased = (giver: 'sharee' | 'friend', id: number, purchased: boolean) =>
  world.people[giver].tries(calls.purchase, { params: { id }, body: { purchased } });

describe('a claim', () => {
  it('can be made and released by a friend; a repetition of each request changes nothing', async () => {
    const { friend } = world.people;
    const won = await setItemPurchased('friend', itemIds.free, true);
    expect(won).toMatchObject({
      status: 200,
      body: { id: itemIds.free, is_available: true, purchased: true, purchased_by: friend.id },
    });
    expect((await setItemPurchased('friend', itemIds.free, true)).text).toBe(won.text);
    const undone = await setItemPurchased('friend', itemIds.free, false);
    expect(undone).toMatchObject({ status: 200, body: { id: itemIds.free, purchased: false, purchased_by: null } });
    expect((await setItemPurchased('friend', itemIds.free, false)).text).toBe(undone.text);
  });

  it('on an item that another person claimed gets 409, and its release gets 403', async () => {
    expect(await setItemPurchased('friend', itemIds.taken, true)).toMatchObject({
      status: 409,
      text: 'Somebody else is getting this already',
    });
    expect(await setItemPurchased('friend', itemIds.taken, false)).toMatchObject({
      status: 403,
      text: 'Only the person who claimed this can undo it',
    });
  });

  it('on an unavailable item gets 409; an earlier claim stays and can be released', async () => {
    expect(await setItemPurchased('friend', itemIds.switchedOff, true)).toMatchObject({
      status: 409,
      text: 'The owner has marked this as not available',
    });
    await app.db.pool.query('update items set is_available = false where id = $1', [itemIds.taken]);
    expect(await setItemPurchased('sharee', itemIds.taken, true)).toMatchObject({ status: 200 });
    expect(await setItemPurchased('friend', itemIds.taken, true)).toMatchObject({
      status: 409,
      text: 'Somebody else is getting this already',
    });
    expect(await setItemPurchased('sharee', itemIds.taken, false)).toMatchObject({
      status: 200,
      body: { is_available: false },
    });
  });
});
