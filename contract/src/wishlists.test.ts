import * as v from 'valibot';
import { expect, test } from 'vitest';
import { itemTextNames } from './fields.ts';
import * as schemas from './wishlists.ts';

const texts = (text: string) => Object.fromEntries(itemTextNames.map((field) => [field, text]));
const item = { id: 1, name: 'Mug', ...texts(''), price: 38, is_available: true, image_url: '' };
const own = { ...item, purchased: false, purchased_by: null };
const wishlist = {
  id: 1,
  title: 'Home',
  description: '',
  is_public: false,
  owner_id: 7,
  shared_with_ids: [8],
  created_at: '2026-01-01T00:00:00Z',
};
const owner = { id: 7, display_name: 'Mara', avatar: 'blue' };

/** Where a value is refused: the paths of the issues, or nothing. */
const refused = (schema: v.GenericSchema, value: unknown): string[] =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => v.getDotPath(issue) ?? '');

test('a new wishlist is public and shared with nobody, unless the body says otherwise', () => {
  const body = { title: 'Home', description: '', is_public: true, shared_with_ids: [] };
  expect(v.parse(schemas.NewWishlist, { title: 'Home' })).toEqual(body);
  const hidden = { title: 'Home', description: 'For us', is_public: false, owner_id: 7, shared_with_ids: [8] };
  expect(v.parse(schemas.NewWishlist, hidden)).toEqual(hidden);
  expect(v.parse(schemas.WishlistChange, hidden)).toEqual(hidden);
});

test('a change of a wishlist or an item keeps what it does not name', () => {
  expect(v.parse(schemas.WishlistChange, { title: 'Home' })).toEqual({ title: 'Home' });
  expect(v.parse(schemas.ItemChange, { id: '3', name: 'Mug' })).toEqual({ id: 3, name: 'Mug' });
});

test('a new item is available, free of charge and without a picture, unless the form says otherwise', () => {
  expect(v.parse(schemas.NewItem, { name: 'Mug' })).toEqual({
    name: 'Mug',
    ...texts(''),
    price: '0',
    is_available: true,
    image_url: '',
  });
});

test('the forms of an item take the same fields', () => {
  const fields = { name: 'Mug', ...texts('https://kiln.example'), price: '38.5', image_url: '/a' };
  const form = { ...fields, is_available: 'false', purchased: 'true' };
  const parsed = { ...fields, is_available: false, purchased: true };
  expect(v.parse(schemas.NewItem, form)).toEqual(parsed);
  expect(v.parse(schemas.ItemChange, { ...form, id: '3', new_wishlist_id: '4' })).toEqual({
    ...parsed,
    id: 3,
    new_wishlist_id: 4,
  });
});

test('a picture’s URL is as long as a URL may be, and no longer', () => {
  expect(refused(schemas.NewItem, { name: 'Mug', image_url: 'a'.repeat(2048) })).toEqual([]);
  expect(refused(schemas.NewItem, { name: 'Mug', image_url: 'a'.repeat(2049) })).toEqual(['image_url']);
});

test('a claim is made or released by one boolean', () => {
  expect(v.parse(schemas.Purchase, { purchased: true })).toEqual({ purchased: true });
  expect(refused(schemas.Purchase, {})).toEqual(['purchased']);
});

test('an owner’s item cannot tell of a claim', () => {
  expect(v.parse(schemas.OwnItem, own)).toEqual(own);
  expect(refused(schemas.OwnItem, { ...own, purchased: true })).toEqual(['purchased']);
  expect(refused(schemas.OwnItem, { ...own, purchased_by: 8 })).toEqual(['purchased_by']);
  expect(refused(schemas.OwnItem, { ...own, claimed: true })).toEqual(['claimed']);
});

test('a friend’s item tells who claimed it', () => {
  const claimed = { ...item, purchased: true, purchased_by: 8 };
  expect(v.parse(schemas.FriendItem, claimed)).toEqual(claimed);
  expect(v.parse(schemas.FriendItem, own)).toEqual(own);
  expect(refused(schemas.FriendItem, { ...own, purchased: null })).toEqual(['purchased']);
});

test('the wishlists of a response have these fields and no others', () => {
  const responses = [
    [schemas.OwnWishlist, { ...wishlist, items: [own] }],
    [schemas.FriendWishlist, { ...wishlist, owner, items: [own] }],
    [schemas.WishlistCard, { ...wishlist, item_count: 1, cover_urls: ['/a'] }],
  ] as const;
  for (const [schema, response] of responses) {
    expect(v.parse(schema, response)).toEqual(response);
    for (const field of Object.keys(response))
      expect(refused(schema, { ...response, [field]: undefined })).toEqual([field]);
    expect(refused(schema, { ...response, viewer: 8 })).toEqual(['viewer']);
  }
});
