import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const GROUPS_OF_A_64 = 4;

// Some proxies write an IPv6 address in brackets, or a port, into X-Forwarded-For.
const inBrackets = /^\[([^[\]]+)\](?::\d{1,5})?$/;
const portAfterDots = /(\.\d{1,3}):\d{1,5}$/;

/**
 * Returns the IP address without brackets and port; undefined if the text is not an IP address. The address of a
 * connection is undefined after a reset, although the type of Node.js says string.
 */
export function findIpAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const address = inBrackets.exec(text)?.[1] ?? text.replace(portAfterDots, '$1');
  return isIP(address) === 0 ? undefined : address;
}

/**
 * Returns the key of a rate limit per IP address: an IPv4 address, or the /64 network of an IPv6 address. An IPv4-mapped
 * IPv6 address counts as its IPv4 address. Returns the text itself if it is not an IP address.
 */
export function networkOf(text: string | undefined): string {
  const address = findIpAddress(text);
  if (address === undefined) return text ?? '';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return parsed.toNormalizedString().split(':').slice(0, GROUPS_OF_A_64).join(':');
}
