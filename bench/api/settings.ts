import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { median, printTable } from '../table.ts';
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
  { name: 'with a trace of every request', env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector }, limit: 1.03 },
  {
    name: 'with a trace of every tenth',
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector,
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    },
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

/** The main read of servers on one database, with and without a setting, in turn. */
export async function measureSettings(bench: Bench): Promise<Goal[]> {
  const collector = await startCollector();
  const settings = settingsFor(collector.address);
  const plain = await bench.startAnother('plain', { RATE_LIMITS: 'off' });
  const found = new Map(settings.map(({ name }) => [name, [] as number[]]));
  const others = new Map<string, Awaited<ReturnType<Bench['startAnother']>>>();
  for (const { name, env } of settings) {
    others.set(name, await bench.startAnother(name.replaceAll(' ', '-'), { RATE_LIMITS: 'off', ...env }));
  }
  for (let round = 0; round < bench.rounds * 3; round += 1) {
    await bench.renewBearers();
    const workloads = await createWorkloads(bench.server, bench.db, bench.world);
    const sendings = workloads.find(({ name }) => name === names.friendWishlist)?.sendings ?? [];
    for (const [name, other] of others) {
      const first = await measure(bench, sendings, 10, plain);
      const second = await measure(bench, sendings, 10, other);
      if (first.failed + second.failed > 0) throw new Error(`${name}: requests were refused`);
      found.get(name)?.push(second.cpu / first.cpu);
    }
  }
  collector.stop();
  const rows = [...found].map(([name, ratios]) => [name, median(ratios).toFixed(3)]);
  printTable('Processor time of the main read, of that without', rows);
  return settings.map(({ name, limit }) =>
    atMost(`main read ${name}, CPU of that without`, median(found.get(name) ?? []), limit),
  );
}
