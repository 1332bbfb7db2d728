import { isIP } from 'node:net';

const GROUPS_OF_A_64 = 4;

// What some proxies write into X-Forwarded-For: an IPv6 address in brackets, either kind with its client's port.
const inBrackets = /^\[([^[\]]+)\](?::\d{1,5})?$/;
const portAfterDots = /(\.\d{1,3}):\d{1,5}$/;

/** The eight groups of an IPv6 address without its zone, as RFC 4291 §2.2 lets them be shortened. */
function groupsOf(ipv6: string): string[] {
  const canonical = new URL(`http://[${ipv6.split('%')[0] ?? ''}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail === undefined) return before;
  const after = tail === '' ? [] : tail.split(':');
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/** The IPv4 address of `::ffff:0:0/96` (RFC 4291 §2.5.5.2), in whichever spelling it came. */
function mappedIpv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff])
    .join('.');
}

/**
 * The address itself, without brackets and port; undefined for what is none. Node knows no address of a connection that
 * was reset before anybody asked for it, whatever the types say.
 */
export function addressOf(ip: string | undefined): string | undefined {
  if (ip === undefined) return undefined;
  const address = inBrackets.exec(ip)?.[1] ?? ip.replace(portAfterDots, '$1');
  return isIP(address) === 0 ? undefined : address;
}

/**
 * Whom a limit per address counts together: one IPv4 address, or the /64 that an IPv6 client can move in freely. An
 * IPv4 address mapped into IPv6 counts as itself. The port beside an address does not count, as each connection has
 * another one. What is no address counts as it stands.
 */
export function networkOf(ip: string | undefined): string {
  const address = addressOf(ip);
  if (address === undefined) return ip ?? '';
  if (isIP(address) === 4) return address;
  const groups = groupsOf(address);
  return mappedIpv4(groups) ?? groups.slice(0, GROUPS_OF_A_64).join(':');
}
