import { calls } from '@wishwell/contract/calls.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { startAppForTest, type TestApp } from '../../../test/app.ts';
import { createFirebaseToken, type GoogleKey, createGoogleKey, startKeyServer } from '../../../test/firebase-keys.ts';
import { type Reply, createVisitor } from '../../../test/person.ts';

afterEach(() => vi.useRealTimers());

const expectedErrorText = 'Sign-in cannot be checked right now. Please try again in a moment';

async function requestWishlists(app: TestApp, key: GoogleKey): Promise<Reply> {
  return createVisitor(app, await createFirebaseToken(key)).tries(calls.listWishlists);
}

test('a Firebase token gets 503 while the key server returns no keys, and is accepted afterwards', async () => {
  const [key, keys] = [await createGoogleKey('k1'), await startKeyServer()];
  const app = await startAppForTest(keys.env);
  let [now, asked] = [Date.now(), 0];
  for (const [status, text] of [
    [503, 'unavailable'],
    [200, '<!doctype html><title>Sign in to the Wi-Fi</title>'],
    [200, '{"certificates":[]}'],
    [200, '{"keys":["k1"]}'],
    [200, '{"keys":[]}'],
    [302, ''],
    [200, '{"keys":[{"kid":"k1","kty":"RSA","alg":"RS256","n":"AA"}]}'],
  ] as const) {
    keys.answerWith((_request, response) => {
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end(text);
    });
    expect(await requestWishlists(app, key)).toMatchObject({ status: 503, text: expectedErrorText });
    expect({ text, asked: keys.asked() }).toEqual({ text, asked: (asked += 1) });
    // The server does not request Google's keys again within 5 s after a failure.
    vi.useFakeTimers({ toFake: ['Date'], now: (now += 6_000) });
  }
  keys.publish(key);
  await expect.poll(async () => (await requestWishlists(app, key)).status).toBe(403);
});

test('while the key server is down, a Firebase token gets 503 unless its signing key is cached', async () => {
  const key = await createGoogleKey('k1');
  const keys = await startKeyServer(key);
  const [app, appWithCachedKey] = [await startAppForTest(keys.env), await startAppForTest(keys.env)];
  expect((await requestWishlists(appWithCachedKey, key)).status).toBe(403);
  await keys.close();
  expect((await requestWishlists(appWithCachedKey, key)).status).toBe(403);
  const reply = await requestWishlists(app, key);
  expect(reply).toMatchObject({ status: 503, text: expectedErrorText });
  expect(reply.headers.get('retry-after')).toBe('5');
  expect((await createVisitor(app).sends('GET', '/api/ready')).status).toBe(200);
  expect((await createVisitor(app).tries(calls.listWishlists)).status).toBe(401);
  await keys.open();
  expect((await requestWishlists(app, key)).status).toBe(403);
});

test('a Firebase token gets 503 if the key server does not finish its response', async () => {
  const key = await createGoogleKey('k1');
  const keys = await startKeyServer();
  const app = await startAppForTest(keys.env);
  for (const answer of ['nothing at all', 'a beginning'] as const) {
    keys.answerWith((_request, response) => {
      if (answer === 'a beginning') response.write('{"keys":[');
    });
    const replies = await Promise.all([
      requestWishlists(app, key),
      requestWishlists(app, key),
      createVisitor(app).sends('GET', '/api/ready'),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([503, 503, 200]);
  }
});

test('a token with an unknown key id makes the server reload the keys; 20 more such tokens do not', async () => {
  const [old, next] = [await createGoogleKey('k1'), await createGoogleKey('k2')];
  const keys = await startKeyServer(old);
  const app = await startAppForTest(keys.env);
  expect((await requestWishlists(app, old)).status).toBe(403);
  for (let n = 0; n < 20; n += 1)
    expect((await requestWishlists(app, { ...old, kid: `forged-${n}` })).status).toBe(401);
  expect(keys.asked()).toBe(1);
  keys.publish(next);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 });
  expect((await requestWishlists(app, next)).status).toBe(403);
  expect((await requestWishlists(app, old)).status).toBe(401);
  expect(keys.asked()).toBe(2);
});
