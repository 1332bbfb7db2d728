import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test('every place of a template is filled', () => {
  expect(fill('${A} and ${B}, ${A}', { A: 'one', B: '$& ${A}' })).toBe('one and $& ${A}, one');
});

test('a place without a value and a value without a place are mistakes', () => {
  expect(() => fill('${A}', {})).toThrow('The template wants A');
  expect(() => fill('nothing', { A: 'one' })).toThrow('The template has no place for A');
});
