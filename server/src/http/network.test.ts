import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

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

test('what is no address counts as itself', () => {
  expect(networkOf('unknown')).toBe('unknown');
});
