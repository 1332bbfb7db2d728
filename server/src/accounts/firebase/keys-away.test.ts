import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { startAppForTest, type TestApp } from '../../../test/app.ts';
import { firebaseToken, type GoogleKey, googleKey, startKeyServer } from '../../../test/firebase-keys.ts';
import { type Reply, visitor } from '../../../test/person.ts';

afterEach(() => vi.useRealTimers());

const sentence = 'Sign-in cannot be checked right now. Please try again in a moment';

async function ask(app: TestApp, key: GoogleKey): Promise<Reply> {
  return visitor(app, await firebaseToken(key)).tries(calls.listWishlists);
}

test.each([
  ['a refusal', 503, 'unavailable'],
  ['a page', 200, '<!doctype html><title>Sign in to the Wi-Fi</title>'],
  ['JSON of another kind', 200, '{"certificates":[]}'],
  ['keys that are none', 200, '{"keys":["k1"]}'],
  ['no key at all', 200, '{"keys":[]}'],
  ['a broken key', 200, '{"keys":[{"kid":"k1","kty":"RSA","alg":"RS256","n":"AA"}]}'],
  ['a way elsewhere', 302, ''],
])('%s instead of keys is 503, and passes', async (_what, status, text) => {
  const key = await googleKey('k1');
  const keys = await startKeyServer();
  const app = await startAppForTest(keys.env);
  keys.answerWith((_request, response) => {
    response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(text);
  });
  expect(await ask(app, key)).toMatchObject({ status: 503, text: sentence });
  keys.publish(key);
  // Within this time the publisher is not asked again.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 });
  await expect.poll(async () => (await ask(app, key)).status).toBe(403);
});

test('keys that cannot be reached are 503 with a time to come back, and nothing else suffers', async () => {
  const key = await googleKey('k1');
  const keys = await startKeyServer(key);
  const app = await startAppForTest(keys.env);
  await keys.close();
  const reply = await ask(app, key);
  expect(reply).toMatchObject({ status: 503, text: sentence });
  expect(reply.headers.get('retry-after')).toBe('5');
  expect((await visitor(app).sends('GET', '/api/ready')).status).toBe(200);
  expect((await visitor(app).tries(calls.listWishlists)).status).toBe(401);
  await keys.open();
  expect((await ask(app, key)).status).toBe(403);
});

test('keys that do not come are given up within five seconds', async () => {
  const key = await googleKey('k1');
  const keys = await startKeyServer();
  const app = await startAppForTest(keys.env);
  for (const answer of ['nothing at all', 'a beginning'] as const) {
    keys.answerWith((_request, response) => {
      if (answer === 'a beginning') response.write('{"keys":[');
    });
    const begun = performance.now();
    const replies = await Promise.all([ask(app, key), ask(app, key), visitor(app).sends('GET', '/api/ready')]);
    expect(replies.map(({ status }) => status)).toEqual([503, 503, 200]);
    expect(performance.now() - begun).toBeLessThan(5_000);
  }
});

test('a machine that does not even answer the call is given up as well', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1');
  await sleep(10);
  const address = silent.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  const key = await googleKey('k1');
  const { env } = await startKeyServer(key);
  const app = await startAppForTest({ ...env, FIREBASE_JWKS_URL: `http://127.0.0.1:${port}/` });
  expect((await ask(app, key)).status).toBe(503);
  silent.close();
});

test('keys that are known serve on while their publisher is away', async () => {
  const key = await googleKey('k1');
  const keys = await startKeyServer(key);
  const app = await startAppForTest(keys.env);
  expect((await ask(app, key)).status).toBe(403);
  await keys.close();
  expect((await ask(app, key)).status).toBe(403);
});

test('a new key is fetched when a token names it, and forged names do not cost a request each', async () => {
  const [old, next] = [await googleKey('k1'), await googleKey('k2')];
  const keys = await startKeyServer(old);
  const app = await startAppForTest(keys.env);
  expect((await ask(app, old)).status).toBe(403);
  for (let n = 0; n < 20; n += 1) expect((await ask(app, { ...old, kid: `forged-${n}` })).status).toBe(401);
  expect(keys.asked()).toBe(1);
  keys.publish(next);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 });
  expect((await ask(app, next)).status).toBe(403);
  expect((await ask(app, old)).status).toBe(401);
  expect(keys.asked()).toBe(2);
});
