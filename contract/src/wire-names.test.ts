import { expect, test } from 'vitest';
import { camelName, renameKeys, snakeName } from './wire-names.ts';

test.each([
  ['title', 'title'],
  ['is_public', 'isPublic'],
  ['shared_with_ids', 'sharedWithIds'],
])('%s is %s in the app', (snake, camel) => {
  expect(camelName(snake)).toBe(camel);
  expect(snakeName(camel)).toBe(snake);
});

test('what is no name of the wire stays', () => {
  expect(camelName('__proto__')).toBe('_Proto__');
  expect(camelName('a_1')).toBe('a_1');
  expect(camelName('a_B')).toBe('a_B');
});

test('names are changed however deep they lie, and values never', () => {
  const wire = { item_count: 1, items: [{ image_url: 'a_b', price: null }, 'is_public'], is_public: true };
  const app = { itemCount: 1, items: [{ imageUrl: 'a_b', price: null }, 'is_public'], isPublic: true };
  expect(renameKeys(wire, camelName)).toEqual(app);
  expect(renameKeys(app, snakeName)).toEqual(wire);
  for (const plain of ['a_b', 1, true, null, undefined]) expect(renameKeys(plain, camelName)).toBe(plain);
});
