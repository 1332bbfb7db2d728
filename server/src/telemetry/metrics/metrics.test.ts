import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { findFreePort } from '../../../../scripts/free-port.ts';
import { startAppForTest, type TestApp } from '../../../test/app.ts';
import { createDrawing } from '../../../test/drawings.ts';
import { sendIdentityRequest } from '../../../test/identity-requests.ts';
import { createItemFormData } from '../../../test/items.ts';
import { signUpPerson, createVisitor } from '../../../test/person.ts';
import { sendRawRequest } from '../../../test/raw-request.ts';

const token = 'a-token-that-only-the-operator-has-0123';
const bearerTokenOptions = { headers: { authorization: `Bearer ${token}` } };

const readMetrics = async (app: Pick<TestApp, 'origin'>): Promise<string> =>
  (await createVisitor(app).sends('GET', '/metrics', bearerTokenOptions)).text;

function findValue(metrics: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const expectedLabels = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const isMatch = (line: string): boolean =>
    /^[^{ ]+/.exec(line)?.[0] === name && expectedLabels.every((one) => line.includes(one));
  const matchingLines = metrics.split('\n').filter(isMatch);
  expect(matchingLines.length).toBeLessThan(2);
  return matchingLines[0] === undefined ? undefined : Number(matchingLines[0].split(' ').at(-1));
}

const findRequestCount = (metrics: string, method: string, route: string, status: string): number | undefined =>
  findValue(metrics, 'http_request_duration_seconds_count', { method, route, status });

const listLabelValues = (metrics: string, label: string): Set<string> =>
  new Set(Array.from(metrics.matchAll(new RegExp(`[{,]${label}="([^"]*)"`, 'g')), ([, value = '']) => value));

const countSeries = (metrics: string): number =>
  metrics.split('\n').filter((line) => line.startsWith('http_request_')).length;

test('the metrics count and time responses by method, route pattern and status class', async () => {
  const app = await startAppForTest({ METRICS_TOKEN: token });
  const ana = await signUpPerson(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  for (let n = 0; n < 3; n += 1) await ana.sends('GET', `/api/mywishlists/${id}?n=${n}`);
  await ana.sends('GET', '/api/mywishlists/999');
  await ana.sends('GET', '/api/nothing');
  await createVisitor(app).sends('GET', '/nothing');
  await createVisitor(app).sends('GET', '/api/%ff');
  expect((await sendRawRequest(app.origin, '\x16\x03\x01\x00\r\n\r\n')).status).toBe(400);
  await app.db.pool.query('alter table bug_reports rename to gone');
  await ana.tries(calls.createBugReport, { body: { title: 'It broke', description: 'Twice' } });
  const metrics = await readMetrics(app);
  expect(findRequestCount(metrics, 'POST', '/api/mywishlists', '2xx')).toBe(1);
  expect(findRequestCount(metrics, 'GET', '/api/mywishlists/:id', '2xx')).toBe(3);
  expect(findRequestCount(metrics, 'GET', '/api/mywishlists/:id', '4xx')).toBe(1);
  expect(findRequestCount(metrics, 'POST', '/api/bugreports', '5xx')).toBe(1);
  expect(findRequestCount(metrics, 'GET', '/api/*', '4xx')).toBe(1);
  expect(findRequestCount(metrics, 'GET', 'none', '4xx')).toBe(2);
  expect(findValue(metrics, 'http_broken_requests_total')).toBe(1);
  const labels = { method: 'GET', route: '/api/mywishlists/:id', status: '2xx' };
  const sum = findValue(metrics, 'http_request_duration_seconds_sum', labels);
  expect(sum).toBeGreaterThan(0);
  expect(findValue(metrics, 'http_request_duration_seconds_bucket', { ...labels, le: '+Inf' })).toBe(3);
});

test('the metrics contain current values of the database pool, the queues, event loop, memory and build', async () => {
  const app = await startAppForTest({ METRICS_TOKEN: token, SMTP_URL: 'smtp://127.0.0.1:1' });
  const clients = [await app.db.pool.connect(), await app.db.pool.connect()];
  const metrics = await readMetrics(app);
  expect(findValue(metrics, 'wishwell_database_connections', { state: 'in_use' })).toBe(2);
  clients.forEach((client) => client.release());
  const laterMetrics = await readMetrics(app);
  for (const [state, count] of Object.entries({ in_use: 0, idle: 2, waiting: 0 }))
    expect(findValue(laterMetrics, 'wishwell_database_connections', { state })).toBe(count);
  expect(findValue(laterMetrics, 'wishwell_database_connections_most')).toBe(app.db.pool.options.max);
  expect(findValue(laterMetrics, 'wishwell_mail_queue')).toBe(0);
  expect(findValue(laterMetrics, 'wishwell_build_info', { version: '0.1.0', node: process.versions.node })).toBe(1);
  expect(findValue(laterMetrics, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(findValue(laterMetrics, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);

  const ana = await signUpPerson(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const image = new Blob([await createDrawing('png')]);
  const form = () => createItemFormData({ name: 'Mug' }, image);
  const uploads = [1, 2, 3].map(() => ana.does(calls.addItem, { params: { id }, form: form() }));
  const countRunning = async () => findValue(await readMetrics(app), 'wishwell_picture_queue', { state: 'running' });
  await expect.poll(countRunning, { timeout: 10_000, interval: 1 }).toBeGreaterThan(0);
  await Promise.all(uploads);
  expect(await countRunning()).toBe(0);
  await sendIdentityRequest(app, 'request-password-reset', { email: ana.email });
  expect(findValue(await readMetrics(app), 'wishwell_mail_queue')).toBe(1);
});

test('requests for many different URLs and methods do not increase the number of metric series', async () => {
  const app = await startAppForTest({ METRICS_TOKEN: token });
  const ana = await signUpPerson(app, 'Ana');
  const sendProbes = async (from: number): Promise<void> => {
    for (let n = from; n < from + 40; n += 1) {
      await ana.sends('GET', `/api/mywishlists/${n}?q=${n}`);
      await ana.sends('GET', `/api/place-${n}`);
      await ana.sends('PUT', `/page-${n}`);
      await sendRawRequest(app.origin, `MKCOL /page-${n} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      await sendRawRequest(app.origin, `PROPFIND /api/users HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    }
  };
  await readMetrics(app);
  await sendProbes(1_000);
  const metricsBefore = await readMetrics(app);
  await sendProbes(5_000);
  const metricsAfter = await readMetrics(app);
  expect(countSeries(metricsAfter)).toBe(countSeries(metricsBefore));
  expect(listLabelValues(metricsAfter, 'method')).toEqual(new Set(['GET', 'POST', 'PUT', 'other']));
  expect(Array.from(listLabelValues(metricsAfter, 'route'), (route) => /page|place|\d/.test(route))).not.toContain(
    true,
  );
  expect(findRequestCount(metricsAfter, 'other', 'none', '4xx')).toBeGreaterThanOrEqual(80);
});

test('if METRICS_TOKEN is not set, /metrics on the server port gets 404 like an unknown URL', async () => {
  for (const env of [{}, { METRICS_PORT: String(await findFreePort()) }]) {
    const visitor = createVisitor(await startAppForTest(env));
    const metrics = await visitor.sends('GET', '/metrics', bearerTokenOptions);
    const other = await visitor.sends('GET', '/other');
    expect([metrics.status, metrics.text]).toEqual([other.status, other.text]);
  }
});

test('a request for /metrics without METRICS_TOKEN gets the same response as a request for an unknown URL', async () => {
  const app = await startAppForTest({ METRICS_TOKEN: token, RATE_LIMITS: 'on' });
  const ana = await signUpPerson(app, 'Ana');
  const unknown = await createVisitor(app).sends('GET', '/other');
  expect(unknown.status).toBe(404);
  const tokens = [undefined, ana.bearer, token.slice(0, -1), `${token}x`, token.toUpperCase(), 'undefined'];
  for (const given of tokens) {
    const request = given === undefined ? {} : { headers: { authorization: `Bearer ${given}` } };
    const reply = await createVisitor(app).sends('GET', '/metrics', request);
    expect([reply.status, reply.text]).toEqual([404, unknown.text]);
    expect([...reply.headers.keys()]).toEqual([...unknown.headers.keys()]);
  }
  const allowed = await createVisitor(app).sends('GET', '/metrics', bearerTokenOptions);
  expect(allowed.status).toBe(200);
  expect(Object.fromEntries(allowed.headers)).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await createVisitor(app).sends(method, '/metrics', bearerTokenOptions)).status).toBe(404);
  }
});
