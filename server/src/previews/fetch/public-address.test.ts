import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  '93.184.215.14',
  '8.8.8.8',
  '2606:4700::6810:84e5',
  '::ffff:93.184.215.14',
  '64:ff9b::5db8:d70e',
  '2002:5db8:d70e::1',
])('isPublicAddress returns true for %s', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['unspecified', '0.0.0.0'],
  ['loopback', '127.0.0.1'],
  ['private', '10.0.0.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['link-local and metadata', '169.254.169.254'],
  ['a service of Azure', '168.63.129.16'],
  ['loopback', '::1'],
  ['IPv4-compatible', '::7f00:1'],
  ['IPv4-mapped loopback', '::ffff:127.0.0.1'],
  ['IPv4-mapped metadata', '::ffff:a9fe:a9fe'],
  ['IPv4-translated', '::ffff:0:127.0.0.1'],
  ['NAT64 of a private address', '64:ff9b::10.0.0.1'],
  ['local NAT64', '64:ff9b:1::5db8:d70e'],
  ['6to4 of loopback', '2002:7f00:1::'],
  ['Teredo with a private client', '2001:0:5db8:d70e::f5ff:fffe'],
  ['Teredo with a private server', '2001:0:a00:1::a247:28f1'],
  ['unique local, metadata', 'fd00:ec2::254'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['documentation', '3fff::1'],
  ['unassigned', '4000::1'],
  ['no address', 'localhost'],
  ['no address', ''],
])('isPublicAddress returns false for an address of the kind "%s": %s', (_kind, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
