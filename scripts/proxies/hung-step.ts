import { demand, type Step } from '../runs/steps.ts';
import type { ProxyName } from './configuration.ts';
import { findFreePorts } from './ports.ts';
import { startProxy } from './proxy.ts';
import { hitsDuring, type Stage, statuses, times } from './proxy-steps.ts';
import { startUpstreams } from './upstream.ts';

const clients = 4;

/** Each client can meet the hung process once before it is noticed. */
async function leavesHungProcess(stage: Stage): Promise<string> {
  const found: number[] = [];
  const hits = await hitsDuring(stage, async () => {
    const all = await Promise.all(times(clients).map(() => statuses(stage, 60, 'GET', '/api/hang')));
    found.push(...all.flat());
  });
  demand(
    found.every((status) => status === 200),
    `statuses ${[...new Set(found)].join(', ')}`,
  );
  demand((hits[0] ?? 0) <= clients, `the hung process got ${hits[0]} requests of ${clients} clients`);
  return `of ${found.length} reads by ${clients} clients ${hits.join(', ')}`;
}

/** Of three processes one accepts requests and never answers. */
export const hungStep = (name: ProxyName): Step => ({
  title: 'a process that does not answer is left alone after one slow answer',
  run: async () => {
    const [port = 0, ...ports] = await findFreePorts(4);
    const upstreams = await startUpstreams(ports);
    const proxy = await startProxy(name, port, ports);
    try {
      return await leavesHungProcess({
        name,
        origin: `http://127.0.0.1:${port}`,
        readLogs: proxy.readLogs,
        upstreams,
      });
    } finally {
      await proxy.stop();
      await upstreams.stop();
    }
  },
});
