import { expect, test } from 'vitest';
import { createRecent } from './recent.ts';

test('a value is kept until its time, and the least recently used go first', () => {
  let now = 0;
  const recent = createRecent<number>(2, () => now);
  recent.set('a', 1, 10);
  recent.set('b', 2, 20);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, 2, undefined]);
  recent.get('a');
  recent.set('c', 3, 20);
  expect([recent.get('a'), recent.get('b'), recent.get('c')]).toEqual([1, undefined, 3]);
  now = 10;
  expect([recent.get('a'), recent.get('c')]).toEqual([undefined, 3]);
  recent.set('c', 4, 30);
  recent.delete('c');
  recent.set('d', 5, 30);
  recent.clear();
  expect([recent.get('c'), recent.get('d')]).toEqual([undefined, undefined]);
});
