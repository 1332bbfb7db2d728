import { buildWebApp } from '../server/test/server-process.ts';
import { chooseProxies } from './proxies/choose.ts';
import type { ProxyName } from './proxies/configuration.ts';
import { createHungProcessStep } from './proxies/hung-step.ts';
import { startInstallation } from './proxies/installation.ts';
import { findFreePorts } from './proxies/ports.ts';
import { createProxySteps } from './proxies/proxy-steps.ts';
import { startProxy } from './proxies/proxy.ts';
import { createRollingSteps } from './proxies/rolling-steps.ts';
import { withSharedPostgres } from './proxies/shared-postgres.ts';
import { startStubServers } from './proxies/stub-servers.ts';
import { createTlsStep } from './proxies/tls-step.ts';
import { runSteps } from './runs/steps.ts';
import { sumTestCounts, reportTotal, type TestCounts } from './runs/tally.ts';

/** Runs the checks of a proxy in front of stub servers, which can hang or close connections. */
async function runWithStubServers(name: ProxyName): Promise<TestCounts> {
  const [port = 0, ...ports] = await findFreePorts(4);
  const servers = await startStubServers(ports);
  const proxy = await startProxy(name, port, ports);
  try {
    return await runSteps(
      createProxySteps({ name, origin: `http://127.0.0.1:${port}`, readLogs: proxy.readLogs, servers }),
    );
  } finally {
    await proxy.stop();
    await servers.stop();
  }
}

/** Runs the checks of a proxy in front of three Wishwell processes. */
function runWithProcesses(proxy: ProxyName): Promise<TestCounts> {
  return withSharedPostgres(async ({ connection: server }) => {
    const installation = await startInstallation({ proxy, processes: 3, server });
    try {
      return await runSteps(createRollingSteps(installation, proxy));
    } finally {
      await installation.stop();
    }
  });
}

// Calls `process.exit` on a signal. Handlers of the event `exit` then end the child processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const { proxies } = chooseProxies('ops:proxies', process.argv.slice(2));
const testCounts: TestCounts[] = [];
if (proxies.length > 0) buildWebApp();
for (const proxy of proxies) {
  console.log(`\n${proxy}`);
  testCounts.push(
    await runWithStubServers(proxy),
    await runSteps([createTlsStep(proxy), createHungProcessStep(proxy)]),
    await runWithProcesses(proxy),
  );
}
if (proxies.length > 0) reportTotal(sumTestCounts(testCounts));
