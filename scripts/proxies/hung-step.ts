import { assertTrue, type TestStep } from '../runs/steps.ts';
import type { ProxyName } from './configuration.ts';
import { findFreePorts } from './ports.ts';
import { countRequestsByServer, type ProxyTest, sendRequestsAndGetStatuses, createRange } from './proxy-steps.ts';
import { startProxy } from './proxy.ts';
import { startStubServers } from './stub-servers.ts';

const clientCount = 4;

/**
 * Asserts that the proxy sends at most one request per client to a hung process, and then treats it as
 * failed.
 */
async function assertHungProcessAvoided(proxyTest: ProxyTest): Promise<string> {
  const statusCodes: number[] = [];
  const hits = await countRequestsByServer(proxyTest, async () => {
    const all = await Promise.all(
      createRange(clientCount).map(() => sendRequestsAndGetStatuses(proxyTest, 60, 'GET', '/api/hang')),
    );
    statusCodes.push(...all.flat());
  });
  assertTrue(
    statusCodes.every((status) => status === 200),
    `statuses ${[...new Set(statusCodes)].join(', ')}`,
  );
  assertTrue((hits[0] ?? 0) <= clientCount, `the hung process got ${hits[0]} requests from ${clientCount} clients`);
  return `${statusCodes.length} reads by ${clientCount} clients; per process: ${hits.join(', ')}`;
}

/**
 * Returns a step that tests a proxy in front of three stub servers. One of the servers accepts requests and
 * never responds.
 */
export const createHungProcessStep = (name: ProxyName): TestStep => ({
  title: 'the proxy sends no more requests to a hung process after the first timeout',
  run: async () => {
    const [port = 0, ...ports] = await findFreePorts(4);
    const servers = await startStubServers(ports);
    const proxy = await startProxy(name, port, ports);
    try {
      return await assertHungProcessAvoided({
        name,
        origin: `http://127.0.0.1:${port}`,
        readLogs: proxy.readLogs,
        servers,
      });
    } finally {
      await proxy.stop();
      await servers.stop();
    }
  },
});
