import { calls } from '@wishwell/contract/calls.ts';
import { maxGiftBudgets } from '@wishwell/contract/limits.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { createDrawing } from '../../test/drawings.ts';
import { befriend } from '../../test/friendship.ts';
import { createItemFormData } from '../../test/items.ts';
import { type Person, signUpPerson } from '../../test/person.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let cem: Person;
let list: number;

beforeAll(async () => {
  app = await startApp();
  ana = await signUpPerson(app, 'Ana');
  ben = await signUpPerson(app, 'Ben');
  cem = await signUpPerson(app, 'Cem');
  await befriend(ana, ben);
  await befriend(ana, cem);
  list = (await ana.does(calls.createWishlist, { body: { title: 'Birthday' } })).id;
});
afterAll(() => app.close());

const addItem = async (form: Record<string, string>): Promise<number> =>
  (
    await ana.does(calls.addItem, {
      params: { id: list },
      form: createItemFormData({ name: 'Mug', price: '38', ...form }),
    })
  ).id;
const changeItem = (id: number, fields: Record<string, string>) =>
  ana.does(calls.updateItem, { params: { id: list }, form: createItemFormData({ id: String(id), ...fields }) });
const claimItem = (person: Person, id: number, body: { purchased: boolean; quantity?: number }) =>
  person.tries(calls.purchase, { params: { id }, body });
const listGiftsOf = (person: Person) => person.does(calls.listGifts, {});

describe('GET /gifts', () => {
  it('returns a claim with its item, its list, and the snapshot of the item from the time of the claim', async () => {
    const id = await addItem({ url: 'https://shop.example/mug' });
    await claimItem(ben, id, { purchased: true });
    const [gift] = await listGiftsOf(ben);
    expect(gift).toMatchObject({
      kind: 'claim',
      stage: 'promised',
      quantity: 1,
      for: { id: ana.id, display_name: 'Ana' },
      list: { id: list, title: 'Birthday' },
      item: { id, purchased: true, mine: 1, free: 0 },
      snapshot: { name: 'Mug', price: 38, currency: 'USD', url: 'https://shop.example/mug', image_url: '' },
      changed: [],
      ended: null,
    });
    expect(await listGiftsOf(cem)).toEqual([]);
    expect(await listGiftsOf(ana)).toEqual([]);
  });

  it('until the giver accepts the owner’s changes of an item, GET /gifts names the changed fields', async () => {
    const id = await addItem({ name: 'Lamp' });
    await claimItem(ben, id, { purchased: true });
    await changeItem(id, { name: 'Lamp', price: '45' });
    const [gift] = await listGiftsOf(ben);
    expect(gift).toMatchObject({ snapshot: { price: 38 }, item: { price: 45 }, changed: ['price'] });
    const accepted = await ben.does(calls.updateGift, {
      params: { id: gift?.id ?? 0 },
      body: { accept_changes: true },
    });
    expect(accepted).toMatchObject({ snapshot: { price: 45 }, changed: [] });
  });

  it('returns an ended claim with the reason for its end; the giver can keep it as a gift without an item', async () => {
    const id = await addItem({ name: 'Kettle' });
    await claimItem(ben, id, { purchased: true });
    await ana.does(calls.deleteItem, { params: { id: list, itemId: id } });
    const [gift] = await listGiftsOf(ben);
    expect(gift).toMatchObject({
      kind: 'claim',
      item: null,
      list: null,
      for: { id: ana.id },
      snapshot: { name: 'Kettle', price: 38 },
      ended: { reason: 'deleted' },
    });
    const keptGift = await ben.does(calls.updateGift, {
      params: { id: gift?.id ?? 0 },
      body: { accept_changes: true },
    });
    expect(keptGift).toMatchObject({ kind: 'own', ended: null, snapshot: { name: 'Kettle' } });
  });

  it('filters gifts by year and by stage of the gift, and gives 400 for an unknown stage', async () => {
    const [gift] = await listGiftsOf(ben);
    await ben.does(calls.updateGift, { params: { id: gift?.id ?? 0 }, body: { stage: 'given' } });
    expect((await ben.does(calls.listGifts, { query: { stage: 'given' } })).map(({ id }) => id)).toEqual([gift?.id]);
    expect(await ben.does(calls.listGifts, { query: { year: '1999' } })).toEqual([]);
    expect((await ben.tries(calls.listGifts, { query: { stage: 'lost' } })).status).toBe(400);
  });
});

it('a claim keeps its image, under another URL, after the owner has removed the image from the item', async () => {
  const image = new Blob([await createDrawing()]);
  const form = createItemFormData({ name: 'Vase' }, image);
  const { id, image_url: url } = await ana.does(calls.addItem, { params: { id: list }, form });
  await claimItem(ben, id, { purchased: true });
  await changeItem(id, { name: 'Vase', image_url: '' });
  await vi.waitFor(async () => expect((await ana.sends('GET', url)).status).toBe(404), { timeout: 10_000 });
  const [gift] = await listGiftsOf(ben);
  expect(gift).toMatchObject({ changed: ['image_url'], item: { image_url: '' } });
  const copiedUrl = gift?.snapshot.image_url ?? '';
  expect(copiedUrl.split('?')[0]).not.toBe(url.split('?')[0]);
  expect((await ben.sends('GET', copiedUrl)).status).toBe(200);
});

it('the pages of GET /gifts contain each gift once, newest first, and a bad cursor gets 400', async () => {
  const dora = await signUpPerson(app, 'Dora');
  await app.db.pool.query(
    `insert into claims (giver_id, for_name, name, created_at)
     select $1, 'Grandma', n::text, timestamptz '2026-01-01' + (n / 3) * interval '1 microsecond' from generate_series(1, 650) n`,
    [dora.id],
  );
  const names: number[] = [];
  let path: string | undefined = '/api/gifts';
  while (path !== undefined) {
    const reply = await dora.sends('GET', path);
    names.push(...v.parse(calls.listGifts.response, reply.body).map(({ snapshot }) => Number(snapshot.name)));
    path = /^<([^>]+)>; rel="next"/.exec(reply.headers.get('link') ?? '')?.[1];
  }
  expect(names.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 650 }, (_, n) => n + 1));
  expect(names.map((n) => Math.floor(n / 3))).toEqual(names.map((n) => Math.floor(n / 3)).toSorted((a, b) => b - a));
  const statuses: number[] = [];
  for (const position of [['2026-13-01', 1], [1], [1e15, 'x'], [-8e15, 1], [8e15, 1]]) {
    const cursor = Buffer.from(JSON.stringify(position)).toString('base64url');
    const { status } = await dora.tries(calls.listGifts, { query: { cursor } });
    statuses.push(status);
  }
  expect(statuses).toEqual([400, 400, 400, 200, 200]);
});

describe('gifts that are not on a list', () => {
  it('a gift on no list can be for a friend or for any name that the giver enters', async () => {
    const body = { name: 'Concert tickets', price: 80, currency: 'EUR' };
    const forFriend = await ben.does(calls.createGift, { body: { ...body, for_user_id: ana.id } });
    expect(forFriend).toMatchObject({ kind: 'own', for: { id: ana.id }, list: null, item: null });
    const forName = await ben.does(calls.createGift, { body: { ...body, for_name: 'Grandma' } });
    expect(forName).toMatchObject({ for: { name: 'Grandma' }, snapshot: { price: 80, currency: 'EUR' } });
    await ben.does(calls.deleteGift, { params: { id: forName.id } });
    expect((await ben.tries(calls.deleteGift, { params: { id: forName.id } })).status).toBe(404);
  });

  it('a gift on no list gets 400 if it is for no person, two people or a stranger', async () => {
    for (const recipient of [{}, { for_user_id: 1, for_name: 'Grandma' }, { for_user_id: 999_999 }])
      expect((await ben.tries(calls.createGift, { body: { name: 'Tickets', ...recipient } })).status).toBe(400);
  });
});

describe('PATCH /gifts/{id}', () => {
  it('PATCH /gifts/{id} stores note, paid amount and link of the gift, and gives other people 404', async () => {
    const id = await addItem({ name: 'Scarf' });
    await claimItem(ben, id, { purchased: true });
    const [gift] = await listGiftsOf(ben);
    const params = { id: gift?.id ?? 0 };
    const body = { stage: 'bought', note: 'In blue', paid: '35.50', order_link: 'https://shop.example/o/1' } as const;
    expect(await ben.does(calls.updateGift, { params, body })).toMatchObject({
      stage: 'bought',
      note: 'In blue',
      paid: 35.5,
      paid_currency: 'USD',
      order_link: 'https://shop.example/o/1',
    });
    expect((await cem.tries(calls.updateGift, { params, body })).status).toBe(404);
    expect((await ana.tries(calls.updateGift, { params, body })).status).toBe(404);
    expect(await ben.does(calls.updateGift, { params, body: { paid: null } })).toMatchObject({ paid: null });
  });

  it.each([
    { paid: -1 },
    { paid: '1.234' },
    { paid: '1.5', paid_currency: 'JPY' },
    { paid: 1, paid_currency: 'ABCD' },
    { note: 'x'.repeat(100_000) },
    { stage: 'lost' },
    { order_link: 'javascript:alert(1)' },
    { quantity: 0 },
  ])('PATCH /gifts/{id} returns 400 for %j and changes nothing', async (body) => {
    const [before] = await listGiftsOf(ben);
    const reply = await ben.tries(calls.updateGift, { params: { id: before?.id ?? 0 }, body });
    expect(reply.status).toBe(400);
    expect((await listGiftsOf(ben))[0]).toEqual(before);
  });
});

describe('the quantity of an item', () => {
  it('several friends can claim parts of an item’s quantity; their sum never exceeds the quantity', async () => {
    const id = await addItem({ name: 'Glasses', wanted: '4' });
    expect((await claimItem(ben, id, { purchased: true, quantity: 3 })).status).toBe(200);
    const rejectedClaim = await claimItem(cem, id, { purchased: true, quantity: 2 });
    expect(rejectedClaim).toMatchObject({ status: 409, text: 'You can give at most 1 of these' });
    const { text } = await claimItem(cem, id, { purchased: true });
    expect(JSON.parse(text)).toMatchObject({ wanted: 4, free: 0, mine: 1, purchased: true });
    expect(JSON.parse((await claimItem(ben, id, { purchased: true, quantity: 2 })).text)).toMatchObject({
      free: 1,
      mine: 2,
    });
  });

  it('an owner can lower an item’s quantity below the claimed quantity, and no claim ends', async () => {
    const id = await addItem({ name: 'Plates', wanted: '6' });
    await claimItem(ben, id, { purchased: true, quantity: 5 });
    await changeItem(id, { name: 'Plates', wanted: '2' });
    const [gift] = await listGiftsOf(ben);
    expect(gift).toMatchObject({ quantity: 5, item: { wanted: 2, free: 0, mine: 5, purchased: true } });
    const params = { id: gift?.id ?? 0 };
    expect((await ben.tries(calls.updateGift, { params, body: { quantity: 6 } })).status).toBe(409);
    expect(await ben.does(calls.updateGift, { params, body: { quantity: 4 } })).toMatchObject({ quantity: 4 });
  });

  it('an item accepts unlimited claims if the owner has set no quantity', async () => {
    const id = await addItem({ name: 'Socks', wanted: '' });
    await claimItem(ben, id, { purchased: true, quantity: 99 });
    const { text } = await claimItem(cem, id, { purchased: true, quantity: 9 });
    expect(JSON.parse(text)).toMatchObject({ wanted: null, free: null, mine: 9, purchased: false });
  });
});

const setBudget = (body: Record<string, unknown>) =>
  ben.tries(calls.setGiftBudget, { body: { currency: 'EUR', ...body } });
const listBudgets = async () =>
  (await ben.does(calls.listGiftBudgets)).map(({ for_user_id: id, for_name: name, amount, currency }) => [
    id ?? name,
    amount,
    currency,
  ]);

it('a giver has one budget for each recipient, visible only to the giver', async () => {
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
