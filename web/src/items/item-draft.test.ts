import { itemTextNames } from '@wishwell/contract/fields.ts';
import { camelName } from '@wishwell/contract/wire-names.ts';
import { expect, test } from 'vitest';
import { draftOf, emptyDraft, validateItem, formOf } from './item-draft.ts';

const mug = { ...emptyDraft, name: 'Stoneware mug' };

test('an item needs a name, and spaces are none', () => {
  expect(validateItem({ ...mug, name: '   ' }).name).toEqual({ id: 'items.nameRequired', tone: 'warning' });
  expect(validateItem(mug)).toEqual({});
});

test.each(['heathandkiln/mugs', 'javascript:alert(1)', '/mugs', 'ftp://kiln.example/mug', 'https://'])(
  'the link %s is an invalid URL',
  (url) => {
    expect(validateItem({ ...mug, url }).url).toEqual({ id: 'items.invalidUrl', tone: 'error' });
  },
);

test.each(['', 'https://kiln.example/mug?colour=sea', 'http://kiln.example'])('the link "%s" is fine', (url) => {
  expect(validateItem({ ...mug, url })).toEqual({});
});

test.each(['ten', '-1', '1e9', '0.001', '12345678', '3,50'])('the price %s is invalid', (price) => {
  expect(validateItem({ ...mug, price }).price).toEqual({ id: 'items.invalidPrice', tone: 'error' });
});

test.each(['', '0', '38', '38.5', '9999999.99'])('the price "%s" is fine', (price) => {
  expect(validateItem({ ...mug, price })).toEqual({});
});

test('every fault is found at once, in the order of the form', () => {
  const wrong = { ...emptyDraft, url: 'nowhere', price: '-1', description: 'a'.repeat(5_001) };
  expect(Object.keys(validateItem(wrong))).toEqual(['name', 'url', 'price', 'description']);
});

test('an empty price is sent as 0, and a price of 0 is shown as empty', () => {
  expect(formOf(mug).get('price')).toBe('0');
  const kept = { ...mug, id: 1, price: 0, imageUrl: '/a', purchased: false, purchasedBy: null } as const;
  expect(draftOf(kept)).toMatchObject({ price: '', imageUrl: '/a' });
});

test('the form goes out in the names of the wire, the picture only where one was chosen', () => {
  const file = new File(['x'], 'mug.png', { type: 'image/png' });
  const texts = Object.fromEntries(itemTextNames.map((text) => [camelName(text), ` the ${text} `]));
  expect([...formOf({ ...mug, ...texts, price: ' 12.50 ', isAvailable: false }).entries()]).toEqual([
    ['name', 'Stoneware mug'],
    ...itemTextNames.map((text) => [text, `the ${text}`]),
    ['price', '12.50'],
    ['is_available', 'false'],
    ['purchased', 'false'],
    ['image_url', ''],
  ]);
  expect(formOf({ ...mug, file }).get('image_file')).toBeInstanceOf(File);
});
