import type { RequestListener } from 'node:http';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, test, vi } from 'vitest';
import { startApp, startAppForTest, type TestApp } from '../../../test/app.ts';
import { drawing } from '../../../test/drawings.ts';
import { itemForm } from '../../../test/items.ts';
import { type OtlpSink, type SentSpan, type SentTraces, startOtlpSink } from '../../../test/otlp-sink.ts';
import { signedIn, visitor } from '../../../test/person.ts';

/** What was sent while `work` was done with an app that sends to `sink`; its end hands over what waits. */
async function traced(
  sink: Pick<OtlpSink, 'endpoint'>,
  work: (app: TestApp) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> {
  const app = await startApp({ OTEL_EXPORTER_OTLP_ENDPOINT: sink.endpoint, ...env });
  try {
    await work(app);
  } finally {
    await app.close();
  }
}

const attributesOf = ({ attributes }: Pick<SentSpan, 'attributes'>): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a request is a span, and its statements and its picture are others below it', async () => {
  const sink = await startOtlpSink();
  await traced(sink, async (app) => {
    const ana = await signedIn(app, 'Ana');
    const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
    const form = itemForm({ name: 'Mug' }, new Blob([await drawing('png')]));
    await ana.does(calls.addItem, { params: { id }, form });
  });
  const spans = sink.spans();
  const request = spans.find(({ name }) => name === 'POST /api/mywishlists/:id/item');
  expect(request).toBeDefined();
  expect(request).toMatchObject({
    traceId: expect.stringMatching(/^[\da-f]{32}$/),
    spanId: expect.stringMatching(/^[\da-f]{16}$/),
    kind: 2,
  });
  expect(request?.parentSpanId).toBeUndefined();
  expect(request && attributesOf(request)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/mywishlists/:id/item',
    'http.response.status_code': 201,
    'network.protocol.version': '1.1',
    'url.scheme': 'http',
  });
  const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(new Set(below.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
  expect(below.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['users.findByUid', 'begin', 'items.insert', 'commit', 'picture.encode']),
  );
  for (const { name, kind, attributes, startTimeUnixNano, endTimeUnixNano } of below) {
    if (kind === 3)
      expect(attributesOf({ attributes })).toEqual({ 'db.system.name': 'postgresql', 'db.query.summary': name });
    expect(BigInt(startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(request?.startTimeUnixNano ?? 0));
    expect(BigInt(endTimeUnixNano)).toBeLessThanOrEqual(BigInt(request?.endTimeUnixNano ?? 0));
  }
  expect(sink.paths.every((path) => path === '/v1/traces')).toBe(true);
  expect(sink.headers[0]).toMatchObject({ 'content-type': 'application/json' });
  const resource = (JSON.parse(sink.bodies[0] ?? '') as SentTraces).resourceSpans[0]?.resource;
  expect(resource && attributesOf(resource)).toMatchObject({ 'service.name': 'wishwell', 'service.version': '0.1.0' });
});

test('a fault is marked on the request and on its statement, without a word of what the database said', async () => {
  const sink = await startOtlpSink();
  const env = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key', OTEL_SERVICE_NAME: 'wishes' };
  await traced(
    sink,
    async (app) => {
      const ana = await signedIn(app, 'Ana');
      await app.db.pool.query('alter table bug_reports rename to gone');
      await ana.tries(calls.createBugReport, { body: { title: 'Reindeer', description: 'Reindeer' } });
      await visitor(app).sends('GET', '/api/reindeer?reindeer=1');
      await visitor(app).sends('GET', '/reindeer/%ff');
    },
    env,
  );
  const failed = sink.spans().filter(({ status }) => status?.code === 2);
  expect(failed.map(({ name }) => name)).toEqual(expect.arrayContaining(['POST /api/bugreports', 'bugReports.insert']));
  const statement = failed.find(({ name }) => name === 'bugReports.insert');
  expect(statement && attributesOf(statement)).toMatchObject({ 'error.type': '42P01' });
  expect(sink.spans().map(({ name }) => name)).toEqual(expect.arrayContaining(['GET /api/*']));
  expect(sink.bodies.join('')).not.toMatch(/reindeer/i);
  expect(sink.bodies.join('')).not.toContain('ana@');
  expect(sink.headers[0]).toMatchObject({ authorization: 'Bearer key' });
});

const given = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const notSampled = given.replace(/1$/, '0');

test.each([
  ['always_on', '1', given, 1, false],
  ['always_off', '1', given, 0, false],
  ['traceidratio', '0', given, 0, false],
  ['parentbased_always_on', '1', given, 1, true],
  ['parentbased_always_on', '1', notSampled, 0, true],
  ['parentbased_always_off', '1', given, 1, true],
  ['parentbased_always_off', '1', `${given}-more`, 0, false],
])('with %s and %s, a request that says %s becomes %i traces', async (sampler, share, traceparent, number, joins) => {
  const sink = await startOtlpSink();
  const env = { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: share };
  await traced(
    sink,
    async (app) => void (await visitor(app).sends('GET', '/api/health', { headers: { traceparent } })),
    env,
  );
  const spans = sink.spans();
  expect(spans).toHaveLength(number);
  if (number === 0) return;
  expect(spans[0]?.traceId === '0af7651916cd43dd8448eb211c80319c').toBe(joins);
  expect(spans[0]?.parentSpanId).toBe(joins ? 'b7ad6b7169203331' : undefined);
});

/** Lines of a log, each as it is written. */
function notes(): { lines: string[]; log: { write(line: string): void } } {
  const lines: string[] = [];
  return { lines, log: { write: (line) => void lines.push(line) } };
}

test.each([
  ['is away', undefined],
  ['never answers', () => undefined],
  ['refuses', (_request, response) => void response.writeHead(503).end()],
] satisfies [string, RequestListener | undefined][])(
  'a collector that %s costs no request anything',
  async (how, answer) => {
    const endpoint = how === 'is away' ? 'http://127.0.0.1:1' : (await startOtlpSink(answer)).endpoint;
    const { lines, log } = notes();
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER: 'always_on', LOG_LEVEL: 'warn' };
    const app = await startAppForTest(env, undefined, log);
    const ana = await signedIn(app, 'Ana');
    // More than may wait.
    for (let n = 0; n < 60; n += 1) {
      const replies = await Promise.all(Array.from({ length: 20 }, () => ana.sends('GET', '/api/mywishlists')));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    }
    const said = (): string[] => lines.filter((line) => line.includes('traces are not taken'));
    if (how !== 'never answers') await vi.waitFor(() => expect(said()).toHaveLength(1), { timeout: 10_000 });
    else expect(said()).toEqual([]);
  },
);

test('without an endpoint nothing is sent, whatever else is set', async () => {
  const sink = await startOtlpSink();
  const app = await startApp({ OTEL_SERVICE_NAME: 'wishes', OTEL_TRACES_SAMPLER: 'always_on' });
  await visitor(app).sends('GET', '/api/health');
  await app.close();
  expect(sink.bodies).toEqual([]);
});
