import { calls } from '@wishwell/contract/calls.ts';
import { type ItemTextField, itemTextFields, itemTextSchemas } from '@wishwell/contract/fields.ts';
import { getMetadata } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, startAppForTest, type TestApp } from '../../test/app.ts';
import { befriend } from '../../test/friendship.ts';
import { addItem, createItemFormData } from '../../test/items.ts';
import { type Person, createVisitor, signUpWithoutUserRecord, signUpPerson } from '../../test/person.ts';
import { getCurrencyForAcceptLanguage } from '../users/region-currency.ts';

let app: TestApp;
let ana: Person;
let ben: Person;
let listId: number;

beforeAll(async () => {
  app = await startApp();
  [ana, ben] = [await signUpPerson(app, 'Ana'), await signUpPerson(app, 'Ben')];
  await befriend(ana, ben);
  listId = (await ana.does(calls.createWishlist, { body: { title: 'Winter' } })).id;
});
afterAll(() => app.close());

/** Returns a text of the given length that is valid for every field of an item, also for URLs. */
const createText = (length: number): string => 'https://shop.example/'.padEnd(length, 'x');
const getMaxLength = (text: ItemTextField): number => getMetadata(itemTextSchemas[text]).maxLength;

describe.each(itemTextFields)('the field %s of an item', (text) => {
  it('an item’s text is visible to owner and friends, stays when a change omits it, and can be emptied', async () => {
    const item = await addItem(ana, listId, 'Mug', { [text]: createText(30) });
    expect(item[text]).toBe(createText(30));
    const form = createItemFormData({ id: String(item.id), name: 'Cup' });
    expect(await ana.does(calls.updateItem, { params: { id: listId }, form })).toEqual({ ...item, name: 'Cup' });
    const { items } = await ben.does(calls.getFriendWishlist, { params: { id: listId } });
    expect(items.find(({ id }) => id === item.id)?.[text]).toBe(createText(30));
    const emptied = createItemFormData({ id: String(item.id), name: 'Mug', [text]: '' });
    expect((await ana.does(calls.updateItem, { params: { id: listId }, form: emptied }))[text]).toBe('');
  });

  it('API contract and a database constraint limit an item’s text to the same maximum length', async () => {
    const max = getMaxLength(text);
    const { id } = await addItem(ana, listId, 'Mug', { [text]: createText(max) });
    const form = createItemFormData({ name: 'Mug', [text]: createText(max + 1) });
    expect(await ana.tries(calls.addItem, { params: { id: listId }, form })).toMatchObject({ status: 400 });
    const update = app.db.pool.query(`update items set ${text} = $1 where id = $2`, [createText(max + 1), id]);
    await expect(update).rejects.toMatchObject({ code: '23514' });
  });

  it('an item’s text counts towards the text quota of its list', async () => {
    const small = await startAppForTest({ LIMIT_TEXT_PER_LIST: '40' });
    const owner = await signUpPerson(small, 'Ana');
    const { id } = await owner.does(calls.createWishlist, { body: { title: 'Winter' } });
    const form = createItemFormData({ name: 'Mug', [text]: createText(38) });
    expect(await owner.tries(calls.addItem, { params: { id }, form })).toMatchObject({ status: 409 });
    const item = await addItem(owner, id, 'Mug', { [text]: createText(37) });
    const grown = createItemFormData({ id: String(item.id), name: 'Mugs' });
    expect(await owner.tries(calls.updateItem, { params: { id }, form: grown })).toMatchObject({ status: 409 });
  });
});

const addItemWithFields = (fields: Record<string, string>) =>
  ana.tries(calls.addItem, { params: { id: listId }, form: createItemFormData({ name: 'Mug', ...fields }) });

describe('currency of an item', () => {
  it('an item has the owner’s currency by default, and keeps it when the owner’s currency changes', async () => {
    const first = await addItem(ana, listId, 'Mug', { price: '12.50' });
    expect(first).toMatchObject({ price: 12.5, currency: 'USD' });
    await ana.does(calls.updateProfile, { body: { display_name: 'Ana', currency: 'EUR' } });
    expect(await addItem(ana, listId, 'Lamp')).toMatchObject({ currency: 'EUR' });
    const form = createItemFormData({ id: String(first.id), name: 'Big mug' });
    expect(await ana.does(calls.updateItem, { params: { id: listId }, form })).toMatchObject({ currency: 'USD' });
    await ana.does(calls.updateProfile, { body: { display_name: 'Ana', currency: 'USD' } });
  });

  it.each([
    ['1200', 'JPY', 1200],
    ['1200.00', 'JPY', 1200],
    ['9.999', 'KWD', 9.999],
    ['9999999.99', 'EUR', 9_999_999.99],
    ['.5', 'CHF', 0.5],
    ['', 'KRW', 0],
  ])('an item accepts the price "%s" in %s, which is stored as %s', async (price, currency, amount) => {
    expect(await addItemWithFields({ price, currency })).toMatchObject({
      status: 201,
      body: { price: amount, currency },
    });
  });

  it.each([
    ['12.5', 'JPY', 'A price in JPY has no decimals'],
    ['1.2345', 'KWD', 'Invalid price'],
    ['1.234', 'USD', 'Invalid price'],
    ['1', 'XXX', 'Currency must be a currency code such as USD'],
    ['1', 'eur', 'Currency must be a currency code such as USD'],
    ['1', '', 'Currency must be a currency code such as USD'],
  ])('an item gets 400 for the price "%s" in "%s"', async (price, currency, text) => {
    expect(await addItemWithFields({ price, currency })).toMatchObject({ status: 400, text });
  });

  it('an item’s currency can only be changed to one that allows the decimals of the price', async () => {
    const { id } = await addItem(ana, listId, 'Mug', { price: '12.50' });
    const change = (fields: Record<string, string>) =>
      ana.tries(calls.updateItem, {
        params: { id: listId },
        form: createItemFormData({ id: String(id), name: 'Mug', ...fields }),
      });
    expect(await change({ currency: 'JPY' })).toMatchObject({ status: 400, text: 'A price in JPY has no decimals' });
    expect(await change({ currency: 'KWD', price: '1.234' })).toMatchObject({ status: 200, body: { price: 1.234 } });
    expect(await change({ currency: 'USD' })).toMatchObject({ status: 400, text: 'Invalid price' });
    expect(await change({ currency: 'JPY', price: '1500' })).toMatchObject({ status: 200, body: { currency: 'JPY' } });
  });
});

/** Creates a user in a browser with the language de-CH. Returns the user's currency. */
const createUserWithCurrency = async (body: { currency?: string }) => {
  const { uid, email, bearer } = await signUpWithoutUserRecord(app, { name: 'New' });
  const created = await createVisitor(app, bearer).does(calls.createUser, {
    body: { firebase_uid: uid, email, ...body },
    headers: { 'accept-language': 'de-CH' },
  });
  return created.currency;
};

describe('currency of a new user', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'EUR'],
    ['en-GB,en;q=0.5', 'GBP'],
    ['de,en-CH;q=0.9', 'CHF'],
    ['zh-Hant-TW', 'TWD'],
    ['de', 'USD'],
    ['en-ZZ', 'USD'],
    ['*', 'USD'],
    [undefined, 'USD'],
  ])('a browser with the languages %s gives a new user the currency %s', (languages, currency) => {
    expect(getCurrencyForAcceptLanguage(languages)).toBe(currency);
  });

  it('a new user has the currency of the browser’s region, unless the request contains a currency', async () => {
    expect(await createUserWithCurrency({})).toBe('CHF');
    expect(await createUserWithCurrency({ currency: 'JPY' })).toBe('JPY');
  });
});
