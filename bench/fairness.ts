import { buildWebApp } from '../server/test/server-process.ts';
import { attacks } from '../trust/fairness/attacks.ts';
import { type Arrangement, startInstallation } from '../trust/fairness/installation.ts';
/**
 * Measures the requests of one person (the victim) with and without attacks: other accounts cause the highest
 * load that quotas and rate limits allow. Exits with 1 when a request of the victim fails or takes too long.
 * Linux only.
 * Usage: npm run bench:fairness [-- --rounds 12 --nginx attack …]
 */
import { listFailures, measureAttack, type Measurement, getResponseTimeQuantile } from '../trust/fairness/measure.ts';
import type { RequestKind } from '../trust/fairness/victim.ts';
import { createFairnessTestData } from '../trust/fairness/world.ts';
import { selectBenchmarkParts, readCommandLine, parseCountArgument } from './command-line.ts';
import { printTable } from './table.ts';

const { values, positionals } = readCommandLine({
  rounds: { type: 'string' },
  nginx: { type: 'boolean' },
});
const roundCount = parseCountArgument(values.rounds, { noun: 'rounds', minimum: 1, usual: 12 });
const chosenAttacks = selectBenchmarkParts(positionals, attacks);
const serverArrangement: Arrangement = values.nginx ? 'behind nginx' : 'one process';

/**
 * During an attack, the p95 response time of a request kind must not exceed the larger of two limits:
 * `MAX_SLOWDOWN` times the p95 without an attack, and the milliseconds in `MIN_P95_LIMITS_MS`.
 */
const MAX_SLOWDOWN = 5;
const MIN_P95_LIMITS_MS: Readonly<Record<RequestKind, number>> = { calls: 250, images: 2_000, 'sign-ins': 2_000 };

const formatMs = (ms: number): string => ms.toFixed(1);

function printAttackReport({ attack, unattacked, attacked, outcomes }: Measurement): void {
  for (const failure of listFailures(unattacked).slice(0, 3)) console.log(`before ${attack}: ${failure}`);
  for (const failure of listFailures(attacked).slice(0, 3)) console.log(`${attack}: ${failure}`);
  console.log(`${attack}: the attackers met ${JSON.stringify(outcomes)}`);
}

/**
 * Returns a report row for each attack. Compares each p95 during an attack with the lowest p95 without an
 * attack: the other values may be higher because an earlier attack still slows down the server.
 */
function reportRows(measurements: readonly Measurement[], kind: RequestKind): string[][] {
  const lowestUnattackedP95 = Math.min(
    ...measurements.map(({ unattacked }) => getResponseTimeQuantile(unattacked, kind, 0.95)),
  );
  const limit = Math.max(MAX_SLOWDOWN * lowestUnattackedP95, MIN_P95_LIMITS_MS[kind]);
  return measurements.map(({ attack, unattacked, attacked }) => {
    const p95 = getResponseTimeQuantile(attacked, kind, 0.95);
    const failed = [...unattacked, ...attacked].filter((one) => one.kind === kind && one.failure !== undefined).length;
    const isMissed = failed > 0 || p95 > limit;
    if (isMissed) process.exitCode = 1;
    const times = [
      getResponseTimeQuantile(unattacked, kind, 0.5),
      getResponseTimeQuantile(attacked, kind, 0.5),
      getResponseTimeQuantile(unattacked, kind, 0.95),
      p95,
      limit,
    ];
    return [attack, kind, ...times.map(formatMs), String(failed), isMissed ? 'missed' : ''];
  });
}

// `process.exit` runs the handlers of the event `exit`, which end the child processes. Without a call of
// `process.exit`, SIGINT or SIGTERM would end only this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

buildWebApp();
const installation = await startInstallation(serverArrangement);
try {
  const world = await createFairnessTestData(installation.origin, installation.db, {
    victims: chosenAttacks.length,
    attackers: 6,
  });
  const measurements: Measurement[] = [];
  for (const [victimAt, attack] of chosenAttacks.entries()) {
    const measurement = await measureAttack(installation, world, attack, { victimAt, rounds: roundCount });
    printAttackReport(measurement);
    measurements.push(measurement);
  }
  const rows = (Object.keys(MIN_P95_LIMITS_MS) as RequestKind[]).flatMap((kind) => reportRows(measurements, kind));
  printTable(`${serverArrangement}, ${roundCount} rounds of calls a row, milliseconds`, [
    ['attack', 'calls', 'p50', 'attacked', 'p95', 'attacked', 'limit', 'failed', ''],
    ...rows,
  ]);
} finally {
  await installation.stop();
}
