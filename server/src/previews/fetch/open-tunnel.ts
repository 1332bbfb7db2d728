import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';

/** Returns the options of a request to a proxy: its host, its port, and a header with its credentials. */
export function createProxyOptions(proxy: URL): { host: string; port: number; headers: Record<string, string> } {
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
export function openTunnel(proxy: URL, address: string, port: number, signal: AbortSignal): Promise<Socket> {
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
        reject(new Error('The proxy opened no tunnel'));
      })
      .on('error', reject)
      .end();
  });
}
