import { calls } from '@wishwell/contract/calls.ts';
import { itemTextNames } from '@wishwell/contract/fields.ts';
import { describe, expect, it } from 'vitest';
import { startAppForTest, type TestApp } from './app.ts';
import { atOnce, openConnections } from './contest.ts';
import { befriend } from './friendship.ts';
import { addItem, itemForm } from './items.ts';
import { type Person, type Reply, signedIn } from './person.ts';

const refusal = {
  list: 'There is no room for that much text on this list. Please shorten a description, or use another list',
  wishlists: 'There is no room for that much text in your wishlists. Please shorten or delete a description',
};

const createList = (ana: Person, title = 'List') => ana.does(calls.createWishlist, { body: { title } });

/** A private list, shared with these people. */
const shared = (...people: Person[]) => ({
  title: 'List',
  is_public: false,
  shared_with_ids: people.map(({ id }) => id),
});

const adds = (ana: Person, id: number, fields: Readonly<Record<string, string>>): Promise<Reply> =>
  ana.tries(calls.addItem, { params: { id }, form: itemForm({ name: 'Mug', ...fields }) });

const changes = (ana: Person, id: number, item: number, fields: Readonly<Record<string, string>>): Promise<Reply> =>
  ana.tries(calls.updateItem, { params: { id }, form: itemForm({ id: String(item), name: 'Mug', ...fields }) });

const textOf = async ({ db }: TestApp, table: 'items' | 'wishlists'): Promise<number> => {
  const texts = table === 'items' ? ['name', ...itemTextNames] : ['title', 'description'];
  const bytes = texts.map((column) => `octet_length(${column})`).join(' + ');
  const { rows } = await db.pool.query<{ bytes: number }>(`select sum(${bytes}) as bytes from ${table}`);
  return rows[0]?.bytes ?? 0;
};

describe('the text of one list is a quota of bytes', () => {
  it('one byte below and at the limit fit, one above does not', async () => {
    const app = await startAppForTest({ LIMIT_TEXT_PER_LIST: '100' });
    const ana = await signedIn(app, 'Ana');
    for (const [bytes, status] of [
      [99, 201],
      [100, 201],
      [101, 409],
    ] as const) {
      const { id } = await createList(ana);
      expect(await adds(ana, id, { description: 'x'.repeat(bytes - 3) })).toMatchObject({ status });
    }
  });

  it('name, description and address count in bytes, and the refusal says what to do', async () => {
    const app = await startAppForTest({ LIMIT_TEXT_PER_LIST: '40' });
    const ana = await signedIn(app, 'Ana');
    const { id } = await createList(ana);
    // 3 + 2 × 4 + 21 = 32 bytes.
    await addItem(ana, id, 'Mug', { description: '🎁🎁', url: 'https://shop.example/' });
    expect(await adds(ana, id, { description: '🎁🎁' })).toMatchObject({ status: 409, text: refusal.list });
    expect(await adds(ana, id, { description: 'hello' })).toMatchObject({ status: 201 });
    const german = { params: { id }, form: itemForm({ name: 'X' }), headers: { 'accept-language': 'de' } };
    expect((await ana.tries(calls.addItem, german)).text).toContain('Bitte');
  });

  it('a full list is changed as long as it does not grow', async () => {
    const app = await startAppForTest({ LIMIT_TEXT_PER_LIST: '20' });
    const ana = await signedIn(app, 'Ana');
    const { id } = await createList(ana);
    const mug = await addItem(ana, id, 'Mug', { description: 'x'.repeat(17) });
    expect(await changes(ana, id, mug.id, { description: 'y'.repeat(18) })).toMatchObject({ status: 409 });
    expect(await changes(ana, id, mug.id, { description: 'y'.repeat(17) })).toMatchObject({ status: 200 });
    expect(await changes(ana, id, mug.id, { price: '5' })).toMatchObject({ status: 200 });
    expect(await changes(ana, id, mug.id, { name: 'Cup', description: '' })).toMatchObject({ status: 200 });
    expect(await changes(ana, id, mug.id, { description: 'y'.repeat(17) })).toMatchObject({ status: 200 });
  });

  it('an item is not moved to a list without room for its text, and the other way it is', async () => {
    const app = await startAppForTest({ LIMIT_TEXT_PER_LIST: '20' });
    const ana = await signedIn(app, 'Ana');
    const [full, other] = [await createList(ana), await createList(ana)];
    const mug = await addItem(ana, full.id, 'Mug', { description: 'x'.repeat(17) });
    const lamp = await addItem(ana, other.id, 'Mug');
    const toFull = { new_wishlist_id: String(full.id) };
    expect(await changes(ana, other.id, lamp.id, toFull)).toMatchObject({ status: 409, text: refusal.list });
    // What it would be after the change counts.
    expect(await changes(ana, full.id, mug.id, { new_wishlist_id: String(other.id) })).toMatchObject({ status: 409 });
    const shortened = { new_wishlist_id: String(other.id), description: 'x'.repeat(14) };
    expect(await changes(ana, full.id, mug.id, shortened)).toMatchObject({ status: 200 });
    expect(await changes(ana, other.id, lamp.id, toFull)).toMatchObject({ status: 200 });
  });

  it('of several items sent at once, as many are added as fit', async () => {
    const app = await startAppForTest({ LIMIT_TEXT_PER_LIST: '100' });
    const ana = await signedIn(app, 'Ana');
    const { id } = await createList(ana);
    const source = await createList(ana);
    const moving = await addItem(ana, source.id, 'Mug', { description: 'x'.repeat(27) });
    const growing = await addItem(ana, id, 'Mug', { description: 'x'.repeat(7) });
    await openConnections(app);
    const description = 'x'.repeat(27);
    const statuses = await atOnce([
      ...Array.from({ length: 5 }, () => () => adds(ana, id, { description })),
      () => changes(ana, source.id, moving.id, { new_wishlist_id: String(id) }),
      () => changes(ana, id, growing.id, { description: 'x'.repeat(37) }),
    ]);
    expect(statuses.filter((status) => status < 300)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4);
    const { items } = await ana.does(calls.getWishlist, { params: { id } });
    expect(items.reduce((bytes, item) => bytes + item.name.length + item.description.length, 0)).toBeLessThanOrEqual(
      100,
    );
  });
});

describe('the text of a person’s lists is a quota of bytes', () => {
  it('one byte below and at the limit fit, one above does not', async () => {
    const app = await startAppForTest({ LIMIT_TEXT_OF_WISHLISTS: '100' });
    for (const [bytes, status] of [
      [99, 201],
      [100, 201],
      [101, 409],
    ] as const) {
      const ana = await signedIn(app, 'Ana');
      const body = { title: 'List', description: 'x'.repeat(bytes - 4) };
      expect(await ana.tries(calls.createWishlist, { body })).toMatchObject({ status });
    }
  });

  it('all of them together count, in bytes; the refusal says what to do, and shorter texts are always taken', async () => {
    const app = await startAppForTest({ LIMIT_TEXT_OF_WISHLISTS: '20' });
    const [ana, ben] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben')];
    const { id } = await ana.does(calls.createWishlist, { body: { title: 'List', description: '🎁🎁' } });
    const second = await createList(ana, 'Another');
    await createList(ben, 'x'.repeat(20));
    const full = { status: 409, text: refusal.wishlists };
    expect(await ana.tries(calls.createWishlist, { body: { title: 'xx' } })).toMatchObject(full);
    const change = (body: Record<string, unknown>, of = id) =>
      ana.tries(calls.updateWishlist, { params: { id: of }, body });
    expect(await change({ title: 'Lists' })).toMatchObject({ status: 200 });
    expect(await change({ title: 'Lists!' })).toMatchObject(full);
    expect(await change({ title: 'Lists', is_public: false })).toMatchObject({ status: 200 });
    expect(await change({ title: 'Lists', description: 'x'.repeat(8) })).toMatchObject({ status: 200 });
    expect(await change({ title: 'L', description: '' })).toMatchObject({ status: 200 });
    expect(await change({ title: 'x'.repeat(19) }, second.id)).toMatchObject({ status: 200 });
  });

  it('of several lists sent at once, as many are created or grow as fit', async () => {
    const app = await startAppForTest({ LIMIT_TEXT_OF_WISHLISTS: '100' });
    const ana = await signedIn(app, 'Ana');
    const { id } = await createList(ana, 'x'.repeat(10));
    await openConnections(app);
    const title = 'x'.repeat(30);
    const statuses = await atOnce([
      ...Array.from({ length: 5 }, () => () => ana.tries(calls.createWishlist, { body: { title } })),
      () => ana.tries(calls.updateWishlist, { params: { id }, body: { title: 'x'.repeat(40) } }),
    ]);
    expect(statuses.filter((status) => status < 300)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    expect(await textOf(app, 'wishlists')).toBe(100);
  });
});

it('a person’s lists are shared only so often in all, and never more often than before beyond that', async () => {
  const app = await startAppForTest({ LIMIT_SHARES_PER_USER: '3' });
  const [ana, ben, cleo] = [await signedIn(app, 'Ana'), await signedIn(app, 'Ben'), await signedIn(app, 'Cleo')];
  await befriend(ana, ben);
  await befriend(ana, cleo);
  const creates = (...people: Person[]) => ana.tries(calls.createWishlist, { body: shared(...people) });
  const { id } = await ana.does(calls.createWishlist, { body: shared(ben, cleo) });
  expect(await creates(ben, cleo)).toMatchObject({
    status: 409,
    text: 'Your wishlists would be shared more than 3 times in all. Please share this one with fewer people',
  });
  const other = await ana.does(calls.createWishlist, { body: shared(ben, ben) });
  const change = (of: number, ...people: Person[]) =>
    ana.tries(calls.updateWishlist, { params: { id: of }, body: shared(...people) });
  expect(await creates()).toMatchObject({ status: 201 });
  expect(await change(other.id, ben, cleo)).toMatchObject({ status: 409 });
  expect(await change(other.id, cleo)).toMatchObject({ status: 200 });
  expect(await change(id, cleo, ben)).toMatchObject({ status: 200 });
  expect(await change(id, ben)).toMatchObject({ status: 200 });
  expect(await change(other.id, ben, cleo)).toMatchObject({ status: 200 });
});

it('what is stored above a lowered quota stays readable, and is changed as long as it does not grow', async () => {
  const app = await startAppForTest({ LIMIT_TEXT_PER_LIST: '50', LIMIT_TEXT_OF_WISHLISTS: '50' });
  const ana = await signedIn(app, 'Ana');
  const { id } = await createList(ana, 'List');
  const [mug, lamp] = [await addItem(ana, id, 'Mug'), await addItem(ana, id, 'Lamp')];
  await app.db.pool.query(
    `update items set description = repeat('x', 60); update wishlists set description = repeat('x', 60)`,
  );

  const { description, items } = await ana.does(calls.getWishlist, { params: { id } });
  expect([description, ...items.map((item) => item.description)].map((text) => text.length)).toEqual([60, 60, 60]);
  expect(await adds(ana, id, {})).toMatchObject({ status: 409 });
  expect(await changes(ana, id, mug.id, { description: 'x'.repeat(61) })).toMatchObject({ status: 409 });
  expect(await changes(ana, id, mug.id, { description: 'x'.repeat(59) })).toMatchObject({ status: 200 });
  expect(await ana.tries(calls.deleteItem, { params: { id, itemId: lamp.id } })).toMatchObject({ status: 204 });
  const change = (body: Record<string, unknown>) => ana.tries(calls.updateWishlist, { params: { id }, body });
  expect(await change({ title: 'Lists' })).toMatchObject({ status: 409 });
  expect(await change({ title: 'Note', description: 'x'.repeat(59) })).toMatchObject({ status: 200 });
});
