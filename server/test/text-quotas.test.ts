import { calls } from '@wishwell/contract/calls.ts';
import { describe, expect, it } from 'vitest';
import { startAppForTest } from './app.ts';
import { befriend } from './friendship.ts';
import { addItem, createItemFormData } from './items.ts';
import { type Person, type Reply, signUpPerson } from './person.ts';
import { runActionsConcurrently, openAllConnections } from './race.ts';

const refusalMessages = {
  list: 'There is no room for that much text on this list. Please shorten a description, or use another list',
  wishlists: 'There is no room for that much text in your wishlists. Please shorten or delete a description',
};

const createList = (ana: Person, title = 'List') => ana.does(calls.createWishlist, { body: { title } });

/** Returns the request body for a private list that is shared with the given people. */
const createSharedListBody = (...people: Person[]) => ({
  title: 'List',
  is_public: false,
  shared_with_ids: people.map(({ id }) => id),
});

const sendNewItem = (ana: Person, id: number, fields: Readonly<Record<string, string>>): Promise<Reply> =>
  ana.tries(calls.addItem, { params: { id }, form: createItemFormData({ name: 'Mug', ...fields }) });

const changeItem = async (
  ana: Person,
  id: number,
  item: number,
  fields: Readonly<Record<string, string>>,
): Promise<number> => {
  const form = createItemFormData({ id: String(item), name: 'Mug', ...fields });
  return (await ana.tries(calls.updateItem, { params: { id }, form })).status;
};

it('texts are accepted if they fill the text quota, and refused if they exceed it by one byte', async () => {
  const app = await startAppForTest({ LIMIT_TEXT_PER_LIST: '100', LIMIT_TEXT_OF_WISHLISTS: '100' });
  for (const [bytes, status] of [
    [99, 201],
    [100, 201],
    [101, 409],
  ] as const) {
    const ana = await signUpPerson(app, 'Ana');
    const body = { title: 'List', description: 'x'.repeat(bytes - 4) };
    expect(await ana.tries(calls.createWishlist, { body })).toMatchObject({ status });
    const ben = await signUpPerson(app, 'Ben');
    const { id } = await createList(ben);
    expect(await sendNewItem(ben, id, { description: 'x'.repeat(bytes - 3) })).toMatchObject({ status });
  }
});

describe('the text quota of one list', () => {
  it('the text quota of a list counts the bytes of names, descriptions and URLs', async () => {
    const app = await startAppForTest({ LIMIT_TEXT_PER_LIST: '40' });
    const ana = await signUpPerson(app, 'Ana');
    const { id } = await createList(ana);
    // The texts have 3 + 2 × 4 + 21 = 32 bytes: a name, a description of two emoji, and a URL.
    await addItem(ana, id, 'Mug', { description: '🎁🎁', url: 'https://shop.example/' });
    expect(await sendNewItem(ana, id, { description: '🎁🎁' })).toMatchObject({
      status: 409,
      text: refusalMessages.list,
    });
    expect(await sendNewItem(ana, id, { description: 'hello' })).toMatchObject({ status: 201 });
    const german = { params: { id }, form: createItemFormData({ name: 'X' }), headers: { 'accept-language': 'de' } };
    expect((await ana.tries(calls.addItem, german)).text).toContain('Bitte');
  });

  it('the text quota of a list allows changes of a full list that do not add text', async () => {
    const app = await startAppForTest({ LIMIT_TEXT_PER_LIST: '20' });
    const ana = await signUpPerson(app, 'Ana');
    const { id } = await createList(ana);
    const mug = await addItem(ana, id, 'Mug', { description: 'x'.repeat(17) });
    expect(await changeItem(ana, id, mug.id, { description: 'y'.repeat(18) })).toBe(409);
    expect(await changeItem(ana, id, mug.id, { description: 'y'.repeat(17) })).toBe(200);
    expect(await changeItem(ana, id, mug.id, { price: '5' })).toBe(200);
    expect(await changeItem(ana, id, mug.id, { name: 'Cup', description: '' })).toBe(200);
    expect(await changeItem(ana, id, mug.id, { description: 'y'.repeat(17) })).toBe(200);
  });

  it('an item cannot move to a list if its text would exceed the text quota of that list', async () => {
    const app = await startAppForTest({ LIMIT_TEXT_PER_LIST: '20' });
    const ana = await signUpPerson(app, 'Ana');
    const [fullList, other] = [await createList(ana), await createList(ana)];
    const mug = await addItem(ana, fullList.id, 'Mug', { description: 'x'.repeat(17) });
    const lamp = await addItem(ana, other.id, 'Mug');
    const toFull = { new_wishlist_id: String(fullList.id) };
    expect(await changeItem(ana, other.id, lamp.id, toFull)).toBe(409);
    // If an item is moved to another list, the quota applies to the size of all texts of that list after the
    // move.
    expect(await changeItem(ana, fullList.id, mug.id, { new_wishlist_id: String(other.id) })).toBe(409);
    const shortened = { new_wishlist_id: String(other.id), description: 'x'.repeat(14) };
    expect(await changeItem(ana, fullList.id, mug.id, shortened)).toBe(200);
    expect(await changeItem(ana, other.id, lamp.id, toFull)).toBe(200);
  });

  it('simultaneous requests cannot exceed the text quota of a list', async () => {
    const app = await startAppForTest({ LIMIT_TEXT_PER_LIST: '100' });
    const ana = await signUpPerson(app, 'Ana');
    const [{ id }, source] = [await createList(ana), await createList(ana)];
    const moving = await addItem(ana, source.id, 'Mug', { description: 'x'.repeat(27) });
    const growing = await addItem(ana, id, 'Mug', { description: 'x'.repeat(7) });
    await openAllConnections(app);
    const description = 'x'.repeat(27);
    const statuses = await Promise.all([
      ...[1, 2, 3, 4, 5].map(async () => (await sendNewItem(ana, id, { description })).status),
      changeItem(ana, source.id, moving.id, { new_wishlist_id: String(id) }),
      changeItem(ana, id, growing.id, { description: 'x'.repeat(37) }),
    ]);
    expect(statuses.filter((status) => status < 300)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4);
    const { items } = await ana.does(calls.getWishlist, { params: { id } });
    const bytes = items.reduce((sum, item) => sum + item.name.length + item.description.length, 0);
    expect(bytes).toBeLessThanOrEqual(100);
  });
});

describe('the text quota of all lists of a person', () => {
  it('the text quota of a person counts the bytes of all lists, and always allows a shorter text', async () => {
    const app = await startAppForTest({ LIMIT_TEXT_OF_WISHLISTS: '20' });
    const [ana, ben] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben')];
    const { id } = await ana.does(calls.createWishlist, { body: { title: 'List', description: '🎁🎁' } });
    const second = await createList(ana, 'Another');
    await createList(ben, 'x'.repeat(20));
    const quotaReply = { status: 409, text: refusalMessages.wishlists };
    expect(await ana.tries(calls.createWishlist, { body: { title: 'xx' } })).toMatchObject(quotaReply);
    const change = (body: Record<string, unknown>, of = id) =>
      ana.tries(calls.updateWishlist, { params: { id: of }, body });
    expect(await change({ title: 'Lists' })).toMatchObject({ status: 200 });
    expect(await change({ title: 'Lists!' })).toMatchObject(quotaReply);
    expect(await change({ title: 'Lists', is_public: false })).toMatchObject({ status: 200 });
    expect(await change({ title: 'Lists', description: 'x'.repeat(8) })).toMatchObject({ status: 200 });
    expect(await change({ title: 'L', description: '' })).toMatchObject({ status: 200 });
    expect(await change({ title: 'x'.repeat(19) }, second.id)).toMatchObject({ status: 200 });
  });

  it('simultaneous requests cannot exceed the text quota of a person', async () => {
    const app = await startAppForTest({ LIMIT_TEXT_OF_WISHLISTS: '100' });
    const ana = await signUpPerson(app, 'Ana');
    const { id } = await createList(ana, 'x'.repeat(10));
    await openAllConnections(app);
    const title = 'x'.repeat(30);
    const statuses = await runActionsConcurrently([
      ...Array.from({ length: 5 }, () => () => ana.tries(calls.createWishlist, { body: { title } })),
      () => ana.tries(calls.updateWishlist, { params: { id }, body: { title: 'x'.repeat(40) } }),
    ]);
    expect(statuses.filter((status) => status < 300)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    const lists = await ana.does(calls.listWishlists);
    expect(lists.reduce((bytes, list) => bytes + list.title.length, 0)).toBe(100);
  });
});

it('a list cannot get more shares than the share quota of its owner allows', async () => {
  const app = await startAppForTest({ LIMIT_SHARES_PER_USER: '3' });
  const [ana, ben, cleo] = [
    await signUpPerson(app, 'Ana'),
    await signUpPerson(app, 'Ben'),
    await signUpPerson(app, 'Cleo'),
  ];
  await befriend(ana, ben);
  await befriend(ana, cleo);
  const creates = (...people: Person[]) => ana.tries(calls.createWishlist, { body: createSharedListBody(...people) });
  const { id } = await ana.does(calls.createWishlist, { body: createSharedListBody(ben, cleo) });
  expect(await creates(ben, cleo)).toMatchObject({
    status: 409,
    text: 'Your wishlists would be shared more than 3 times in all. Please share this one with fewer people',
  });
  const other = await ana.does(calls.createWishlist, { body: createSharedListBody(ben, ben) });
  const change = (of: number, ...people: Person[]) =>
    ana.tries(calls.updateWishlist, { params: { id: of }, body: createSharedListBody(...people) });
  expect(await creates()).toMatchObject({ status: 201 });
  expect(await change(other.id, ben, cleo)).toMatchObject({ status: 409 });
  expect(await change(other.id, cleo)).toMatchObject({ status: 200 });
  expect(await change(id, cleo, ben)).toMatchObject({ status: 200 });
  expect(await change(id, ben)).toMatchObject({ status: 200 });
  expect(await change(other.id, ben, cleo)).toMatchObject({ status: 200 });
});

it('lists that exceed a lowered quota stay readable, and allow changes that do not add text', async () => {
  const app = await startAppForTest({ LIMIT_TEXT_PER_LIST: '50', LIMIT_TEXT_OF_WISHLISTS: '50' });
  const ana = await signUpPerson(app, 'Ana');
  const { id } = await createList(ana, 'List');
  const [mug, lamp] = [await addItem(ana, id, 'Mug'), await addItem(ana, id, 'Lamp')];
  await app.db.pool.query(
    `update items set description = repeat('x', 60); update wishlists set description = repeat('x', 60)`,
  );

  const { description, items } = await ana.does(calls.getWishlist, { params: { id } });
  expect([description, ...items.map((item) => item.description)].map((text) => text.length)).toEqual([60, 60, 60]);
  expect(await sendNewItem(ana, id, {})).toMatchObject({ status: 409 });
  expect(await changeItem(ana, id, mug.id, { description: 'x'.repeat(61) })).toBe(409);
  expect(await changeItem(ana, id, mug.id, { description: 'x'.repeat(59) })).toBe(200);
  expect(await ana.tries(calls.deleteItem, { params: { id, itemId: lamp.id } })).toMatchObject({ status: 204 });
  const change = (body: Record<string, unknown>) => ana.tries(calls.updateWishlist, { params: { id }, body });
  expect(await change({ title: 'Lists' })).toMatchObject({ status: 409 });
  expect(await change({ title: 'Note', description: 'x'.repeat(59) })).toMatchObject({ status: 200 });
});
