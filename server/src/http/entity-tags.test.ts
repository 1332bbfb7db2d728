import { calls, type Call } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { contentsOf } from '../../test/contents.ts';
import { itemForm } from '../../test/items.ts';
import type { Reply, Sent } from '../../test/person.ts';
import { createWorld, items, lists, type World } from '../../test/world.ts';

let app: TestApp;
let world: World;

beforeAll(async () => {
  app = await startApp();
  world = await createWorld(app);
});
afterAll(() => app.close());
beforeEach(() => world.reset());

const onPublic = { params: { id: lists.public } };
const edit = (): Sent => ({ ...onPublic, form: itemForm({ id: String(items.free), name: 'Cup' }) });

const changes: [what: string, call: Call, sent: () => Sent][] = [
  ['a list', calls.updateWishlist, () => ({ ...onPublic, body: { title: 'Spring' } })],
  ['an item', calls.updateItem, edit],
  ['a profile', calls.updateProfile, () => ({ body: { display_name: 'Olga B.' } })],
];
const deletions: typeof changes = [
  ['a list that is deleted', calls.deleteWishlist, () => onPublic],
  ['an item that is deleted', calls.deleteItem, () => ({ params: { id: lists.public, itemId: items.free } })],
];

const tries = (call: Call, sent: Sent, tag: string): Promise<Reply> =>
  world.people.owner.tries(call, { ...sent, headers: { 'if-match': tag } });

describe.each([...changes, ...deletions])('%s', (_what, call, sent) => {
  it.each(['"1"', '*', '"0", "1"', ' "1" ', '"1.20000"'])(
    'is taken when If-Match is %s and it was not changed',
    async (tag) => {
      expect((await tries(call, sent(), tag)).status).toBeLessThan(300);
    },
  );

  it.each(['"2"', '"0"', '"2.1"', 'W/"1"', '1', '""', 'nonsense', '"1', '"1."', '"1. "'])(
    'is refused when If-Match is %s',
    async (tag) => {
      const before = await contentsOf(app);
      const reply = await tries(call, sent(), tag);
      expect(reply).toMatchObject({
        status: 412,
        text: 'This was changed elsewhere in the meantime. Load it again and repeat your change',
      });
      expect(await contentsOf(app)).toBe(before);
    },
  );
});

describe.each(changes)('the tag of %s', (_what, call, sent) => {
  it('comes with every change and lets the next one in, once', async () => {
    const first = await tries(call, sent(), '"1"');
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toBe('"2"');
    expect((await tries(call, sent(), tag)).status).toBe(200);
    expect((await tries(call, sent(), tag)).status).toBe(412);
  });

  it('is not needed: without it the last writer wins', async () => {
    const { owner } = world.people;
    expect((await owner.tries(call, sent())).status).toBe(200);
    expect((await owner.tries(call, sent())).status).toBe(200);
  });
});

/** The version in a list's tag: what stands before the day of its addresses. */
const versionOf = async (id: number): Promise<string | undefined> => {
  const { headers } = await world.people.owner.tries(calls.getWishlist, { params: { id } });
  return /^"(\d+)\.\d+"$/.exec(headers.get('etag') ?? '')?.[1];
};

describe('the tag of a list', () => {
  it('counts what happens to its items, on both lists of a move', async () => {
    const { owner } = world.people;
    await owner.does(calls.addItem, { ...onPublic, form: itemForm({ name: 'Sled' }) });
    expect(await versionOf(lists.public)).toBe('2');
    const fields = { id: String(items.free), name: 'Mug', new_wishlist_id: String(lists.second) };
    await owner.does(calls.updateItem, { ...onPublic, form: itemForm(fields) });
    expect([await versionOf(lists.public), await versionOf(lists.second)]).toEqual(['3', '2']);
    await owner.does(calls.deleteItem, { params: { id: lists.second, itemId: items.free } });
    expect(await versionOf(lists.second)).toBe('3');
  });

  it('counts that a friend it was shared with is none any more', async () => {
    const { owner, sharee } = world.people;
    await sharee.does(calls.revokeFriend, { query: { friend_id: owner.id } });
    expect([await versionOf(lists.private), await versionOf(lists.public)]).toEqual(['2', '1']);
  });

  it('counts no claim', async () => {
    const { friend } = world.people;
    await friend.does(calls.purchase, { params: { id: items.free }, body: { purchased: true } });
    expect(await versionOf(lists.public)).toBe('1');
  });
});
