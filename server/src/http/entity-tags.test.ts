import { calls, type Call } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { digestUserData } from '../../test/contents.ts';
import { createItemFormData } from '../../test/items.ts';
import type { Reply, RequestInput } from '../../test/person.ts';
import { createTestData, itemIds, listIds, type TestData } from '../../test/world.ts';

let app: TestApp;
let world: TestData;

beforeAll(async () => {
  app = await startApp();
  world = await createTestData(app);
});
afterAll(() => app.close());
beforeEach(() => world.reset());

const publicListParams = { params: { id: listIds.public } };
const createEditRequest = (): RequestInput => ({
  ...publicListParams,
  form: createItemFormData({ id: String(itemIds.free), name: 'Cup' }),
});

const changes: [what: string, call: Call, sent: () => RequestInput][] = [
  ['a change of a list', calls.updateWishlist, () => ({ ...publicListParams, body: { title: 'Spring' } })],
  ['a change of an item', calls.updateItem, createEditRequest],
  ['a change of a profile', calls.updateProfile, () => ({ body: { display_name: 'Olga B.' } })],
];
const deletions: typeof changes = [
  ['the deletion of a list', calls.deleteWishlist, () => publicListParams],
  ['the deletion of an item', calls.deleteItem, () => ({ params: { id: listIds.public, itemId: itemIds.free } })],
];

const sendWithIfMatch = (call: Call, sent: RequestInput, tag: string): Promise<Reply> =>
  world.people.owner.tries(call, { ...sent, headers: { 'if-match': tag } });

describe.each([...changes, ...deletions])('%s', (_what, call, sent) => {
  it.each(['"1"', '*', '"0", "1"', ' "1" ', '"1.20000"'])(
    'succeeds when If-Match is %s and the current version is 1',
    async (tag) => {
      expect((await sendWithIfMatch(call, sent(), tag)).status).toBeLessThan(300);
    },
  );

  it.each(['"2"', '"0"', '"2.1"', 'W/"1"', '1', '""', 'nonsense', '"1', '"1."', '"1. "'])(
    'gets 412 and changes nothing when If-Match is %s and the current version is 1',
    async (tag) => {
      const before = await digestUserData(app);
      const reply = await sendWithIfMatch(call, sent(), tag);
      expect(reply).toMatchObject({
        status: 412,
        text: 'This was changed elsewhere in the meantime. Load it again and repeat your change',
      });
      expect(await digestUserData(app)).toBe(before);
    },
  );
});

describe.each(changes)('the entity tag in the response to %s', (_what, call, sent) => {
  it('is the new version, and is valid in If-Match for exactly one further change', async () => {
    const first = await sendWithIfMatch(call, sent(), '"1"');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toBe('"2"');
    expect((await sendWithIfMatch(call, sent(), tag)).status).toBe(200);
    expect((await sendWithIfMatch(call, sent(), tag)).status).toBe(412);
  });

  it('is not required: a second change without If-Match overwrites the first', async () => {
    const { owner } = world.people;
    expect((await owner.tries(call, sent())).status).toBe(200);
    expect((await owner.tries(call, sent())).status).toBe(200);
  });
});

/**
 * Returns the version that the entity tag of a wishlist contains. The tag also contains the day until which
 * its image URLs are valid.
 */
const findWishlistVersion = async (id: number): Promise<string | undefined> => {
  const { headers } = await world.people.owner.tries(calls.getWishlist, { params: { id } });
  return /^"(\d+)\.\d+"$/.exec(headers.get('etag') ?? '')?.[1];
};

describe('the version in the entity tag of a list', () => {
  it('increases with each change of its items, and on both lists when an item moves', async () => {
    const { owner } = world.people;
    await owner.does(calls.addItem, { ...publicListParams, form: createItemFormData({ name: 'Sled' }) });
    expect(await findWishlistVersion(listIds.public)).toBe('2');
    const fields = { id: String(itemIds.free), name: 'Mug', new_wishlist_id: String(listIds.second) };
    await owner.does(calls.updateItem, { ...publicListParams, form: createItemFormData(fields) });
    expect([await findWishlistVersion(listIds.public), await findWishlistVersion(listIds.second)]).toEqual(['3', '2']);
    await owner.does(calls.deleteItem, { params: { id: listIds.second, itemId: itemIds.free } });
    expect(await findWishlistVersion(listIds.second)).toBe('3');
  });

  it('increases when a friendship with a friend who could see the private list ends', async () => {
    const { owner, sharee } = world.people;
    await sharee.does(calls.revokeFriend, { query: { friend_id: owner.id } });
    expect([await findWishlistVersion(listIds.private), await findWishlistVersion(listIds.public)]).toEqual(['2', '1']);
  });

  it('does not increase when a friend claims an item', async () => {
    const { friend } = world.people;
    await friend.does(calls.purchase, { params: { id: itemIds.free }, body: { purchased: true } });
    expect(await findWishlistVersion(listIds.public)).toBe('1');
  });
});
