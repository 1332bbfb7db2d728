import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LoggedServer } from '../load/server.ts';
import { median, printTable } from '../table.ts';
import { type BenchInstallation, measureLoad } from './bench.ts';
import { compareWithMaximum, type GoalResult } from './goals.ts';
import { createWorkloads, workloadNames } from './workloads.ts';

interface MeasuredSetting {
  name: string;
  env: Record<string, string>;
  /**
   * Largest allowed CPU time of GET /friendwishlists/{id} on a server with these settings, relative to the
   * CPU time on a server without them.
   */
  limit: number;
}

/** Returns the settings to measure. `collector` is the URL of a server that receives traces. */
const listMeasuredSettings = (collector: string): readonly MeasuredSetting[] => [
  { name: 'with rate limits', env: { RATE_LIMITS: 'on' }, limit: 1.05 },
  { name: 'with metrics', env: { METRICS_TOKEN: 'a'.repeat(32) }, limit: 1.03 },
  { name: 'with traces', env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector }, limit: 1.03 },
  {
    name: 'with a trace of every tenth request',
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector,
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    },
    limit: 1.03,
  },
  {
    name: 'with a trace of every request',
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_TRACES_SAMPLER: 'always_on' },
    limit: 1.03,
  },
];

/** Starts an HTTP server that receives traces and discards them. */
async function startTraceCollector(): Promise<{ url: string; stop: () => void }> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** Compares two servers with the same settings. The ratio of their CPU times shows the measurement error. */
const identicalServerSettings = [
  { name: 'plain', env: {} },
  { name: 'plain once more', env: {} },
] as const;

const warmUpRounds = 3;

const rotate = <T>(entries: readonly T[], start: number): T[] => [
  ...entries.slice(start % entries.length),
  ...entries.slice(0, start % entries.length),
];

/** Compares the CPU times of servers with different settings on one database, in alternating rounds. */
export async function measureSettings(bench: BenchInstallation): Promise<GoalResult[]> {
  const collector = await startTraceCollector();
  const settings = listMeasuredSettings(collector.url);
  const servers: { name: string; server: LoggedServer; cpuTimes: number[] }[] = [];
  for (const { name, env } of [...identicalServerSettings, ...settings]) {
    const server = await bench.startAnother(name.replaceAll(' ', '-'), { RATE_LIMITS: 'off', ...env });
    servers.push({ name, server, cpuTimes: [] });
  }
  for (let round = 0; round < warmUpRounds + bench.rounds * 4; round += 1) {
    await bench.renewBearers();
    const workloads = await createWorkloads(bench.server, bench.db, bench.world);
    const requests = workloads.find(({ name }) => name === workloadNames.friendWishlist)?.requests ?? [];
    for (const { name, server, cpuTimes } of rotate(servers, round)) {
      const { cpu, failed } = await measureLoad(bench, requests, 10, server);
      if (failed > 0) throw new Error(`${name}: requests failed`);
      if (round >= warmUpRounds) cpuTimes.push(cpu);
    }
  }
  collector.stop();
  const plainCpuTimes = servers[0]?.cpuTimes ?? [];
  const results = new Map(
    servers.map(({ name, cpuTimes }) => [
      name,
      median(cpuTimes.map((cost, round) => cost / (plainCpuTimes[round] ?? Number.NaN))),
    ]),
  );
  const rows = [...results].slice(1).map(([name, ratio]) => [name, ratio.toFixed(3)]);
  printTable('CPU time of the main read, ratio to that without the setting', rows);
  return settings.map(({ name, limit }) =>
    compareWithMaximum(`main read ${name}, CPU ratio to that without`, results.get(name) ?? Number.NaN, limit),
  );
}
