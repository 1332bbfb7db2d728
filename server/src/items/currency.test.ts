import { calls } from '@wishwell/contract/calls.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { addItem, createItemFormData } from '../../test/items.ts';
import { type Person, signUpPerson, signUpIdentity, createVisitor } from '../../test/person.ts';
import { getCurrencyForAcceptLanguage } from '../users/region-currency.ts';

let app: TestApp;
let ana: Person;
let listId: number;

beforeAll(async () => {
  app = await startApp();
  ana = await signUpPerson(app, 'Ana');
  ({ id: listId } = await ana.does(calls.createWishlist, { body: { title: 'Birthday' } }));
  return () => app.close();
});

const addItemWithFields = (fields: Record<string, string>) =>
  ana.tries(calls.addItem, { params: { id: listId }, form: createItemFormData({ name: 'Mug', ...fields }) });

describe('the currency of an item', () => {
  it('is by default the currency of the owner, and does not change with the owner’s currency', async () => {
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
  ])('allows the price "%s" in %s, which is stored as %s', async (price, currency, amount) => {
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
  ])('does not allow the price "%s" in "%s" (400)', async (price, currency, text) => {
    expect(await addItemWithFields({ price, currency })).toMatchObject({ status: 400, text });
  });

  it('can only be changed to a currency that allows the decimals of the price', async () => {
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
  const { uid, email, bearer } = await signUpIdentity(app, { name: 'New' });
  const created = await createVisitor(app, bearer).does(calls.createUser, {
    body: { firebase_uid: uid, email, ...body },
    headers: { 'accept-language': 'de-CH' },
  });
  return created.currency;
};

describe('the currency of a new person', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'EUR'],
    ['en-GB,en;q=0.5', 'GBP'],
    ['de,en-CH;q=0.9', 'CHF'],
    ['zh-Hant-TW', 'TWD'],
    ['de', 'USD'],
    ['en-ZZ', 'USD'],
    ['*', 'USD'],
    [undefined, 'USD'],
  ])('whose browser has the languages %s is %s', (languages, currency) => {
    expect(getCurrencyForAcceptLanguage(languages)).toBe(currency);
  });

  it('is that of the browser’s region, unless the request contains a currency', async () => {
    expect(await createUserWithCurrency({})).toBe('CHF');
    expect(await createUserWithCurrency({ currency: 'JPY' })).toBe('JPY');
  });
});
