/**
 * What one person's calls take while ordinary accounts do the worst that quotas and rate limits allow, beside the same
 * calls without load. Exits with 1 when a call fails or takes too long. Linux only.
 * Usage: npm run bench:fairness [-- --rounds 12 --workers --nginx attack …]
 */
import { failuresOf, measureAttack, type Measurement, quantile } from '../trust/fairness/measure.ts';
import { attacks } from '../trust/fairness/attacks.ts';
import { type Arrangement, startInstallation } from '../trust/fairness/installation.ts';
import type { Kind } from '../trust/fairness/victim.ts';
import { createWorld } from '../trust/fairness/world.ts';
import { buildWebApp } from '../server/test/server-process.ts';
import { chooseParts, readCommandLine, readCount } from './command-line.ts';
import { printTable } from './table.ts';

const { values, positionals } = readCommandLine({
  rounds: { type: 'string' },
  workers: { type: 'boolean' },
  nginx: { type: 'boolean' },
});
const rounds = readCount(values.rounds, { of: 'rounds', least: 1, unset: 12 });
const chosen = chooseParts(positionals, attacks);
const arrangement: Arrangement = values.nginx ? 'behind nginx' : values.workers ? 'two workers' : 'one process';

/** p95 may be five times that without load, or these milliseconds if they are more. */
const SLOWER = 5;
const ALLOWED: Readonly<Record<Kind, number>> = { calls: 250, images: 2_000, 'sign-ins': 2_000 };

const shown = (ms: number): string => ms.toFixed(1);

function report({ attack, quiet, attacked, outcomes }: Measurement): void {
  for (const failure of failuresOf(quiet).slice(0, 3)) console.log(`before ${attack}: ${failure}`);
  for (const failure of failuresOf(attacked).slice(0, 3)) console.log(`${attack}: ${failure}`);
  console.log(`${attack}: the attackers met ${JSON.stringify(outcomes)}`);
}

/** One row a kind of call. A former attack may still slow the quiet calls, so that the quietest ones count. */
function judge(measurements: readonly Measurement[], kind: Kind): string[][] {
  const quietest = Math.min(...measurements.map(({ quiet }) => quantile(quiet, kind, 0.95)));
  const limit = Math.max(SLOWER * quietest, ALLOWED[kind]);
  return measurements.map(({ attack, quiet, attacked }) => {
    const p95 = quantile(attacked, kind, 0.95);
    const failed = [...quiet, ...attacked].filter((one) => one.kind === kind && one.failure !== undefined).length;
    const isMissed = failed > 0 || p95 > limit;
    if (isMissed) process.exitCode = 1;
    const times = [quantile(quiet, kind, 0.5), quantile(attacked, kind, 0.5), quantile(quiet, kind, 0.95), p95, limit];
    return [attack, kind, ...times.map(shown), String(failed), isMissed ? 'missed' : ''];
  });
}

// Child processes end with this one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

buildWebApp();
const installation = await startInstallation(arrangement);
try {
  const world = await createWorld(installation.origin, installation.db, { victims: chosen.length, attackers: 6 });
  const measurements: Measurement[] = [];
  for (const [victimAt, attack] of chosen.entries()) {
    const measurement = await measureAttack(installation, world, attack, { victimAt, rounds });
    report(measurement);
    measurements.push(measurement);
  }
  const rows = (Object.keys(ALLOWED) as Kind[]).flatMap((kind) => judge(measurements, kind));
  printTable(`${arrangement}, ${rounds} rounds of calls a row, milliseconds`, [
    ['attack', 'calls', 'p50', 'attacked', 'p95', 'attacked', 'limit', 'failed', ''],
    ...rows,
  ]);
} finally {
  await installation.stop();
}
