import { itemTextFields } from '@wishwell/contract/fields.ts';
import { toCamelCase } from '@wishwell/contract/wire-names.ts';
import { expect, test } from 'vitest';
import {
  normaliseItemDraft,
  createItemDraft,
  emptyItemDraft,
  createItemFormData,
  createIdeaFormData,
  validateItem,
} from './item-draft.ts';

const mug = { ...emptyItemDraft, name: 'Stoneware mug', currency: 'USD' };

const stateFields = { state: 'wanted', position: null, receivedOn: null, receivedNote: '', mostWanted: false } as const;
const claimFields = { wanted: 1, purchased: false, purchasedBy: null, givers: null } as const;
const storedItem = { ...mug, ...stateFields, ...claimFields, id: 1, price: 0, imageUrl: '/a' };

test('validateItem refuses a name that contains only white space', () => {
  expect(validateItem({ ...mug, name: '   ' }).name).toEqual({ id: 'items.nameRequired', tone: 'warning' });
  expect(validateItem(mug)).toEqual({});
});

test.each<[keyof typeof mug, string, string]>([
  ['url', 'heathandkiln/mugs', 'items.invalidUrl'],
  ['url', 'javascript:alert(1)', 'items.invalidUrl'],
  ['price', 'ten', 'items.invalidPrice'],
])('validateItem refuses the %s “%s”', (field, text, id) => {
  expect(validateItem({ ...mug, [field]: text })).toMatchObject({ [field]: { id, tone: 'error' } });
});

test.each([
  ['', ''],
  ['https://kiln.example/mug?colour=sea', '38.5'],
])('validateItem accepts the link “%s” with the price “%s”', (url, price) => {
  expect(validateItem({ ...mug, url, price })).toEqual({});
});

test.each([
  ['JPY', '12.5', 0],
  ['ISK', '0.001', 0],
  ['USD', '0.001', 2],
  ['USD', '1.230', 2],
])('validateItem refuses a price in %s with too many decimals: %s', (currency, price, max) => {
  const error = { id: 'items.priceDecimals', values: { max, currency }, tone: 'error' };
  expect(validateItem({ ...mug, currency, price }).price).toEqual(error);
});

test.each([
  ['JPY', '1500'],
  ['JPY', '1500.00'],
  ['KWD', '1.125'],
])('validateItem accepts a price in %s: %s', (currency, price) => {
  expect(validateItem({ ...mug, currency, price })).toEqual({});
});

test('validateItem returns all errors in the order of the form', () => {
  const wrong = { ...emptyItemDraft, url: 'nowhere', price: '-1', description: 'a'.repeat(5_001) };
  expect(Object.keys(validateItem(wrong))).toEqual(['url', 'name', 'price', 'description']);
});

test('createItemFormData sends an empty price as 0, and createItemDraft shows a price of 0 as empty', () => {
  expect(createItemFormData(mug).get('price')).toBe('0');
  expect(createItemDraft(storedItem, 'en')).toMatchObject({ price: '', imageUrl: '/a' });
});

test("createItemFormData uses the API's field names and adds a file only if the user chose one", () => {
  const file = new File(['x'], 'mug.png', { type: 'image/png' });
  const texts = Object.fromEntries(itemTextFields.map((text) => [toCamelCase(text), ` the ${text} `]));
  expect([...createItemFormData({ ...mug, ...texts, price: ' 12.50 ', isAvailable: false }).entries()]).toEqual([
    ['name', 'Stoneware mug'],
    ...itemTextFields.map((text) => [text, `the ${text}`]),
    ['price', '12.50'],
    ['currency', 'USD'],
    ['is_available', 'false'],
    ['wanted', '1'],
    ['purchased', 'false'],
    ['image_url', ''],
  ]);
  expect(createItemFormData({ ...mug, file }).get('image_file')).toBeInstanceOf(File);
});

test.each([
  [4, '4'],
  [null, ''],
])('for an item with the wanted number %s, the form contains the text "%s"', (wanted, text) => {
  const item = { ...storedItem, wanted };
  expect(createItemDraft(item, 'en').wanted).toBe(text);
  expect(createItemFormData(createItemDraft(item, 'en')).get('wanted')).toBe(text);
});

test('createIdeaFormData omits the fields that only the owner sets', () => {
  expect([...createIdeaFormData(mug).keys()]).toEqual([
    'name',
    ...itemTextFields,
    'price',
    'currency',
    'wanted',
    'image_url',
  ]);
});

test.each([
  ['shop.example/mug', 'https://shop.example/mug'],
  [' kiln.example ', 'https://kiln.example'],
  ['münchen.example:8080/a', 'https://münchen.example:8080/a'],
  ['https://kiln.example', 'https://kiln.example'],
  ['shop', 'shop'],
  ['https://a.example/d/2Ioc Look at this', 'https://a.example/d/2Ioc'],
  ['Look at this: https://a.example/d/2Ioc.', 'https://a.example/d/2Ioc'],
  ['A mug\nhttps://a.example/mug', 'https://a.example/mug'],
  ['https://a.example/1 https://a.example/2', 'https://a.example/1'],
  ['www.shop.example/pan\nfrom my phone', 'https://www.shop.example/pan'],
  ['\u200Ehttps://a.example/mug\u200E', 'https://a.example/mug'],
  ['https://a.example/wiki/Mug_(cup)', 'https://a.example/wiki/Mug_(cup)'],
  ['a nice mug', 'a nice mug'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['', ''],
])('normaliseItemDraft changes the link "%s" to "%s"', (url, completed) => {
  expect(normaliseItemDraft({ ...mug, url }, 'en').url).toBe(completed);
});

test("normaliseItemDraft converts a price to the API's format, and an invalid price stays invalid", () => {
  expect(normaliseItemDraft({ ...mug, price: '1.299,00' }, 'de').price).toBe('1299.00');
  for (const [price, id] of [
    ['ten', 'items.invalidPrice'],
    ['1,299', 'items.priceDecimals'],
  ] as const)
    expect(validateItem(normaliseItemDraft({ ...mug, price }, 'de')).price).toMatchObject({ id });
});
