import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const proxyNames: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether the text is an IP address or a CIDR range (RFC 4632). */
const isNetwork = (text: string): boolean =>
  isIP(text) !== 0 || ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text);

export function isHost(text: string): boolean {
  return isIP(text) !== 0 || /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text);
}

/** Whether a name or number means this machine. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(bare) === 4) return bare.startsWith('127.');
  return bare === '::1' || bare === 'localhost' || bare.endsWith('.localhost');
}

/** Scheme and host alone, as a browser's `Origin` names them; a closing slash is forgiven. */
export function isOrigin(text: string): boolean {
  if (!isWebAddress(text)) return false;
  const { origin, href } = new URL(text);
  return href === `${origin}/`;
}

export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** A host may be missing, as in `postgres://user@/name?host=/folder/of/socket`: the driver allows that. */
export function isDatabaseUrl(text: string): boolean {
  const withHost = text.replace('@/', '@localhost/');
  return URL.canParse(withHost) && /^postgres(?:ql)?:$/.test(new URL(withHost).protocol);
}

export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(text);
}

/** Lower case, because what is listed is compared without regard to case. */
export function readList(text: string): string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** What Fastify's `trustProxy` takes: https://fastify.dev/docs/latest/Reference/Server/#trustproxy */
export function isTrust(text: string): boolean {
  return (
    /^(?:true|false|\d{1,2})$/.test(text) ||
    readList(text).every((entry) => proxyNames.includes(entry) || isNetwork(entry))
  );
}

export function readTrust(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : readList(text).join(',');
}
