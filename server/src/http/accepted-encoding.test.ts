import { expect, test } from 'vitest';
import { pickEncoding } from './accepted-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, GZIP;q=0.5', 'gzip'],
  ['x,'.repeat(99) + 'br', 'br'],
  // Only what ends within 200 characters is read: a coding is not taken without the `q=0` behind it.
  ['x,'.repeat(100) + 'br', 'identity'],
  ['x,'.repeat(99) + 'br;q=0', 'identity'],
  [','.repeat(15_500), 'identity'],
])('a client that takes %j is sent %s', (header, encoding) => expect(pickEncoding(header)).toBe(encoding));
