import { calls } from '@wishwell/contract/calls.ts';
import { maxItemsPerRequest } from '@wishwell/contract/limits.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { createDrawing } from '../../test/drawings.ts';
import { befriend } from '../../test/friendship.ts';
import { addItem, createItemFormData } from '../../test/items.ts';
import { type Person, signUpPerson } from '../../test/person.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let listId: number;

beforeAll(async () => {
  app = await startApp();
  [ana, ben] = await Promise.all([signUpPerson(app, 'Ana'), signUpPerson(app, 'Ben')]);
  await befriend(ana, ben);
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ id: listId } = await ana.does(calls.createWishlist, { body: { title: 'Birthday', description: 'Soon' } }));
});

const createList = (owner: Person, title: string) => owner.does(calls.createWishlist, { body: { title } });
const listItemsOf = async (id: number) => (await ana.does(calls.getWishlist, { params: { id } })).items;
const addRows = (rows: unknown, headers: Record<string, string> = {}) =>
  ana.tries(calls.addItems, { params: { id: listId }, headers, body: { items: rows } });
const repeatRow = (length: number, row: object): object[] => Array.from({ length }, () => row);
const addThreeItems = async (): Promise<[number, number, number]> => [
  (await addItem(ana, listId, 'A')).id,
  (await addItem(ana, listId, 'B')).id,
  (await addItem(ana, listId, 'C')).id,
];
const getEndedReason = async (): Promise<unknown> => {
  const sql = 'select ended_reason from claims where giver_id = $1 order by created_at desc limit 1';
  return (await app.db.pool.query<{ ended_reason: string | null }>(sql, [ben.id])).rows[0]?.ended_reason;
};
const claimItem = (item: number) => ben.does(calls.purchase, { params: { id: item }, body: { purchased: true } });

async function addItemWithImage(owner: Person, list: number): Promise<number> {
  const form = createItemFormData(
    { name: 'Mug', price: '12.50', currency: 'EUR', description: 'Blue' },
    new Blob([await createDrawing('png')]),
  );
  return (await owner.does(calls.addItem, { params: { id: list }, form })).id;
}

const copyItem = (itemId: number, headers = {}) =>
  ana.tries(calls.copyItem, { params: { id: listId }, headers, body: { item_id: itemId } });

const duplicateList = (body: object = {}, headers = {}) =>
  ana.tries(calls.duplicateWishlist, { params: { id: listId }, headers, body });

const listErrorFields = ({ body }: { body: unknown }): string[] =>
  (body as { errors: { field: string }[] }).errors.map(({ field }) => field);

async function fetchImageBytes(url: string): Promise<Buffer> {
  const response = await fetch(`${app.origin}${url}`);
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

describe('requests with several items', () => {
  it('several items are added in the order of the request, with the same fields as a single item', async () => {
    const rows = [
      { name: 'Mug', price: '12.50', currency: 'EUR', url: 'https://kiln.example', description: 'Blue' },
      { name: 'Yen', price: 1200, currency: 'JPY', is_available: false },
      { name: 'Draft', state: 'draft', most_wanted: true },
    ];
    const reply = await addRows(rows);
    expect(reply).toMatchObject({ status: 201, body: { id: listId } });
    expect(reply.headers.get('etag')).toBe('"2"');
    expect(await listItemsOf(listId)).toMatchObject([
      { name: 'Mug', price: 12.5, currency: 'EUR', url: 'https://kiln.example', description: 'Blue', state: 'wanted' },
      { name: 'Draft', price: 0, currency: 'USD', state: 'draft', most_wanted: true },
      { name: 'Yen', price: 1200, currency: 'JPY', is_available: false, most_wanted: false },
    ]);
  });

  it('several items are added only once if the request is repeated with its idempotency key', async () => {
    const headers = { 'idempotency-key': `rows-${listId}` };
    for (let time = 0; time < 2; time += 1)
      expect(await addRows([{ name: 'Mug' }], headers)).toMatchObject({ status: 201 });
    expect(await listItemsOf(listId)).toHaveLength(1);
    expect(await addRows([{ name: 'Lamp' }], headers)).toMatchObject({ status: 422 });
  });

  it('if one item is invalid, the response is 400 with errors per item; none is added', async () => {
    const accept = { accept: 'application/problem+json' };
    const rows = [
      { name: 'Mug' },
      { name: '' },
      { name: 'Hat', price: 'ten' },
      { name: 'Sled', url: 'nowhere', colour: 1 },
    ];
    const reply = await addRows(rows, accept);
    expect(reply.status).toBe(400);
    expect(listErrorFields(reply)).toEqual(['items.1.name', 'items.2.price', 'items.3.url', 'items.3.colour']);
    const decimals = await addRows(
      [{ name: 'Mug' }, { name: 'Yen', price: '1.5', currency: 'JPY' }, { name: 'Hat', price: '1.234' }],
      accept,
    );
    expect(decimals.status).toBe(400);
    expect(listErrorFields(decimals)).toEqual(['items.1.price', 'items.2.price']);
    expect(await listItemsOf(listId)).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['no row', [], 'Items is required'],
    ['too many rows', repeatRow(maxItemsPerRequest + 1, { name: 'Mug' }), 'Items: at most 200 at once'],
    ['a text', 'Mug', 'Items must be a list of items'],
    ['a row without a name', [{}], 'Name is required'],
    ['too many most wanted rows', repeatRow(2, { name: 'A', most_wanted: true }), 'At most a third'],
  ])('several items get 400 or 409 if the request contains %s, and none is added', async (_name, rows, text) => {
    const reply = await addRows(rows);
    expect([400, 409]).toContain(reply.status);
    expect(reply.text).toContain(text);
    expect(await listItemsOf(listId)).toEqual([]);
  });

  it('a request that would exceed the item limit of a list gets 409 and adds none', async () => {
    await app.db.pool.query(`insert into items (wishlist_id, name) select $1, 'Mug' from generate_series(1, 999)`, [
      listId,
    ]);
    expect(await addRows([{ name: 'A' }, { name: 'B' }])).toMatchObject({ status: 409 });
    expect(await listItemsOf(listId)).toHaveLength(999);
  });

  it('several items move to another list, all or none; claims of givers who cannot see the new list end', async () => {
    const { id: atticId } = await ana.does(calls.createWishlist, { body: { title: 'Attic', is_public: false } });
    const [a, b, c] = await addThreeItems();
    await claimItem(a);
    const moveItems = (item_ids: number[], to = atticId) =>
      ana.tries(calls.moveItems, { params: { id: listId }, body: { item_ids, new_wishlist_id: to } });
    expect(await moveItems([a, 999_999])).toMatchObject({ status: 404 });
    expect(await moveItems([a], 999_999)).toMatchObject({ status: 404 });
    expect(await moveItems([], atticId)).toMatchObject({ status: 400 });
    expect(await listItemsOf(listId)).toHaveLength(3);
    expect(await moveItems([a, b, a])).toMatchObject({ status: 204, text: '' });
    expect((await listItemsOf(atticId)).map(({ id }) => id)).toEqual([a, b]);
    expect((await listItemsOf(listId)).map(({ id }) => id)).toEqual([c]);
    expect(await getEndedReason()).toBe('moved');
  });

  it('several items are deleted, all or none, and their claims end', async () => {
    const [a, b, c] = await addThreeItems();
    await claimItem(b);
    const deleteItems = (item_ids: number[], headers = {}) =>
      ana.tries(calls.deleteItems, { params: { id: listId }, headers, body: { item_ids } });
    expect(await deleteItems([a, 999_999])).toMatchObject({ status: 404 });
    expect(await deleteItems([a], { 'if-match': '"1"' })).toMatchObject({ status: 412 });
    expect(await deleteItems([a, b])).toMatchObject({ status: 204 });
    expect((await listItemsOf(listId)).map(({ id }) => id)).toEqual([c]);
    expect(await getEndedReason()).toBe('deleted');
  });
});

describe('copies of a friend’s item', () => {
  it('a copied item has the texts and price of the original, its own copy of the image, and no claim', async () => {
    const { id: bensListId } = await createList(ben, 'Camping');
    const source = await addItemWithImage(ben, bensListId);
    await ana.does(calls.purchase, { params: { id: source }, body: { purchased: true } });
    const headers = { 'idempotency-key': `copy-${source}` };
    const { status } = await copyItem(source, headers);
    await copyItem(source, headers);
    expect(status).toBe(201);
    const [copy, ...others] = await listItemsOf(listId);
    expect(others).toEqual([]);
    expect(copy).toMatchObject({ name: 'Mug', price: 12.5, currency: 'EUR', description: 'Blue', purchased: false });
    const before = (await ben.does(calls.getWishlist, { params: { id: bensListId } })).items[0]?.image_url ?? '';
    const bytes = await fetchImageBytes(before);
    expect(copy?.image_url.split('?')[0]).not.toBe(before.split('?')[0]);
    await ben.does(calls.deleteItem, { params: { id: bensListId, itemId: source } });
    await app.images.sweep();
    expect(await fetchImageBytes(copy?.image_url ?? '')).toEqual(bytes);
    const { rows } = await app.db.pool.query('select from pictures where item_id is null and not attached');
    expect(rows).toEqual([]);
  });

  it('copying an item gets 404 if the caller cannot see the item or owns it', async () => {
    const { id: hidden } = await ben.does(calls.createWishlist, { body: { title: 'Secret', is_public: false } });
    const secret = await addItem(ben, hidden, 'Ring');
    const { id: bensListId } = await createList(ben, 'Camping');
    const draft = await addItem(ben, bensListId, 'Tent', { state: 'draft' });
    const received = await addItem(ben, bensListId, 'Lamp');
    await ben.does(calls.changeItemState, {
      params: { id: bensListId, itemId: received.id },
      body: { state: 'received' },
    });
    const { id: archived } = await createList(ben, 'Last year');
    const old = await addItem(ben, archived, 'Skis');
    await ben.does(calls.updateWishlist, { params: { id: archived }, body: { title: 'Last year', archived: true } });
    for (const id of [secret.id, draft.id, received.id, old.id, 999_999])
      expect(await copyItem(id)).toMatchObject({ status: 404, text: 'Not found' });
    const own = await addItem(ana, listId, 'Mug');
    expect(await copyItem(own.id)).toMatchObject({ status: 404 });
  });
});

describe('duplicates of a list', () => {
  it('a list’s duplicate is private, has wanted items, drafts and images in order, and no claims', async () => {
    const mug = await addItemWithImage(ana, listId);
    const draft = await addItem(ana, listId, 'Draft', { state: 'draft' });
    const received = await addItem(ana, listId, 'Received');
    const unwantedItem = await addItem(ana, listId, 'Gone');
    const on = (itemId: number) => ({ params: { id: listId, itemId } });
    await claimItem(mug);
    await ana.does(calls.placeItem, { ...on(draft.id), body: { before: mug } });
    await ana.does(calls.changeItemState, { ...on(received.id), body: { state: 'received', received_note: 'Thanks' } });
    await ana.does(calls.changeItemState, { ...on(unwantedItem.id), body: { state: 'unwanted' } });
    const before = await ana.does(calls.getWishlist, { params: { id: listId } });
    const reply = await duplicateList();
    const copy = reply.body as typeof before;
    expect(copy).toMatchObject({ title: 'Birthday', description: 'Soon', is_public: false, archived: false });
    expect(copy.id).not.toBe(listId);
    expect(copy.items).toMatchObject([
      { name: 'Draft', state: 'draft' },
      { name: 'Mug', price: 12.5, currency: 'EUR', state: 'wanted' },
    ]);
    expect(await fetchImageBytes(copy.items[1]?.image_url ?? '')).toEqual(
      await fetchImageBytes(before.items[1]?.image_url ?? ''),
    );
    expect(await ana.does(calls.getWishlist, { params: { id: listId } })).toEqual(before);
    const { rows } = await app.db.pool.query('select item_id from claims where item_id = any($1)', [
      copy.items.map(({ id }) => id),
    ]);
    expect(rows).toEqual([]);
    await ana.does(calls.deleteWishlist, { params: { id: listId } });
    await app.images.sweep();
    expect(await fetchImageBytes(copy.items[1]?.image_url ?? '')).toBeInstanceOf(Buffer);
  });

  it('a duplicate has the requested title; a repeated idempotency key creates no second duplicate', async () => {
    const headers = { 'idempotency-key': `duplicate-${listId}` };
    const first = await duplicateList({ title: 'Next year' }, headers);
    const again = await duplicateList({ title: 'Next year' }, headers);
    expect(first).toMatchObject({ status: 201, body: { title: 'Next year' } });
    expect(again.body).toEqual(first.body);
    expect(await duplicateList({ title: '' })).toMatchObject({ status: 400 });
  });
});
