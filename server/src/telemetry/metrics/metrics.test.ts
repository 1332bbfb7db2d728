import { calls } from '@wishwell/contract/calls.ts';
import { expect, test, vi } from 'vitest';
import { startAppForTest, type TestApp } from '../../../test/app.ts';
import { sendBare } from '../../../test/bare-request.ts';
import { drawing } from '../../../test/drawings.ts';
import { itemForm } from '../../../test/items.ts';
import { postIdentity } from '../../../test/identity-calls.ts';
import { type Person, signedIn, visitor } from '../../../test/person.ts';
import { findFreePort } from '../../../../scripts/free-port.ts';

const token = 'a-token-that-only-the-operator-has-0123';
const asOperator = { headers: { authorization: `Bearer ${token}` } };

const read = async (app: Pick<TestApp, 'origin'>): Promise<string> =>
  (await visitor(app).sends('GET', '/metrics', asOperator)).text;

/** The value of the one series that `name` and these labels name; undefined when there is none. */
function valueOf(metrics: string, name: string, labels: Record<string, string> = {}): number | undefined {
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const isIt = (line: string): boolean =>
    /^[^{ ]+/.exec(line)?.[0] === name && wanted.every((one) => line.includes(one));
  const found = metrics.split('\n').filter(isIt);
  expect(found.length).toBeLessThan(2);
  return found[0] === undefined ? undefined : Number(found[0].split(' ').at(-1));
}

const count = (metrics: string, method: string, route: string, status: string): number | undefined =>
  valueOf(metrics, 'http_request_duration_seconds_count', { method, route, status });

/** Every value of a label. */
const valuesOf = (metrics: string, label: string): Set<string> =>
  new Set(Array.from(metrics.matchAll(new RegExp(`[{,]${label}="([^"]*)"`, 'g')), ([, value = '']) => value));

const seriesOf = (metrics: string): number =>
  metrics.split('\n').filter((line) => line.startsWith('http_request_')).length;

test('each answer is counted and timed by method, pattern of its route, and class of its status', async () => {
  const app = await startAppForTest({ METRICS_TOKEN: token });
  const ana = await signedIn(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  for (let n = 0; n < 3; n += 1) await ana.sends('GET', `/api/mywishlists/${id}?n=${n}`);
  await ana.sends('GET', '/api/mywishlists/999');
  await ana.sends('GET', '/api/nothing');
  await visitor(app).sends('GET', '/nothing');
  await visitor(app).sends('GET', '/api/%ff');
  await app.db.pool.query('alter table bug_reports rename to gone');
  await ana.tries(calls.createBugReport, { body: { title: 'It broke', description: 'Twice' } });
  const metrics = await read(app);
  expect(count(metrics, 'POST', '/api/mywishlists', '2xx')).toBe(1);
  expect(count(metrics, 'GET', '/api/mywishlists/:id', '2xx')).toBe(3);
  expect(count(metrics, 'GET', '/api/mywishlists/:id', '4xx')).toBe(1);
  expect(count(metrics, 'POST', '/api/bugreports', '5xx')).toBe(1);
  expect(count(metrics, 'GET', '/api/*', '4xx')).toBe(1);
  expect(count(metrics, 'GET', 'none', '4xx')).toBe(2);
  const labels = { method: 'GET', route: '/api/mywishlists/:id', status: '2xx' };
  const sum = valueOf(metrics, 'http_request_duration_seconds_sum', labels);
  expect(sum).toBeGreaterThan(0);
  expect(valueOf(metrics, 'http_request_duration_seconds_bucket', { ...labels, le: '+Inf' })).toBe(3);
});

test('what is no HTTP is counted, and has no route', async () => {
  const app = await startAppForTest({ METRICS_TOKEN: token });
  expect((await sendBare(app.origin, '\x16\x03\x01\x00\r\n\r\n')).status).toBe(400);
  expect(valueOf(await read(app), 'http_broken_requests_total')).toBe(1);
});

test('pool, queues, event loop, memory and build are there, as they are at this moment', async () => {
  const app = await startAppForTest({ METRICS_TOKEN: token });
  const held = [await app.db.pool.connect(), await app.db.pool.connect()];
  const metrics = await read(app);
  expect(valueOf(metrics, 'wishwell_database_connections', { state: 'in_use' })).toBe(2);
  held.forEach((client) => client.release());
  const later = await read(app);
  expect(valueOf(later, 'wishwell_database_connections', { state: 'in_use' })).toBe(0);
  expect(valueOf(later, 'wishwell_database_connections', { state: 'idle' })).toBe(2);
  expect(valueOf(later, 'wishwell_database_connections', { state: 'waiting' })).toBe(0);
  expect(valueOf(later, 'wishwell_database_connections_most')).toBe(app.db.pool.options.max);
  expect(valueOf(later, 'wishwell_picture_queue', { state: 'waiting' })).toBe(0);
  expect(valueOf(later, 'wishwell_mail_queue')).toBe(0);
  expect(valueOf(later, 'wishwell_processes')).toBe(1);
  expect(valueOf(later, 'wishwell_build_info', { version: '0.1.0', node: process.versions.node })).toBe(1);
  expect(valueOf(later, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0);
  expect(valueOf(later, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
  expect(valueOf(later, 'process_cpu_seconds_total')).toBeGreaterThan(0);
});

/** Uploads one picture for each number. */
async function upload(ana: Person, id: number, numbers: readonly number[]): Promise<number[]> {
  const image = new Blob([await drawing('png')]);
  const send = async (n: number): Promise<number> =>
    (await ana.tries(calls.addItem, { params: { id }, form: itemForm({ name: `Mug ${n}` }, image) })).status;
  return Promise.all(numbers.map(send));
}

test('pictures and mails that wait are counted while they wait', async () => {
  const app = await startAppForTest({ METRICS_TOKEN: token, SMTP_URL: 'smtp://127.0.0.1:1' });
  const ana = await signedIn(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const uploads = upload(ana, id, [1, 2, 3]);
  await vi.waitFor(
    async () => {
      const metrics = await read(app);
      expect(valueOf(metrics, 'wishwell_picture_queue', { state: 'running' })).toBeGreaterThan(0);
    },
    { timeout: 10_000, interval: 1 },
  );
  expect(await uploads).toEqual([201, 201, 201]);
  expect(valueOf(await read(app), 'wishwell_picture_queue', { state: 'running' })).toBe(0);
  await postIdentity(app, 'request-password-reset', { email: ana.email });
  expect(valueOf(await read(app), 'wishwell_mail_queue')).toBe(1);
});

test('the labels do not grow with what people send', async () => {
  const app = await startAppForTest({ METRICS_TOKEN: token });
  const ana = await signedIn(app, 'Ana');
  const probes = async (from: number): Promise<void> => {
    for (let n = from; n < from + 40; n += 1) {
      await ana.sends('GET', `/api/mywishlists/${n}?q=${n}`);
      await ana.sends('GET', `/api/place-${n}`);
      await ana.sends('PUT', `/page-${n}`);
      await sendBare(app.origin, `MKCOL /page-${n} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      await sendBare(app.origin, `PROPFIND /api/users HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    }
  };
  await read(app);
  await probes(1_000);
  const once = await read(app);
  await probes(5_000);
  const twice = await read(app);
  expect(seriesOf(twice)).toBe(seriesOf(once));
  expect(valuesOf(twice, 'method')).toEqual(new Set(['GET', 'POST', 'PUT', 'other']));
  expect(Array.from(valuesOf(twice, 'route'), (route) => /page|place|\d/.test(route))).not.toContain(true);
  expect(count(twice, 'other', 'none', '4xx')).toBeGreaterThanOrEqual(80);
});

test.each([
  ['without settings', {}],
  ['with a port of their own', { METRICS_PORT: 'free' }],
])('%s there are no metrics on the port of the server', async (_name, env) => {
  const port = String(await findFreePort());
  const app = await startAppForTest('METRICS_PORT' in env ? { METRICS_PORT: port } : {});
  const [metrics, other] = [
    await visitor(app).sends('GET', '/metrics', asOperator),
    await visitor(app).sends('GET', '/other'),
  ];
  expect([metrics.status, metrics.text]).toEqual([other.status, other.text]);
});

test('who does not send the token is answered as at any other address that there is not', async () => {
  const app = await startAppForTest({ METRICS_TOKEN: token, RATE_LIMITS: 'on' });
  const ana = await signedIn(app, 'Ana');
  const unknown = await visitor(app).sends('GET', '/other');
  expect(unknown.status).toBe(404);
  const tokens = [undefined, ana.bearer, token.slice(0, -1), `${token}x`, token.toUpperCase(), 'undefined'];
  for (const given of tokens) {
    const request = given === undefined ? {} : { headers: { authorization: `Bearer ${given}` } };
    const reply = await visitor(app).sends('GET', '/metrics', request);
    expect([reply.status, reply.text]).toEqual([404, unknown.text]);
    expect([...reply.headers.keys()]).toEqual([...unknown.headers.keys()]);
  }
  const allowed = await visitor(app).sends('GET', '/metrics', asOperator);
  expect(allowed.status).toBe(200);
  expect(Object.fromEntries(allowed.headers)).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect((await visitor(app).sends(method, '/metrics', asOperator)).status).toBe(404);
  }
});
