import { expect, test } from 'vitest';
import { toCamelCase, renameKeys, toSnakeCase } from './wire-names.ts';

test.each([
  ['title', 'title'],
  ['is_public', 'isPublic'],
  ['shared_with_ids', 'sharedWithIds'],
])('the snake_case name %s and the camelCase name %s are converted into each other', (snake, camel) => {
  expect(toCamelCase(snake)).toBe(camel);
  expect(toSnakeCase(camel)).toBe(snake);
});

test('toCamelCase changes only an underscore before a lower-case letter', () => {
  expect(toCamelCase('__proto__')).toBe('_Proto__');
  expect(toCamelCase('a_1')).toBe('a_1');
  expect(toCamelCase('a_B')).toBe('a_B');
});

test('renameKeys renames keys at any depth and changes no value', () => {
  const wire = { item_count: 1, items: [{ image_url: 'a_b', price: null }, 'is_public'], is_public: true };
  const app = { itemCount: 1, items: [{ imageUrl: 'a_b', price: null }, 'is_public'], isPublic: true };
  expect(renameKeys(wire, toCamelCase)).toEqual(app);
  expect(renameKeys(app, toSnakeCase)).toEqual(wire);
  for (const value of ['a_b', 1, true, null, undefined]) expect(renameKeys(value, toCamelCase)).toBe(value);
});
