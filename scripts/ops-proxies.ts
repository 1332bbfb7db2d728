import { buildWebApp } from '../server/test/server-process.ts';
import { chooseProxies } from './proxies/choose.ts';
import type { ProxyName } from './proxies/configuration.ts';
import { hungStep } from './proxies/hung-step.ts';
import { startInstallation } from './proxies/installation.ts';
import { findFreePorts } from './proxies/ports.ts';
import { startProxy } from './proxies/proxy.ts';
import { proxySteps } from './proxies/proxy-steps.ts';
import { rollingSteps } from './proxies/rolling-steps.ts';
import { withSharedPostgres } from './proxies/shared-postgres.ts';
import { tlsStep } from './proxies/tls-step.ts';
import { startUpstreams } from './proxies/upstream.ts';
import { runSteps } from './runs/steps.ts';
import { addUp, reportTotal, type Tally } from './runs/tally.ts';

/** Before stand-ins, which do what processes should not. */
async function runBeforeStandIns(name: ProxyName): Promise<Tally> {
  const [port = 0, ...ports] = await findFreePorts(4);
  const upstreams = await startUpstreams(ports);
  const proxy = await startProxy(name, port, ports);
  try {
    return await runSteps(
      proxySteps({ name, origin: `http://127.0.0.1:${port}`, readLogs: proxy.readLogs, upstreams }),
    );
  } finally {
    await proxy.stop();
    await upstreams.stop();
  }
}

/** Before three processes of the product. */
function runBeforeProcesses(proxy: ProxyName): Promise<Tally> {
  return withSharedPostgres(async ({ connection: server }) => {
    const installation = await startInstallation({ proxy, processes: 3, server });
    try {
      return await runSteps(rollingSteps(installation, proxy));
    } finally {
      await installation.stop();
    }
  });
}

// What runs besides ends with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const { proxies } = chooseProxies('ops:proxies', process.argv.slice(2));
const tallies: Tally[] = [];
if (proxies.length > 0) buildWebApp();
for (const proxy of proxies) {
  console.log(`\n${proxy}`);
  tallies.push(
    await runBeforeStandIns(proxy),
    await runSteps([tlsStep(proxy), hungStep(proxy)]),
    await runBeforeProcesses(proxy),
  );
}
if (proxies.length > 0) reportTotal(addUp(tallies));
