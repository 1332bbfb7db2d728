import { expect, test } from 'vitest';
import { isolateMessageValues } from './isolate-message-values.ts';

test('isolateMessageValues adds Unicode isolates to names in right-to-left scripts, and to no other value', () => {
  expect(isolateMessageValues({ name: 'מתנה', other: 'هدية 2', count: 3, plain: 'André' })).toEqual({
    name: '\u2068מתנה\u2069',
    other: '\u2068هدية 2\u2069',
    count: 3,
    plain: 'André',
  });
  expect(isolateMessageValues(undefined)).toBeUndefined();
});
