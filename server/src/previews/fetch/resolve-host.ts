import { lookup, Resolver } from 'node:dns/promises';

/**
 * Returns the IP addresses of a host name, IPv4 addresses first. If there is no address, it rejects or
 * returns an empty array.
 */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<readonly string[]>;

const DNS_QUERY_TIMEOUT_MS = 2_000;

/**
 * Resolves a public host name by DNS queries. Does not use `dns.lookup`, which would block one of libuv's few
 * threads as long as a hostile DNS server delays its response.
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
 * Resolves a host name that the operator allows. Uses the operating system's resolver, which also reads the
 * hosts file.
 */
export const resolveAllowedHost: ResolveHost = async (host) =>
  (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);
