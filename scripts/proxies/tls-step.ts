import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { get } from 'node:https';
import { text } from 'node:stream/consumers';
import { cert, key } from '../../server/test/self-signed.ts';
import { demand, type Step } from '../runs/steps.ts';
import type { ProxyName } from './configuration.ts';
import { findFreePorts } from './ports.ts';
import { startProxy } from './proxy.ts';
import { startUpstreams } from './upstream.ts';

/** The status of a GET over HTTP/2. */
async function getByHttp2(port: number): Promise<unknown> {
  const session = connect(`https://localhost:${port}`, { ca: cert });
  try {
    const [headers] = (await once(session.request({ ':path': '/api/headers' }), 'response')) as [IncomingHttpHeaders];
    return headers[':status'];
  } finally {
    session.destroy();
  }
}

/** The lines for TLS in our configuration work, and say so to the process. */
export const tlsStep = (name: ProxyName): Step => ({
  title: 'with its lines for TLS it serves HTTP/1.1 and HTTP/2, and tells the process',
  run: async () => {
    const [port = 0, ...ports] = await findFreePorts(2);
    const upstreams = await startUpstreams(ports);
    const proxy = await startProxy(name, port, ports, { certificate: `${cert}\n${key}\n` });
    try {
      const request = get({ host: 'localhost', port, path: '/api/headers', ca: cert, agent: false });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      const heard = JSON.parse(await text(response)) as Record<string, string>;
      demand(heard['x-forwarded-proto'] === 'https', `X-Forwarded-Proto is ${heard['x-forwarded-proto']}`);
      const status = await getByHttp2(port);
      demand(status === 200, `HTTP/2: status ${String(status)}`);
    } finally {
      await proxy.stop();
      await upstreams.stop();
    }
  },
});
