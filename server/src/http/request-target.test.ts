import { expect, test } from 'vitest';
import { normaliseRequestTarget } from './request-target.ts';

test.each([
  ['/friends?q=a', '/friends?q=a'],
  ['http://wishes.example/friends?q=a', '/friends?q=a'],
  ['HTTPS://wishes.example', '/'],
  ['/%', '/%25'],
  ['/a%FFb?c=%', '/a%25FFb?c=%'],
  ['/M%C3%BCtze', '/M%C3%BCtze'],
  ['/api/%', '/api/%'],
  ['*', '*'],
])('normaliseRequestTarget converts %s to %s', (target, normal) => {
  expect(normaliseRequestTarget(target)).toBe(normal);
});
