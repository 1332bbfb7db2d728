import { expect, test } from 'vitest';
import { parseIpAddress, getIpNetwork } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.17:44321', '203.0.113.17'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::1', '0:0:0:0'],
  ['2001:db8:0:7::1', '2001:db8:0:7'],
  ['2001:DB8::7:1:2:3:4', '2001:db8:0:7'],
  ['2001:db8:0:7::1%eth0', '2001:db8:0:7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['::ffff:203.0.113.7:4711', '203.0.113.7'],
  ['[203.0.113.7]:4711', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
  ['[::ffff:cb00:7107]', '203.0.113.7'],
  ['[2001:db8::1]:4711', '2001:db8:0:0'],
  ['[2001:DB8::2%eth0]:65535', '2001:db8:0:0'],
  ['2001:db8::1:4711', '2001:db8:0:0'],
])('getIpNetwork(%s) returns %s', (address, network) => expect(getIpNetwork(address)).toBe(network));

test.each([
  'unknown',
  '',
  'x203.0.113.17:80',
  '203.0.113.17:80x',
  '203.0.113.17:',
  'x::ffff:203.0.113.17',
  'example.com:80',
  '999.0.113.17:80',
  '[2001:db8::1',
  '2001:db8::1]:80',
  '[2001:db8::1]:80x',
  '[]:80',
])('getIpNetwork returns other text than an IP address unchanged: %j', (text) => expect(getIpNetwork(text)).toBe(text));

test('for an undefined IP address, getIpNetwork returns an empty text and parseIpAddress returns undefined', () => {
  expect(getIpNetwork(undefined)).toBe('');
  expect(parseIpAddress(undefined)).toBeUndefined();
});
