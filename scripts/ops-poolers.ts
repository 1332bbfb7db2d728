import { buildWebApp } from '../server/test/server-process.ts';
import { startTcpProxy } from '../server/test/tcp-proxy.ts';
import { findPgBouncer, startPgBouncer } from './poolers/pgbouncer.ts';
import { createPoolerSteps } from './poolers/steps.ts';
import { findFreePorts } from './proxies/ports.ts';
import { withSharedPostgres } from './proxies/shared-postgres.ts';
import { runSteps } from './runs/steps.ts';
import { reportTotal, type TestCounts } from './runs/tally.ts';

function runPoolerTests(): Promise<TestCounts> {
  return withSharedPostgres(async ({ connection: server }) => {
    const proxy = await startTcpProxy(server.host ?? '');
    const [port = 0] = await findFreePorts(1);
    try {
      const database = { ...server, database: 'wishwell_template' };
      const pooler = await startPgBouncer(database, proxy.port, port, 'session');
      try {
        return await runSteps(createPoolerSteps(pooler));
      } finally {
        await pooler.stop();
      }
    } finally {
      proxy.cut();
    }
  });
}

// Calls `process.exit` on a signal. Handlers of the event `exit` then end the child processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const pgBouncerVersion = findPgBouncer();
if (pgBouncerVersion === undefined) {
  console.error(
    'PgBouncer is not installed. On Debian: apt-get install pgbouncer, then stop the service that it starts.',
  );
  process.exitCode = 1;
} else {
  console.log(`PgBouncer ${pgBouncerVersion}`);
  buildWebApp();
  reportTotal(await runPoolerTests());
}
