import { expect, test } from 'vitest';
import { wrapValuesInBidiIsolates } from './wrap-values-in-bidi-isolates.ts';

test('wrapValuesInBidiIsolates adds Unicode isolates only to names in right-to-left scripts', () => {
  expect(wrapValuesInBidiIsolates({ name: 'מתנה', other: 'هدية 2', count: 3, plain: 'André' })).toEqual({
    name: '\u2068מתנה\u2069',
    other: '\u2068هدية 2\u2069',
    count: 3,
    plain: 'André',
  });
  expect(wrapValuesInBidiIsolates(undefined)).toBeUndefined();
});
