import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { get } from 'node:https';
import { text } from 'node:stream/consumers';
import { selfSignedCertificate, key } from '../../server/test/self-signed.ts';
import { assertTrue, type TestStep } from '../runs/steps.ts';
import type { ProxyName } from './configuration.ts';
import { findFreePorts } from './ports.ts';
import { startProxy } from './proxy.ts';
import { startStubServers } from './stub-servers.ts';

async function requestOverHttp2(port: number): Promise<unknown> {
  const session = connect(`https://localhost:${port}`, { ca: selfSignedCertificate });
  try {
    const [headers] = (await once(session.request({ ':path': '/api/headers' }), 'response')) as [IncomingHttpHeaders];
    return headers[':status'];
  } finally {
    session.destroy();
  }
}

export const createTlsStep = (name: ProxyName): TestStep => ({
  title: 'with TLS, the proxy supports HTTP/1.1 and HTTP/2, and sets X-Forwarded-Proto to https',
  run: async () => {
    const [port = 0, ...ports] = await findFreePorts(2);
    const servers = await startStubServers(ports);
    const proxy = await startProxy(name, port, ports, { certificate: `${selfSignedCertificate}\n${key}\n` });
    try {
      const request = get({ host: 'localhost', port, path: '/api/headers', ca: selfSignedCertificate, agent: false });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      const received = JSON.parse(await text(response)) as Record<string, string>;
      assertTrue(received['x-forwarded-proto'] === 'https', `X-Forwarded-Proto is ${received['x-forwarded-proto']}`);
      const status = await requestOverHttp2(port);
      assertTrue(status === 200, `HTTP/2: status ${String(status)}`);
    } finally {
      await proxy.stop();
      await servers.stop();
    }
  },
});
