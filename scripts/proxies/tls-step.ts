import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { text } from 'node:stream/consumers';
import { cert, key } from '../../server/test/self-signed.ts';
import { demand, type Step } from '../runs/steps.ts';
import type { ProxyName } from './configuration.ts';
import { findFreePorts } from './ports.ts';
import { startProxy } from './proxy.ts';
import { startUpstreams } from './upstream.ts';

/** The lines for TLS in our configuration work, and say so to the process. */
export const tlsStep = (name: ProxyName): Step => ({
  title: 'with its lines for TLS it speaks it, and says so',
  run: async () => {
    const [port = 0, ...ports] = await findFreePorts(2);
    const upstreams = await startUpstreams(ports);
    const proxy = await startProxy(name, port, ports, { certificate: `${cert}\n${key}\n` });
    try {
      const request = get({ host: 'localhost', port, path: '/api/headers', ca: cert, agent: false });
      const [response] = (await once(request, 'response')) as [IncomingMessage];
      const heard = JSON.parse(await text(response)) as Record<string, string>;
      demand(heard['x-forwarded-proto'] === 'https', `X-Forwarded-Proto is ${heard['x-forwarded-proto']}`);
    } finally {
      await proxy.stop();
      await upstreams.stop();
    }
  },
});
