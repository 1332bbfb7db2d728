import { expect, test } from 'vitest';
import { findIpAddress, networkOf } from './network.ts';

test('an IPv4 address counts alone, also when it comes mapped into IPv6', () => {
  expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
  expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
});

test('an IPv6 address counts with its /64, however it is written', () => {
  const spellings = ['2001:db8:0:7::1', '2001:0db8:0000:0007:ffff::', '2001:DB8::7:1:2:3:4', '2001:db8:0:7::1%eth0'];
  expect(new Set(spellings.map(networkOf))).toEqual(new Set(['2001:db8:0:7']));
  expect(networkOf('2001:db8:0:8::1')).not.toBe('2001:db8:0:7');
  expect(networkOf('::1')).toBe('0:0:0:0');
});

test('an IPv4 address counts without the port that some proxies add', () => {
  expect(networkOf('203.0.113.17:44321')).toBe('203.0.113.17');
  expect(networkOf('::FFFF:203.0.113.17')).toBe('203.0.113.17');
});

test.each([
  ['1:2:3:4:5:6:7:8', '1:2:3:4'],
  ['1:2:3::', '1:2:3:0'],
  ['::1:2:3:4:5:6:7', '0:1:2:3'],
  ['::', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::ffff:0:203.0.113.7', '0:0:0:0'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['::FFFF:CB00:7107', '203.0.113.7'],
  ['::ffff:1:203', '0.1.2.3'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['0000:0000:0000:0000:0000:ffff:203.0.113.7', '203.0.113.7'],
  ['1::ffff:cb00:7107', '1:0:0:0'],
  ['::ffff:203.0.113.7:4711', '203.0.113.7'],
  ['[203.0.113.7]:4711', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:4711', '203.0.113.7'],
  ['[::ffff:cb00:7107]', '203.0.113.7'],
  ['[2001:db8::1]', '2001:db8:0:0'],
  ['[2001:db8::1]:4711', '2001:db8:0:0'],
  ['[2001:DB8::2%eth0]:65535', '2001:db8:0:0'],
  ['2001:db8::1:4711', '2001:db8:0:0'],
])('%s lies in %s', (address, network) => expect(networkOf(address)).toBe(network));

test.each([
  'unknown',
  '',
  'x203.0.113.17:80',
  '203.0.113.17:80x',
  '203.0.113.17:',
  '203.0.113:80',
  '203.0.113.17.18:80',
  'x::ffff:203.0.113.17',
  '::ffff:203.0.113.17x',
  '::ffff:203.0.113',
  '203.0.113.x:80',
  'example.com:80',
  '999.0.113.17:80',
  '[2001:db8::1',
  '2001:db8::1]:80',
  '[2001:db8::1]:',
  '[2001:db8::1]80',
  '[2001:db8::1]:80x',
  '[[2001:db8::1]]:80',
  '[unknown]:80',
  '[]:80',
])('what is no address counts as itself: %j', (text) => expect(networkOf(text)).toBe(text));

test('a connection whose address is not known any more counts as one without', () => {
  expect(networkOf(undefined)).toBe('');
  expect(findIpAddress(undefined)).toBeUndefined();
});
