import * as v from 'valibot';
import { expect, test } from 'vitest';
import { itemTextFields } from './fields.ts';
import { maxSharedWithIds } from './limits.ts';
import * as schemas from './wishlists.ts';

const createItemTexts = (text: string) => Object.fromEntries(itemTextFields.map((field) => [field, text]));
const itemFields = {
  id: 1,
  name: 'Mug',
  ...createItemTexts(''),
  price: 38,
  currency: 'USD',
  is_available: true,
  most_wanted: false,
  image_url: '',
  wanted: 1,
};
const friendItem = { ...itemFields, purchased: false, purchased_by: null, free: 1, mine: 0, idea_by: null };
const notReceivedFields = { state: 'wanted', position: null, received_on: null, received_note: '' };
const ownItem = { ...itemFields, purchased: false, purchased_by: null, givers: null, ...notReceivedFields };

const wishlistSettings = { show_claims: 'never', takes_ideas: true };

const findInvalidFields = (schema: v.GenericSchema, value: unknown): string[] =>
  (v.safeParse(schema, value).issues ?? []).map((issue) => v.getDotPath(issue) ?? '');

test('a new wishlist is public by default, and shared with nobody', () => {
  const body = { title: 'Home', description: '', is_public: true, shared_with_ids: [], ...wishlistSettings };
  expect(v.parse(schemas.NewWishlist, { title: 'Home' })).toEqual(body);
  const hidden = {
    title: 'Home',
    description: 'For us',
    is_public: false,
    owner_id: 7,
    shared_with_ids: [8],
    ...wishlistSettings,
  };
  expect(v.parse(schemas.NewWishlist, hidden)).toEqual(hidden);
  expect(v.parse(schemas.WishlistChange, hidden)).toEqual(hidden);
});

test('the schemas WishlistChange and ItemChange add no default values for missing fields', () => {
  expect(v.parse(schemas.WishlistChange, { title: 'Home' })).toEqual({ title: 'Home' });
  expect(v.parse(schemas.ItemChange, { id: '3', name: 'Mug' })).toEqual({ id: 3, name: 'Mug' });
});

test('a new item is by default available, has the price 0 and no image', () => {
  expect(v.parse(schemas.NewItem, { name: 'Mug' })).toEqual({
    name: 'Mug',
    ...createItemTexts(''),
    price: '0',
    is_available: true,
    most_wanted: false,
    state: 'wanted',
    wanted: 1,
    image_url: '',
  });
});

test('the form for a new item and the form for changing an item accept the same fields', () => {
  const fields = {
    name: 'Mug',
    ...createItemTexts('https://kiln.example'),
    price: '38.5',
    currency: 'EUR',
    image_url: '/a',
  };
  const form = { ...fields, is_available: 'false', most_wanted: 'true', purchased: 'true' };
  const parsed = { ...fields, is_available: false, most_wanted: true, purchased: true };
  expect(v.parse(schemas.NewItem, form)).toEqual({ ...parsed, state: 'wanted', wanted: 1 });
  expect(v.parse(schemas.ItemChange, { ...form, id: '3', new_wishlist_id: '4' })).toEqual({
    ...parsed,
    id: 3,
    new_wishlist_id: 4,
  });
});

test('an image URL with the maximum length of a URL is accepted', () => {
  expect(findInvalidFields(schemas.NewItem, { name: 'Mug', image_url: 'a'.repeat(2048) })).toEqual([]);
  expect(findInvalidFields(schemas.NewItem, { name: 'Mug', image_url: 'a'.repeat(2049) })).toEqual(['image_url']);
});

test('a claim must contain the field "purchased", and has the quantity 1 by default', () => {
  expect(v.parse(schemas.Purchase, { purchased: true })).toEqual({
    purchased: true,
    quantity: 1,
    show_claims: 'names',
  });
  expect(findInvalidFields(schemas.Purchase, {})).toEqual(['purchased']);
});

test('the schema FriendItem accepts the id of a giver, and the schema OwnItem refuses it', () => {
  expect(v.parse(schemas.OwnItem, ownItem)).toEqual(ownItem);
  expect(findInvalidFields(schemas.OwnItem, { ...ownItem, purchased_by: 8 })).toEqual(['purchased_by']);
  expect(findInvalidFields(schemas.OwnItem, { ...ownItem, claimed: true })).toEqual(['claimed']);
  for (const item of [friendItem, { ...friendItem, purchased: true, purchased_by: 8 }])
    expect(v.parse(schemas.FriendItem, item)).toEqual(item);
  expect(findInvalidFields(schemas.FriendItem, { ...friendItem, purchased: null })).toEqual(['purchased']);
});

test('sharedWithUserIdsSchema accepts the maximum number of ids and removes duplicates', () => {
  const ids = Array.from({ length: maxSharedWithIds }, (_, index) => index + 1);
  expect(v.parse(schemas.sharedWithUserIdsSchema, ids)).toEqual(ids);
  expect(v.parse(schemas.sharedWithUserIdsSchema, [3, 1, 3, 2, 1])).toEqual([3, 1, 2]);
});

test('sharedWithUserIdsSchema refuses too many ids before it reads any of them', () => {
  const readProperties: unknown[] = [];
  const ids = new Proxy(
    Array.from({ length: 131_000 }, () => 0),
    {
      get(target, name) {
        readProperties.push(name);
        return Reflect.get(target, name);
      },
    },
  );
  const { issues = [] } = v.safeParse(schemas.sharedWithUserIdsSchema, ids);
  expect(issues.map(({ message }) => message)).toEqual(['error.invalid']);
  expect(new Set(readProperties)).toEqual(new Set(['length']));
});

test('sharedWithUserIdsSchema reports only the first invalid id', () => {
  const { issues = [] } = v.safeParse(schemas.sharedWithUserIdsSchema, [1, 0, 'x', 0]);
  expect(issues.map(({ message, path }) => [message, path?.map(({ key }) => key)])).toEqual([['error.mustBeId', [1]]]);
  expect(v.safeParse(schemas.sharedWithUserIdsSchema, '1').issues?.[0]?.message).toBe('error.mustBeIdList');
});
