import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { LinkPreviewSettings } from '../../config/link-previews.ts';
import { isLoopbackHost } from '../../config/values.ts';
import { PreviewFailure } from '../preview-failure.ts';
import { isPublicAddress } from './public-address.ts';

/**
 * Returns the IP addresses of a host name, IPv4 addresses first. For a name without IP address, rejects or
 * returns an empty array.
 */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

const DNS_QUERY_TIMEOUT_MS = 2_000;

/**
 * Resolves a public host name by DNS queries. `dns.lookup` would block one of libuv's few threads while a
 * hostile DNS server delays its response.
 */
export const resolvePublicHost: ResolveHost = async (host, signal) => {
  const resolver = new Resolver({ timeout: DNS_QUERY_TIMEOUT_MS, tries: 2 });
  const cancel = (): void => resolver.cancel();
  signal.addEventListener('abort', cancel);
  try {
    const results = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
  } finally {
    signal.removeEventListener('abort', cancel);
  }
};

/**
 * Resolves the name of a host that the operator has allowed for link previews. Uses the operating system's
 * resolver, which also reads the hosts file.
 */
const resolveAllowedHost: ResolveHost = async (host) =>
  (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);

/** The target of a request, with its checked IP addresses. The request connects only to these addresses. */
export interface CheckedLinkTarget {
  url: URL;
  /** Host name or IP address of the target. An IPv6 address has no brackets. */
  host: string;
  port: number;
  addresses: readonly [string, ...string[]];
}

const defaultPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/**
 * Resolves the host of a URL once and checks every IP address. Rejects with `not_allowed` if the scheme is
 * not HTTP or HTTPS, the port is not 80 or 443, or an address is not public. Rejects with `unreachable` if
 * the host has no address.
 */
export async function checkLinkTarget(
  url: URL,
  { allowedHosts }: LinkPreviewSettings,
  resolve: ResolveHost,
  signal: AbortSignal,
): Promise<CheckedLinkTarget> {
  const defaultPort = defaultPorts[url.protocol];
  if (defaultPort === undefined) throw new PreviewFailure('not_allowed');
  const port = url.port === '' ? defaultPort : Number(url.port);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowed = allowedHosts.has(`${url.hostname}:${port}`);
  if (!isAllowed && ((port !== 80 && port !== 443) || isLoopbackHost(host.replace(/\.$/, '')))) {
    throw new PreviewFailure('not_allowed');
  }
  const resolveHost = isAllowed ? resolveAllowedHost : resolve;
  const [first, ...others] = isIP(host) === 0 ? await resolveHost(host, signal).catch(() => []) : [host];
  if (first === undefined) throw new PreviewFailure('unreachable');
  const addresses = [first, ...others] as const;
  if (!isAllowed && !addresses.every(isPublicAddress)) throw new PreviewFailure('not_allowed');
  return { url, host, port, addresses };
}
