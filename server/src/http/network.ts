import { isIP } from 'node:net';

const GROUPS_OF_A_64 = 4;

/** The eight groups of an IPv6 address without its zone, as RFC 4291 §2.2 lets them be shortened. */
function groupsOf(ipv6: string): string[] {
  const canonical = new URL(`http://[${ipv6.split('%')[0] ?? ''}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/**
 * Whom a limit per address counts together: one IPv4 address, or the /64 that an IPv6 client can move in freely. An
 * IPv4 address mapped into IPv6 counts as itself.
 */
export function networkOf(ip: string): string {
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(ip)?.[1];
  if (withPort) return withPort;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  return isIP(ip) === 6 ? groupsOf(ip).slice(0, GROUPS_OF_A_64).join(':') : ip;
}
