import { calls } from '@wishwell/contract/calls.ts';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../server/src/database/database.ts';
import { createLogger } from '../../server/src/process/logger.ts';
import { newFolder } from '../../server/test/archives.ts';
import { startApp, startAppForTest, type TestApp } from '../../server/test/app.ts';
import { freshDatabase } from '../../server/test/database.ts';
import { drawing } from '../../server/test/drawings.ts';
import { comesBack, opensWindow, startForgedIssuer, startWindow } from '../../server/test/forged-issuer.ts';
import { postIdentity } from '../../server/test/identity-calls.ts';
import { itemForm } from '../../server/test/items.ts';
import { mailServerForTest } from '../../server/test/mailbox.ts';
import { startOtlpSink } from '../../server/test/otlp-sink.ts';
import { signedIn, signUp, visitor, type Person, type Reply } from '../../server/test/person.ts';
import { buildWebApp, startServerProcess } from '../../server/test/server-process.ts';
import { linkIn } from '../../server/test/smtp-server.ts';
import { layWire } from '../../server/test/wire.ts';
import { keepFigures } from '../figures.ts';
import { createCanaries, type Canaries } from './canaries.ts';
import { readLines } from './lines.ts';
import { LINE_BREAKER, strangersIn, sweep } from './sweep.ts';

beforeAll(buildWebApp);

/** Somebody whose name and address are canaries, with one of everything. */
async function makePerson(app: Pick<TestApp, 'origin'>, canaries: Canaries): Promise<Person & { list: number }> {
  const word = (where: string): string => `${canaries.plant(where)} ${LINE_BREAKER}`;
  const person = await signedIn(app, canaries.plant('name'), { email: `${canaries.plant('mail')}@example.com` });
  const list = await person.does(calls.createWishlist, {
    body: { title: canaries.plant('title'), description: word('text') },
  });
  const fields = {
    name: canaries.plant('item'),
    description: word('text'),
    url: `https://${canaries.plant('url')}.example/`,
  };
  const picture = new Blob([await drawing('png')]);
  const form = itemForm(fields, picture, `${canaries.plant('file name')}.png`);
  const item = await person.does(calls.addItem, { params: { id: list.id }, form });
  await visitor(app).sends('GET', item.image_url);
  await visitor(app).sends('GET', `${item.image_url}&${canaries.plant('query')}=1`);
  await person.does(calls.createBugReport, { body: { title: canaries.plant('report'), description: word('report') } });
  return { ...person, list: list.id };
}

const metricsToken = 'a-token-that-only-the-operator-has-0123';

async function readMetrics(app: Pick<TestApp, 'origin'>): Promise<string> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { status, text } = await visitor(app).sends('GET', '/metrics', { headers });
  expect(status).toBe(200);
  return text;
}

/** Passwords, mailed links and an issuer's codes, right and wrong. */
async function proveWho(
  app: Pick<TestApp, 'origin'>,
  canaries: Canaries,
  {
    smtp,
    issuer,
  }: { smtp: Awaited<ReturnType<typeof mailServerForTest>>; issuer: Awaited<ReturnType<typeof startForgedIssuer>> },
): Promise<Reply[]> {
  const word = (where: string): string => canaries.plant(where);
  const [email, password] = [`${word('mail')}@example.com`, word('password')];
  await signUp(app, { name: word('name'), email, password });
  const replies: Reply[] = [];
  const posts = async (path: string, body: object): Promise<void> => {
    replies.push(await postIdentity(app, path, body, { 'user-agent': word('header') }));
  };
  for (let n = 0; n < 12; n += 1) await posts('sign-in/email', { email, password: word('password') });
  await posts('sign-in/email', { email: `${word('mail')}@example.com`, password: word('password') });
  await posts('sign-up/email', { name: word('name'), email, password: word('password') });
  await posts('sign-up/email', {
    name: word('name'),
    email: word('no mail address'),
    password: 'x',
    [word('field')]: 1,
  });
  smtp.refuses = true;
  await posts('request-password-reset', { email });
  await expect.poll(() => smtp.refused, { timeout: 20_000 }).toBeGreaterThan(0);
  smtp.refuses = false;
  await posts('request-password-reset', { email });
  const token = linkIn(await smtp.mail(1)).hash.split('=')[1] ?? '';
  await posts('reset-password', { token: word('link'), newPassword: word('password') });
  await posts('reset-password', { token, newPassword: 'x' });
  await posts('reset-password', { token, newPassword: word('password') });
  await posts('reset-password', { token, newPassword: word('password') });
  const opened = await startWindow(app);
  replies.push(await comesBack(app, issuer, opened, { parameters: { code: word('code') } }));
  replies.push(await comesBack(app, issuer, opened, { parameters: { state: word('state') } }));
  replies.push(
    await comesBack(app, issuer, opened, { parameters: { error: word('error'), error_description: word('error') } }),
  );
  replies.push(await opensWindow(app, { 'sec-fetch-site': word('site') }, `flow=${word('flow')}`));
  issuer.tricks.answer = (_request, response) => {
    response.statusCode = 500;
    response.end(word('answer of the issuer'));
    return true;
  };
  replies.push(await comesBack(app, issuer, await startWindow(app).catch(() => opened)));
  expect(canaries.findIn(token), 'a real link is none of the canaries').toEqual([]);
  return replies;
}

test('of everything that people say nothing is found in log, metrics and traces, in others’ refusals or in the probes', async () => {
  const canaries = createCanaries();
  const lines: string[] = [];
  const { connection, drop } = await freshDatabase();
  const wire = await layWire(connection.host ?? '');
  const wired = { ...connection, host: '127.0.0.1', port: wire.port };
  const db = createDatabase(wired);
  const [smtp, issuer] = [await mailServerForTest(), await startForgedIssuer()];
  const sink = await startOtlpSink();
  const env = {
    ...issuer.environment,
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'trace',
    RATE_LIMITS: 'on',
    TRUST_PROXY: 'true',
    LIMIT_USER_CALLS_PER_MINUTE: '500',
    LIMIT_SIGN_UPS_PER_10_MINUTES: '6',
    METRICS_TOKEN: metricsToken,
    OTEL_EXPORTER_OTLP_ENDPOINT: sink.endpoint,
    OTEL_TRACES_SAMPLER: 'parentbased_always_on',
  };
  const close = async (): Promise<void> => {
    await db.close();
    wire.cut();
    await drop();
  };
  const app = await startAppForTest(
    env,
    { connection: wired, db, drop: close },
    { write: (line) => void lines.push(line) },
  );
  const ana = await makePerson(app, canaries);
  const before = canaries.planted.length;
  const replies = await proveWho(app, canaries, { smtp, issuer });
  const first = await sweep(app.origin, ana.bearer, canaries);
  const measured = [await readMetrics(app)];
  while ((await ana.tries(calls.listFriends, { query: {} })).status !== 429);

  // What no constraint foresaw, and what PostgreSQL says of it: with the values, unless it is kept from us.
  await db.pool.query('alter table bug_reports add constraint odd check (title is null) not valid');
  await db.pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'Refused: %', new using detail = new::text, hint = new::text; end $$`);
  await db.pool.query('create trigger refuse before insert on wishlists for each row execute function refuse()');
  await db.pool.query('alter table friendships rename to gone');
  const broken = await signedIn(app, canaries.plant('name'));
  const body = { title: canaries.plant('title'), description: canaries.plant('text') };
  replies.push(await broken.tries(calls.createWishlist, { body }), await broken.tries(calls.createBugReport, { body }));
  replies.push(await broken.tries(calls.listFriends));
  wire.cut();
  const second = await sweep(app.origin, broken.bearer, canaries);
  measured.push(await readMetrics(app));
  const probes = [await visitor(app).sends('GET', '/api/health'), await visitor(app).sends('GET', '/api/ready')];

  const statuses = new Set([
    ...first.statuses.keys(),
    ...second.statuses.keys(),
    ...replies.map(({ status }) => status),
  ]);
  expect([...statuses]).toEqual(expect.arrayContaining([400, 401, 403, 404, 409, 413, 415, 429, 500, 503]));
  expect(canaries.planted.length).toBeGreaterThanOrEqual(200);
  const log = lines.join('');
  const read = readLines(log);
  expect(canaries.findIn(log)).toEqual([]);
  expect(measured.flatMap((metrics) => canaries.findIn(metrics))).toEqual([]);
  expect(measured.map((metrics) => /http_request_duration_seconds_count\{[^}]*5xx/.test(metrics))).toContain(true);
  await expect.poll(() => sink.spans().length, { timeout: 20_000 }).toBeGreaterThan(1_000);
  expect(canaries.findIn(sink.bodies.join(''))).toEqual([]);
  expect([...first.strangers, ...second.strangers]).toEqual([]);
  expect(replies.flatMap((reply) => strangersIn(reply, canaries, before))).toEqual([]);
  expect(probes.flatMap(({ text }) => canaries.findIn(text))).toEqual([]);
  expect(read.filter(({ msg }) => msg === 'request').length).toBeGreaterThan(300);
  expect(new Set(read.map(({ event }) => event))).toEqual(
    new Set([
      undefined,
      'signed_up',
      'sign_in_failed',
      'attempts_exceeded',
      'link_refused',
      'password_reset',
      'reset_asked',
      'bearer_refused',
      'access_refused',
      'rate_limited',
    ]),
  );
  await keepFigures({
    suite: 'privacy',
    counts: { canaries: canaries.planted.length, 'lines of the log': read.length, found: 0 },
  });
});

test('nor in anything that the real process prints, its database included', async () => {
  const canaries = createCanaries();
  const server = startServerProcess({ DATA_DIR: await newFolder(), LOG_LEVEL: 'trace', RATE_LIMITS: 'off' });
  const app = { origin: await server.ready };
  const ana = await makePerson(app, canaries);
  const { strangers } = await sweep(app.origin, ana.bearer, canaries);
  await visitor(app).sends('GET', `/mywishlists/${canaries.plant('page')}?${canaries.plant('query')}`);
  await visitor(app).sends('GET', `/metrics?${canaries.plant('query')}`);
  const { output, complaint } = await server.stop();
  const log = output.replace(/^Wishwell is ready: .*$/m, '');
  expect(readLines(log).length).toBeGreaterThan(200);
  expect(canaries.findIn(output + complaint)).toEqual([]);
  expect(complaint).toBe('');
  expect(strangers).toEqual([]);
});

test('what is looked for is found: in an address, in an error of the database, and in base64', async () => {
  const canaries = createCanaries();
  const email = `${canaries.plant('mail')}@example.com`;
  const app = await startApp();
  onTestFinished(() => app.close());
  const insert = { text: 'insert into users (uid, email) values ($1, $2)', values: ['a', email] };
  await app.db.query(insert);
  const error: unknown = await app.db.query({ ...insert, values: ['b', email] }).catch((thrown: unknown) => thrown);
  const lines: string[] = [];
  createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) }).error({ err: error }, 'failed');
  expect(canaries.findIn(JSON.stringify(error))).toHaveLength(1);
  expect(lines).toHaveLength(1);
  expect(canaries.findIn(lines.join(''))).toEqual([]);
  for (const leak of [
    `GET /api/users?email=${encodeURIComponent(email)}`,
    email.toUpperCase(),
    btoa(`from:${email}`),
    btoa(`f:${email}`),
  ]) {
    expect(canaries.findIn(leak)).toHaveLength(1);
  }
  expect(() => readLines(`{"msg":"one\nline"}`)).toThrow();
  expect(() => readLines(`{"msg":"\u001B[31m"}`)).toThrow('A line that is not one');
});
