import type { RequestListener } from 'node:http';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, test, vi } from 'vitest';
import { startApp, startAppForTest, type TestApp } from '../../../test/app.ts';
import { createDrawing } from '../../../test/drawings.ts';
import { createItemFormData } from '../../../test/items.ts';
import { type OtlpSink, type SentSpan, type SentTraces, startOtlpSink } from '../../../test/otlp-sink.ts';
import { signUpPerson, createVisitor } from '../../../test/person.ts';

async function runWithTraces(
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

const getAttributeValues = ({ attributes }: Pick<SentSpan, 'attributes'>): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a traced request has a span, with child spans for its SQL statements and its image encoding', async () => {
  const sink = await startOtlpSink();
  await runWithTraces(sink, async (app) => {
    const ana = await signUpPerson(app, 'Ana');
    const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
    const form = createItemFormData({ name: 'Mug' }, new Blob([await createDrawing('png')]));
    await ana.does(calls.addItem, { params: { id }, form });
  });
  const spans = sink.spans();
  const request = spans.find(({ name }) => name === 'POST /api/mywishlists/:id/item');
  expect(request).toMatchObject({
    traceId: expect.stringMatching(/^[\da-f]{32}$/),
    spanId: expect.stringMatching(/^[\da-f]{16}$/),
    kind: 2,
  });
  expect(request?.parentSpanId).toBeUndefined();
  expect(request && getAttributeValues(request)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/mywishlists/:id/item',
    'http.response.status_code': 201,
  });
  const childSpans = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(new Set(childSpans.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
  expect(childSpans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['users.findUserByUid', 'begin', 'items.insertItem', 'commit', 'picture.encode']),
  );
  for (const { name, kind, attributes, startTimeUnixNano, endTimeUnixNano } of childSpans) {
    if (kind === 3)
      expect(getAttributeValues({ attributes })).toEqual({ 'db.system.name': 'postgresql', 'db.query.summary': name });
    expect(BigInt(startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(request?.startTimeUnixNano ?? 0));
    expect(BigInt(endTimeUnixNano)).toBeLessThanOrEqual(BigInt(request?.endTimeUnixNano ?? 0));
  }
  expect(new Set(sink.paths)).toEqual(new Set(['/v1/traces']));
  const resource = (JSON.parse(sink.bodies[0] ?? '') as SentTraces).resourceSpans[0]?.resource;
  expect(resource && getAttributeValues(resource)).toMatchObject({ 'service.name': 'wishwell' });
});

test('the spans of a failed request and its failed statement have the error status but no message or URL', async () => {
  const sink = await startOtlpSink();
  const env = { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key', OTEL_SERVICE_NAME: 'wishes' };
  await runWithTraces(
    sink,
    async (app) => {
      const ana = await signUpPerson(app, 'Ana');
      await app.db.pool.query('alter table bug_reports rename to gone');
      await ana.tries(calls.createBugReport, { body: { title: 'Reindeer', description: 'Reindeer' } });
      await createVisitor(app).sends('GET', '/api/reindeer?reindeer=1');
      await createVisitor(app).sends('GET', '/reindeer/%ff');
    },
    env,
  );
  const failed = sink.spans().filter(({ status }) => status?.code === 2);
  expect(failed.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['POST /api/bugreports', 'bugReports.insertBugReport']),
  );
  const statement = failed.find(({ name }) => name === 'bugReports.insertBugReport');
  expect(statement && getAttributeValues(statement)).toMatchObject({ 'error.type': '42P01' });
  expect(sink.spans().map(({ name }) => name)).toEqual(expect.arrayContaining(['GET /api/*']));
  expect(sink.bodies.join('')).not.toMatch(/reindeer/i);
  expect(sink.bodies.join('')).not.toContain('ana@');
  expect(sink.headers[0]).toMatchObject({ authorization: 'Bearer key' });
});

const sampledTraceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const unsampledTraceparent = sampledTraceparent.replace(/1$/, '0');

test.each([
  ['always_on', '1', sampledTraceparent, 1, false],
  ['always_off', '1', sampledTraceparent, 0, false],
  ['traceidratio', '0', sampledTraceparent, 0, false],
  ['parentbased_always_on', '1', sampledTraceparent, 1, true],
  ['parentbased_always_on', '1', unsampledTraceparent, 0, true],
  ['parentbased_always_off', '1', sampledTraceparent, 1, true],
  ['parentbased_always_off', '1', `${sampledTraceparent}-more`, 0, false],
])(
  'with the sampler %s and ratio %s, a request with traceparent %s causes %i traces',
  async (sampler, ratio, traceparent, traceCount, joinsClientTrace) => {
    const sink = await startOtlpSink();
    const env = { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: ratio };
    await runWithTraces(
      sink,
      async (app) => void (await createVisitor(app).sends('GET', '/api/health', { headers: { traceparent } })),
      env,
    );
    const spans = sink.spans();
    expect(spans).toHaveLength(traceCount);
    if (traceCount === 0) return;
    expect(spans[0]?.traceId === '0af7651916cd43dd8448eb211c80319c').toBe(joinsClientTrace);
    expect(spans[0]?.parentSpanId).toBe(joinsClientTrace ? 'b7ad6b7169203331' : undefined);
  },
);

test.each([
  ['is unreachable', undefined],
  ['never responds', () => undefined],
  ['responds with 503', (_request, response) => void response.writeHead(503).end()],
] satisfies [string, RequestListener | undefined][])(
  'requests succeed with a trace collector that %s',
  async (problem, listener) => {
    const endpoint = problem === 'is unreachable' ? 'http://127.0.0.1:1' : (await startOtlpSink(listener)).endpoint;
    const lines: string[] = [];
    const log = { write: (line: string): void => void lines.push(line) };
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER: 'always_on', LOG_LEVEL: 'warn' };
    const app = await startAppForTest(env, { log });
    const ana = await signUpPerson(app, 'Ana');
    // Sends more requests than the queue of spans can hold.
    for (let n = 0; n < 60; n += 1) {
      const replies = await Promise.all(Array.from({ length: 20 }, () => ana.sends('GET', '/api/mywishlists')));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    }
    const findWarnings = (): string[] => lines.filter((line) => line.includes('does not accept traces'));
    if (problem !== 'never responds')
      await vi.waitFor(() => expect(findWarnings()).toHaveLength(1), { timeout: 10_000 });
    // The warning appears only after the export timeout, so a fast test can end without it.
    else expect(findWarnings().length).toBeLessThanOrEqual(1);
  },
);
