import { expect, test } from 'vitest';
import { clearFilledFields, fillDraft, toWebUrl } from './fill-draft.ts';
import { emptyDraft } from './item-draft.ts';

const url = 'https://shop.example/mug';
const draftWithLink = { ...emptyDraft, url };
const emptyPreview = { name: null, price: null, currency: null, description: null, imageUrl: null, shop: null };
const mug = {
  ...emptyPreview,
  name: 'Stoneware mug',
  price: '24.50',
  currency: 'USD',
  description: 'Holds 400 ml.',
  imageUrl: '/api/pictures/1',
};

test('fillDraft fills the empty fields of the item form and lists these fields in `filled`', () => {
  expect(fillDraft(draftWithLink, mug)).toEqual({
    ...draftWithLink,
    name: 'Stoneware mug',
    price: '24.50',
    currency: 'USD',
    description: 'Holds 400 ml.',
    imageUrl: '/api/pictures/1',
    filled: ['name', 'price', 'description', 'imageUrl'],
  });
});

test('fillDraft keeps fields that the user has filled, and adds no image if the user has chosen a file', () => {
  const file = new File(['x'], 'mug.png', { type: 'image/png' });
  const typedDraft = { ...draftWithLink, name: 'Blue mug', price: '20', file };
  expect(fillDraft(typedDraft, mug)).toEqual({
    ...typedDraft,
    description: 'Holds 400 ml.',
    filled: ['description'],
  });
});

test('fillDraft replaces all values that the previous link preview has filled in', () => {
  const bowl = fillDraft(fillDraft(draftWithLink, mug), { ...emptyPreview, name: 'Tea bowl' });
  expect(bowl).toEqual({ ...draftWithLink, name: 'Tea bowl', filled: ['name'] });
});

test('clearFilledFields removes the values of a link preview and keeps the values that the user typed', () => {
  const typedDraft = { ...draftWithLink, name: 'Blue mug' };
  expect(clearFilledFields(fillDraft(typedDraft, mug))).toEqual(typedDraft);
});

test('fillDraft sets the price and its currency, and clearFilledFields removes both', () => {
  const filled = fillDraft(draftWithLink, { ...mug, currency: 'EUR' });
  expect(filled).toMatchObject({ price: '24.50', currency: 'EUR' });
  expect(clearFilledFields(filled)).toMatchObject({ price: '', currency: '' });
  expect(fillDraft(draftWithLink, { ...mug, currency: null })).toMatchObject({ price: '24.50', currency: '' });
});

test.each([
  ['https://shop.example/mug', 'https://shop.example/mug'],
  [' shop.example/mug ', 'https://shop.example/mug'],
  ['a mug', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('toWebUrl(%j) returns %j', (text, link) => {
  expect(toWebUrl(text)).toBe(link);
});
