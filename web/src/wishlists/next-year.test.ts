import { expect, test } from 'vitest';
import { createTitleForNextYear } from './next-year.ts';

test.each([
  ['Birthday', 'Birthday'],
  ['Birthday 2026', 'Birthday 2027'],
  ['Winter 2026/2027', 'Winter 2027/2028'],
  ['Kit 120265', 'Kit 120265'],
])('createTitleForNextYear("%s") returns "%s"', (title, next) => {
  expect(createTitleForNextYear(title)).toBe(next);
});
