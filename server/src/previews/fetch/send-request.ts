import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import tls from 'node:tls';
import type { CheckedTarget } from './check-target.ts';
import { openTunnel, createProxyOptions } from './open-tunnel.ts';

/** Maximum size of response headers in bytes. Node closes the connection if the headers are larger. */
const MAX_HEADER_BYTES = 32_768;

/** Sends a GET request without cookies or credentials. Resolves when the response headers have arrived. */
export type SendRequest = (
  target: CheckedTarget,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<IncomingMessage>;

/** Returns a DNS lookup function whose only results are the checked addresses. */
const createFixedDnsLookup =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = found;
    if (options.all === true) done(null, found);
    else done(null, first?.address ?? '', first?.family);
  };

// These agents ignore environment variables such as `HTTP_PROXY`, and keep no idle connections.
const httpAgents = {
  'http:': new http.Agent({ keepAlive: false }),
  'https:': new https.Agent({ keepAlive: false }),
} as const;

/**
 * Creates the function that sends requests, through `proxy` if there is one. The proxy gets the checked IP
 * address instead of the host name, so that it does not resolve the name again.
 */
export function createSendRequest(proxy: URL | undefined): SendRequest {
  return async ({ url, host, port, addresses }, headers, signal) => {
    const isSecure = url.protocol === 'https:';
    const serverName = isIP(host) === 0 ? host : '';
    const path = `${url.pathname}${url.search}`;
    const commonOptions = { headers: { host: url.host, ...headers }, maxHeaderSize: MAX_HEADER_BYTES, signal };
    const directOptions = {
      ...commonOptions,
      host,
      port,
      path,
      lookup: createFixedDnsLookup(addresses),
      servername: serverName,
    };
    if (!proxy) {
      return get(isSecure ? https : http, { ...directOptions, agent: httpAgents[isSecure ? 'https:' : 'http:'] });
    }
    if (!isSecure && serverName === '') {
      const { headers: credentials, ...proxyTarget } = createProxyOptions(proxy);
      const options = {
        ...commonOptions,
        ...proxyTarget,
        path: url.href,
        headers: { ...commonOptions.headers, ...credentials },
      };
      return get(proxy.protocol === 'https:' ? https : http, options);
    }
    const socket = await openTunnel(proxy, addresses[0], port, signal);
    const connection = isSecure ? tls.connect({ socket, servername: serverName, host }) : socket;
    return get(http, { ...commonOptions, host, port, path, createConnection: () => connection, agent: undefined });
  };
}

const get = (client: typeof http | typeof https, options: https.RequestOptions): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    client.get(options, resolve).on('error', reject);
  });
