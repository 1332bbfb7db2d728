import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { median, printTable } from '../table.ts';
import type { LoggedServer } from '../load/server.ts';
import { type Bench, measure } from './bench.ts';
import { atMost, type Goal } from './goals.ts';
import { createWorkloads, names } from './workloads.ts';

interface Setting {
  name: string;
  env: Record<string, string>;
  /** How much dearer the main read may be for it. */
  limit: number;
}

/** What an operator may switch on; `collector` is where traces go. */
const settingsFor = (collector: string): readonly Setting[] => [
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

/** Takes whatever it is sent; what that costs is not the server's. */
async function startCollector(): Promise<{ address: string; stop: () => void }> {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.setHeader('content-type', 'application/json').end('{}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, stop: () => void server.close() };
}

/** The same server twice: how far their ratio is from 1 is what no figure beside it can be trusted by. */
const plain = [
  { name: 'plain', env: {} },
  { name: 'plain once more', env: {} },
] as const;

/** The first rounds warm every server up alike, and are not counted. */
const warmUp = 3;

/** The list, beginning at another of its entries each time. */
const beginningAt = <T>(entries: readonly T[], start: number): T[] => [
  ...entries.slice(start % entries.length),
  ...entries.slice(0, start % entries.length),
];

/** The main read of servers on one database, with and without a setting, each as often as the others and in turn. */
export async function measureSettings(bench: Bench): Promise<Goal[]> {
  const collector = await startCollector();
  const settings = settingsFor(collector.address);
  const servers: { name: string; server: LoggedServer; costs: number[] }[] = [];
  for (const { name, env } of [...plain, ...settings]) {
    const server = await bench.startAnother(name.replaceAll(' ', '-'), { RATE_LIMITS: 'off', ...env });
    servers.push({ name, server, costs: [] });
  }
  for (let round = 0; round < warmUp + bench.rounds * 4; round += 1) {
    await bench.renewBearers();
    const workloads = await createWorkloads(bench.server, bench.db, bench.world);
    const sendings = workloads.find(({ name }) => name === names.friendWishlist)?.sendings ?? [];
    for (const { name, server, costs } of beginningAt(servers, round)) {
      const { cpu, failed } = await measure(bench, sendings, 10, server);
      if (failed > 0) throw new Error(`${name}: requests were refused`);
      if (round >= warmUp) costs.push(cpu);
    }
  }
  collector.stop();
  const without = servers[0]?.costs ?? [];
  const found = new Map(
    servers.map(({ name, costs }) => [name, median(costs.map((cost, round) => cost / (without[round] ?? Number.NaN)))]),
  );
  const rows = [...found].slice(1).map(([name, ratio]) => [name, ratio.toFixed(3)]);
  printTable('Processor time of the main read, of that without', rows);
  return settings.map(({ name, limit }) =>
    atMost(`main read ${name}, CPU of that without`, found.get(name) ?? Number.NaN, limit),
  );
}
