import { buildWebApp } from '../server/test/server-process.ts';
import { layWire } from '../server/test/wire.ts';
import { findPgBouncer, startPgBouncer } from './poolers/pgbouncer.ts';
import { poolerSteps } from './poolers/steps.ts';
import { findFreePorts } from './proxies/ports.ts';
import { withSharedPostgres } from './proxies/shared-postgres.ts';
import { runSteps } from './runs/steps.ts';
import { reportTotal, type Tally } from './runs/tally.ts';

function runAll(): Promise<Tally> {
  return withSharedPostgres(async ({ connection: server }) => {
    const wire = await layWire(server.host ?? '');
    const [port = 0] = await findFreePorts(1);
    try {
      const database = { ...server, database: 'wishwell_template' };
      const pooler = await startPgBouncer(database, wire.port, port, 'session');
      try {
        return await runSteps(poolerSteps(pooler));
      } finally {
        await pooler.stop();
      }
    } finally {
      wire.cut();
    }
  });
}

// What runs besides ends with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const version = findPgBouncer();
if (version === undefined) {
  console.error(
    'There is no PgBouncer on this machine. On Debian: apt-get install pgbouncer, and stop the service that it starts.',
  );
  process.exitCode = 1;
} else {
  console.log(`PgBouncer ${version}`);
  buildWebApp();
  reportTotal(await runAll());
}
