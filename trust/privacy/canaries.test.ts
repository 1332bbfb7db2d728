import { calls } from '@wishwell/contract/calls.ts';
import { expect, test } from 'vitest';
import { createDatabase } from '../../server/src/database/database.ts';
import { startAppForTest, type TestApp } from '../../server/test/app.ts';
import { createFreshDatabase } from '../../server/test/database.ts';
import { createDrawing } from '../../server/test/drawings.ts';
import {
  type ForgedIssuer,
  sendSignInCallback,
  requestSignInStart,
  startForgedIssuer,
  startSignIn,
} from '../../server/test/forged-issuer.ts';
import { sendIdentityRequest } from '../../server/test/identity-requests.ts';
import { createItemFormData } from '../../server/test/items.ts';
import { startMailServerForTest } from '../../server/test/mailbox.ts';
import { startOtlpSink } from '../../server/test/otlp-sink.ts';
import {
  signUpPerson,
  signUpWithoutUserRecord,
  createVisitor,
  type Person,
  type Reply,
} from '../../server/test/person.ts';
import { findMailLink, type SmtpServer } from '../../server/test/smtp-server.ts';
import { startTcpProxy } from '../../server/test/tcp-proxy.ts';
import { createCanaries, parseLogLines, type Canaries } from './canaries.ts';
import { logInjectionText, findForeignCanaries, sendRequestsToAllEndpoints } from './endpoint-requests.ts';
import { sendSharingRequests } from './sharing-requests.ts';

/**
 * Creates a person with a list, an item, an image and a bug report. Every text contains a random word (a
 * canary).
 */
async function createPersonWithCanaries(
  app: Pick<TestApp, 'origin'>,
  canaries: Canaries,
): Promise<Person & { list: number }> {
  const plantWord = (where: string): string => `${canaries.plant(where)} ${logInjectionText}`;
  const person = await signUpPerson(app, canaries.plant('name'), { email: `${canaries.plant('mail')}@example.com` });
  const list = await person.does(calls.createWishlist, {
    body: { title: canaries.plant('title'), description: plantWord('text') },
  });
  const fields = {
    name: canaries.plant('item'),
    description: plantWord('text'),
    url: `https://${canaries.plant('url')}.example/`,
  };
  const image = new Blob([await createDrawing('png')]);
  const form = createItemFormData(fields, image, `${canaries.plant('file name')}.png`);
  const item = await person.does(calls.addItem, { params: { id: list.id }, form });
  await createVisitor(app).sends('GET', item.image_url);
  await createVisitor(app).sends('GET', `${item.image_url}&${canaries.plant('query')}=1`);
  await person.does(calls.createBugReport, {
    body: { title: canaries.plant('report'), description: plantWord('report') },
  });
  return { ...person, list: list.id };
}

const metricsToken = 'a-token-that-only-the-operator-has-0123';

async function readMetrics(app: Pick<TestApp, 'origin'>): Promise<string> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { status, text } = await createVisitor(app).sends('GET', '/metrics', { headers });
  expect(status).toBe(200);
  return text;
}

/** Sends requests for sign-up, password sign-in, password reset and Google sign-in. Returns the responses. */
async function sendSignInRequests(
  app: Pick<TestApp, 'origin'>,
  { plant, findIn }: Canaries,
  smtp: SmtpServer,
  issuer: ForgedIssuer,
): Promise<Reply[]> {
  const [name, email, password] = [plant('name'), `${plant('mail')}@example.com`, plant('password')];
  await signUpWithoutUserRecord(app, { name, email, password });
  const replies: Reply[] = [];
  const post = async (path: string, body: object): Promise<void> => {
    replies.push(await sendIdentityRequest(app, path, body, { 'user-agent': plant('header') }));
  };
  for (let n = 0; n < 12; n += 1) await post('sign-in/email', { email, password: plant('password') });
  await post('sign-in/email', { email: `${plant('mail')}@example.com`, password: plant('password') });
  await post('sign-up/email', { name: plant('name'), email, password: plant('password') });
  const noAddress = plant('no mail address');
  await post('sign-up/email', { name: plant('name'), email: noAddress, password: 'x', [plant('field')]: 1 });
  smtp.refuses = true;
  await post('request-password-reset', { email });
  await expect.poll(() => smtp.refused, { timeout: 20_000 }).toBeGreaterThan(0);
  smtp.refuses = false;
  await post('request-password-reset', { email });
  const token = findMailLink(await smtp.mail(1)).hash.split('=')[1] ?? '';
  expect(findIn(token), 'the real token is no canary').toEqual([]);
  await post('reset-password', { token: plant('link'), newPassword: plant('password') });
  for (const newPassword of ['x', plant('password'), plant('password')])
    await post('reset-password', { token, newPassword });
  const opened = await startSignIn(app);
  for (const parameters of [
    { code: plant('code') },
    { state: plant('state') },
    { error: plant('error'), error_description: plant('error') },
  ])
    replies.push(await sendSignInCallback(app, issuer, opened, { parameters }));
  replies.push(await requestSignInStart(app, { 'sec-fetch-site': plant('site') }, `flow=${plant('flow')}`));
  issuer.tricks.answer = (_request, response) => {
    response.statusCode = 500;
    response.end(plant('answer of the issuer'));
    return true;
  };
  replies.push(await sendSignInCallback(app, issuer, await startSignIn(app).catch(() => opened)));
  return replies;
}

test('text that a person enters appears in no log, metric, trace, or error response to another person', async () => {
  const canaries = createCanaries();
  const lines: string[] = [];
  const { connection, drop } = await createFreshDatabase();
  const proxy = await startTcpProxy(connection.host ?? '');
  const proxiedConnection = { ...connection, host: '127.0.0.1', port: proxy.port };
  const db = createDatabase(proxiedConnection);
  const [smtp, issuer] = [await startMailServerForTest(), await startForgedIssuer()];
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
    proxy.cut();
    await drop();
  };
  const app = await startAppForTest(env, {
    database: { connection: proxiedConnection, db, drop: close },
    log: { write: (line) => void lines.push(line) },
  });
  const ana = await createPersonWithCanaries(app, canaries);
  const before = canaries.planted.length;
  const replies = await sendSignInRequests(app, canaries, smtp, issuer);
  const sharing = await sendSharingRequests(app, ana, canaries);
  replies.push(...sharing.replies);
  const firstSweep = await sendRequestsToAllEndpoints(app.origin, ana.bearer, canaries);
  const metricsTexts = [await readMetrics(app)];
  while ((await ana.tries(calls.listFriends, { query: {} })).status !== 429);

  // Causes unexpected database errors. PostgreSQL includes values in the messages of such errors unless the
  // server suppresses them.
  await db.pool.query('alter table bug_reports add constraint odd check (title is null) not valid');
  await db.pool.query(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'Refused: %', new using detail = new::text, hint = new::text; end $$`);
  await db.pool.query('create trigger refuse before insert on wishlists for each row execute function refuse()');
  await db.pool.query('alter table friendships rename to gone');
  const affectedPerson = await signUpPerson(app, canaries.plant('name'));
  const body = { title: canaries.plant('title'), description: canaries.plant('text') };
  replies.push(
    await affectedPerson.tries(calls.createWishlist, { body }),
    await affectedPerson.tries(calls.createBugReport, { body }),
  );
  replies.push(await affectedPerson.tries(calls.listFriends));
  proxy.cut();
  const secondSweep = await sendRequestsToAllEndpoints(app.origin, affectedPerson.bearer, canaries);
  metricsTexts.push(await readMetrics(app));
  const probes = [
    await createVisitor(app).sends('GET', '/api/health'),
    await createVisitor(app).sends('GET', '/api/ready'),
  ];

  const statuses = [...firstSweep.statuses, ...secondSweep.statuses, ...replies.map(({ status }) => status)];
  expect(statuses).toEqual(expect.arrayContaining([400, 401, 403, 404, 409, 413, 415, 429, 500, 503]));
  const log = lines.join('');
  expect(parseLogLines(log).length).toBeGreaterThan(300);
  expect(canaries.findIn(log)).toEqual([]);
  expect(metricsTexts.flatMap((metrics) => canaries.findIn(metrics))).toEqual([]);
  expect(metricsTexts.map((metrics) => /http_request_duration_seconds_count\{[^}]*5xx/.test(metrics))).toContain(true);
  await expect.poll(() => sink.spans().length, { timeout: 20_000 }).toBeGreaterThan(1_000);
  const traces = sink.bodies.join('');
  expect(canaries.findIn(traces)).toEqual([]);
  const outputs = { log, metrics: metricsTexts.join(''), traces };
  for (const [place, text] of Object.entries(outputs))
    expect(
      sharing.tokens.filter((token) => text.includes(token)),
      `tokens in the ${place}`,
    ).toEqual([]);
  expect([...firstSweep.foreignCanaries, ...secondSweep.foreignCanaries]).toEqual([]);
  expect(replies.flatMap((reply) => findForeignCanaries(reply, canaries, before))).toEqual([]);
  expect(probes.flatMap(({ text }) => canaries.findIn(text))).toEqual([]);
});
