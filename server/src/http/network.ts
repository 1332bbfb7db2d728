import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Number of 16-bit groups in the prefix of an IPv6 /64 network. */
const IPV6_GROUPS_PER_64_BIT_PREFIX = 4;

// In X-Forwarded-For, some proxies write brackets around an IPv6 address, or a port after an address.
const bracketedIpv6Pattern = /^\[([^[\]]+)\](?::\d{1,5})?$/;
const ipv4PortPattern = /(\.\d{1,3}):\d{1,5}$/;

/**
 * Returns the IP address in `text` without brackets and port; undefined if there is none. `text` is undefined
 * for a reset connection, although the types of Node.js declare a string.
 */
export function parseIpAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const address = bracketedIpv6Pattern.exec(text)?.[1] ?? text.replace(ipv4PortPattern, '$1');
  return isIP(address) === 0 ? undefined : address;
}

/**
 * Returns the network of an IP address, which is the key for rate limits. It is the address itself for IPv4,
 * and the /64 network for IPv6. An IPv4-mapped IPv6 address counts as IPv4. Returns any other text unchanged.
 */
export function getIpNetwork(text: string | undefined): string {
  const address = parseIpAddress(text);
  if (address === undefined) return text ?? '';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return parsed.toNormalizedString().split(':').slice(0, IPV6_GROUPS_PER_64_BIT_PREFIX).join(':');
}

/**
 * Returns the key by which rate limits count a request: the user of a valid bearer token, otherwise the
 * client's network.
 */
export const getRateLimitKey = ({ bearerPayload, ip }: Pick<FastifyRequest, 'bearerPayload' | 'ip'>): string =>
  bearerPayload ? `user:${bearerPayload.uid}` : `ip:${getIpNetwork(ip)}`;
