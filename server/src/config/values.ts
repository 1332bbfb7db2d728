import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import * as v from 'valibot';

const trustProxyKeywords: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** Returns whether the text is an IP address or a CIDR range (RFC 4632). */
const isIpNetwork = (text: string): boolean =>
  isIP(text) !== 0 || ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text);

export function isHostNameOrAddress(text: string): boolean {
  return isIP(text) !== 0 || /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i.test(text);
}

export function isLoopbackHost(host: string): boolean {
  const hostWithoutBrackets = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (isIP(hostWithoutBrackets) === 4) return hostWithoutBrackets.startsWith('127.');
  return (
    hostWithoutBrackets === '::1' || hostWithoutBrackets === 'localhost' || hostWithoutBrackets.endsWith('.localhost')
  );
}

/** Returns whether the text is an origin: only scheme and host, with an optional port and trailing slash. */
export function isOrigin(text: string): boolean {
  if (!isHttpUrl(text)) return false;
  const { origin, href } = new URL(text);
  return href === `${origin}/`;
}

export function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/**
 * Returns whether the text is a PostgreSQL URL. Allows a URL without host, as the database driver does:
 * `postgres://user@/name?host=/folder/of/socket`.
 */
export function isDatabaseUrl(text: string): boolean {
  const urlWithHost = text.replace('@/', '@localhost/');
  return URL.canParse(urlWithHost) && /^postgres(?:ql)?:$/.test(new URL(urlWithHost).protocol);
}

export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(text);
}

/**
 * Splits a comma-separated list, and converts it to lower case, because comparisons of its values ignore
 * case.
 */
export function splitLowercaseList(text: string): string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/**
 * Returns whether the text is a value of Fastify's `trustProxy`:
 * https://fastify.dev/docs/latest/Reference/Server/#trustproxy
 */
export function isTrustProxyValue(text: string): boolean {
  return (
    /^(?:true|false|\d{1,2})$/.test(text) ||
    splitLowercaseList(text).every((entry) => trustProxyKeywords.includes(entry) || isIpNetwork(entry))
  );
}

export function readTrustProxy(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d+$/.test(text) ? Number(text) : splitLowercaseList(text).join(',');
}

export const listUnmetConditionMessages = (conditions: readonly [isMet: boolean, message: string][]): string[] =>
  conditions.filter(([isMet]) => !isMet).map(([, message]) => message);

export const HttpUrlStringSchema = v.pipe(v.string(), v.check(isHttpUrl, 'must be an http:// or https:// URL'));

export const HttpUrlSchema = v.pipe(
  HttpUrlStringSchema,
  v.transform((text) => new URL(text)),
);

export const createChoiceSchema = <const One extends string, const Other extends string>(
  one: One,
  other: Other,
  defaultValue: One | Other,
) => v.optional(v.picklist([one, other], `must be ${one} or ${other}`), defaultValue);

export function createWholeNumberSchema(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,10}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
}
