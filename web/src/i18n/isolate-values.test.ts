import { expect, test } from 'vitest';
import { isolateValues } from './isolate-values.ts';

test('isolateValues isolates names in right-to-left scripts, and changes no other value', () => {
  expect(isolateValues({ name: 'מתנה', other: 'هدية 2', count: 3, plain: 'André' })).toEqual({
    name: '\u2068מתנה\u2069',
    other: '\u2068هدية 2\u2069',
    count: 3,
    plain: 'André',
  });
  expect(isolateValues(undefined)).toBeUndefined();
});
