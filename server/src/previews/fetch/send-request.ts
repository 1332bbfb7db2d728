import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import tls from 'node:tls';
import type { CheckedLinkTarget } from './check-link-target.ts';

/** Maximum size of a shop's response headers in bytes. Node closes the connection if they are larger. */
const MAX_HEADER_BYTES = 32_768;

/**
 * Sends a GET request without cookies or credentials. Resolves when the headers of the response have arrived.
 */
type SendRequest = (
  target: CheckedLinkTarget,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<IncomingMessage>;

/** Returns a DNS lookup function that always returns the checked addresses. */
const createFixedDnsLookup =
  (addresses: readonly string[]): LookupFunction =>
  (_host, options, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }));
    const [first] = found;
    if (options.all === true) done(null, found);
    else done(null, first?.address ?? '', first?.family);
  };

/**
 * Creates the function that sends requests, through `proxy` if there is one. The proxy gets the checked IP
 * address, so that it does not resolve the host name again.
 */
export function createRequestSender(proxy: URL | undefined): SendRequest {
  return async ({ url, host, port, addresses }, headers, signal) => {
    const isSecure = url.protocol === 'https:';
    const serverName = isIP(host) === 0 ? host : '';
    const path = `${url.pathname}${url.search}`;
    const commonOptions = { headers: { host: url.host, ...headers }, maxHeaderSize: MAX_HEADER_BYTES, signal };
    if (!proxy) {
      const lookup = createFixedDnsLookup(addresses);
      // Without an agent (`false`), Node ignores variables such as `HTTP_PROXY`, and keeps no idle
      // connection.
      const options = { ...commonOptions, host, port, path, lookup, servername: serverName, agent: false };
      return get(isSecure ? https : http, options);
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

/**
 * Returns the options of a request through a proxy: the proxy's host and port, and a header with the
 * credentials for the proxy.
 */
function createProxyOptions(proxy: URL): { host: string; port: number; headers: Record<string, string> } {
  const isSecure = proxy.protocol === 'https:';
  const credentials = `${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`;
  const basic = `Basic ${Buffer.from(credentials).toString('base64')}`;
  return {
    host: proxy.hostname.replace(/^\[|\]$/g, ''),
    port: Number(proxy.port) || (isSecure ? 443 : 80),
    headers: proxy.username === '' ? {} : { 'proxy-authorization': basic },
  };
}

/** Opens a CONNECT tunnel through a proxy (RFC 9110 §9.3.6). Rejects if the proxy does not open it. */
function openTunnel(proxy: URL, address: string, port: number, signal: AbortSignal): Promise<Socket> {
  const authority = address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;
  const { headers, ...proxyTarget } = createProxyOptions(proxy);
  const client = proxy.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const options = {
      ...proxyTarget,
      method: 'CONNECT',
      path: authority,
      headers: { ...headers, host: authority },
      signal,
    };
    client
      .request({ ...options, agent: false })
      .on('connect', ({ statusCode }, socket: Socket) => {
        if (statusCode === 200) return resolve(socket);
        socket.destroy();
        reject(new Error(`The proxy responded with status ${statusCode}`));
      })
      .on('response', (response) => {
        response.destroy();
        reject(new Error('The proxy did not open a tunnel'));
      })
      .on('error', reject)
      .end();
  });
}
