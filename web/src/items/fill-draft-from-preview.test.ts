import { expect, test } from 'vitest';
import { clearDraftFieldsFilledByPreview, fillDraftFromPreview, parseWebUrl } from './fill-draft-from-preview.ts';
import { emptyItemDraft } from './item-draft.ts';

const url = 'https://shop.example/mug';
const draftWithLink = { ...emptyItemDraft, url };
const emptyPreview = { name: null, price: null, currency: null, description: null, imageUrl: null, shop: null };
const mug = {
  ...emptyPreview,
  name: 'Stoneware mug',
  price: '24.50',
  currency: 'USD',
  description: 'Holds 400 ml.',
  imageUrl: '/api/pictures/1',
};

test('fillDraftFromPreview fills the empty fields of the item form and lists these fields in `filled`', () => {
  expect(fillDraftFromPreview(draftWithLink, mug)).toEqual({
    ...draftWithLink,
    name: 'Stoneware mug',
    price: '24.50',
    currency: 'USD',
    description: 'Holds 400 ml.',
    imageUrl: '/api/pictures/1',
    filled: ['name', 'price', 'description', 'imageUrl'],
  });
});

test('fillDraftFromPreview keeps fields that the user filled, and adds no image if the user chose a file', () => {
  const file = new File(['x'], 'mug.png', { type: 'image/png' });
  const typedDraft = { ...draftWithLink, name: 'Blue mug', price: '20', file };
  expect(fillDraftFromPreview(typedDraft, mug)).toEqual({
    ...typedDraft,
    description: 'Holds 400 ml.',
    filled: ['description'],
  });
});

test('fillDraftFromPreview replaces all values that the previous link preview has filled in', () => {
  const bowl = fillDraftFromPreview(fillDraftFromPreview(draftWithLink, mug), { ...emptyPreview, name: 'Tea bowl' });
  expect(bowl).toEqual({ ...draftWithLink, name: 'Tea bowl', filled: ['name'] });
});

test('clearDraftFieldsFilledByPreview removes the values of a preview, and keeps what the user typed', () => {
  const typedDraft = { ...draftWithLink, name: 'Blue mug' };
  expect(clearDraftFieldsFilledByPreview(fillDraftFromPreview(typedDraft, mug))).toEqual(typedDraft);
});

test('fillDraftFromPreview sets price and currency, and clearDraftFieldsFilledByPreview removes both', () => {
  const filled = fillDraftFromPreview(draftWithLink, { ...mug, currency: 'EUR' });
  expect(filled).toMatchObject({ price: '24.50', currency: 'EUR' });
  expect(clearDraftFieldsFilledByPreview(filled)).toMatchObject({ price: '', currency: '' });
  expect(fillDraftFromPreview(draftWithLink, { ...mug, currency: null })).toMatchObject({
    price: '24.50',
    currency: '',
  });
});

test.each([
  ['https://shop.example/mug', 'https://shop.example/mug'],
  [' shop.example/mug ', 'https://shop.example/mug'],
  ['a mug', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('parseWebUrl(%j) returns %j', (text, link) => {
  expect(parseWebUrl(text)).toBe(link);
});
