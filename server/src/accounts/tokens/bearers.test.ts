import { createHmac, createPublicKey } from 'node:crypto';
import type { JWK } from 'jose';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startAppForTest, type TestApp } from '../../../test/app.ts';
import {
  decodeBearerPayload,
  encodeBearerPart,
  forgeBearer,
  untrustedPublicKey,
  decodeBearerHeader,
  fetchStatusWithBearer,
  addSigningKey,
} from '../../../test/bearers.ts';
import { signUpWithoutUserRecord, createVisitor } from '../../../test/person.ts';
import type { Database } from '../../database/database.ts';
import { createBearerVerifier } from './verify-bearer.ts';

const getNowInSeconds = (): number => Math.floor(Date.now() / 1000);

async function fetchPublicKey(app: TestApp): Promise<JWK> {
  const { body } = await createVisitor(app).sends('GET', '/api/auth/jwks');
  const [key] = (body as { keys: JWK[] }).keys;
  if (!key) throw new Error('There is no public key');
  return key;
}

test('a bearer token contains its user but no roles, and expires after ten minutes', async () => {
  const app = await startAppForTest();
  const { bearer, uid, email } = await signUpWithoutUserRecord(app, { name: 'Ana' });
  const payload = decodeBearerPayload(bearer);
  const key = await fetchPublicKey(app);
  expect(decodeBearerHeader(bearer)).toEqual({ alg: 'ES256', kid: key.kid });
  expect(Object.keys(key).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'x', 'y']);
  expect(payload).toEqual({
    sub: uid,
    email,
    email_verified: false,
    name: 'Ana',
    bearers_from: 0,
    iss: 'urn:wishwell:local',
    aud: 'wishwell-api',
    iat: expect.any(Number),
    exp: Number(payload['iat']) + 600,
  });
  expect(await fetchStatusWithBearer(app, bearer)).toBe(403);
});

test('the issuer of a bearer token is PUBLIC_URL', async () => {
  const app = await startAppForTest({ PUBLIC_URL: 'https://wishes.example' });
  const { bearer } = await signUpWithoutUserRecord(app, { name: 'Ana' });
  expect(decodeBearerPayload(bearer)['iss']).toBe('https://wishes.example');
});

test('a bearer token that no key of the server has signed gets 401, whichever key its header names', async () => {
  const app = await startAppForTest();
  const { bearer } = await signUpWithoutUserRecord(app, { name: 'Ana' });
  const [header = '', payload = '', signature = ''] = bearer.split('.');
  const key = await fetchPublicKey(app);
  const { kid } = key;
  const pem = createPublicKey({ key: { ...key }, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const hmac = (secret: string): string => {
    const signed = `${encodeBearerPart({ alg: 'HS256', kid })}.${payload}`;
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  };
  const forged = [
    `${encodeBearerPart({ alg: 'none', kid })}.${payload}.`,
    `${encodeBearerPart({ alg: 'none' })}.${payload}.${signature}`,
    `${header}.${payload}.`,
    `${header}.${encodeBearerPart({ ...decodeBearerPayload(bearer), sub: 'somebody else' })}.${signature}`,
    hmac(pem),
    hmac(JSON.stringify(key)),
    'not a token',
    'a.b.c',
  ];
  const validPayload = decodeBearerPayload(bearer);
  const jwk = untrustedPublicKey;
  for (const more of [{ kid }, {}, { kid: 'unknown' }, { kid, jwk }, { kid, jku: 'https://evil.example/jwks' }])
    forged.push(await forgeBearer(validPayload, more));
  const statuses = await Promise.all(forged.map((one) => fetchStatusWithBearer(app, one)));
  expect(statuses).toEqual(forged.map(() => 401));
});

test('a correctly signed bearer token with a wrong or missing claim gets 401', async () => {
  const app = await startAppForTest();
  const { bearer } = await signUpWithoutUserRecord(app, { name: 'Ana' });
  const payload = decodeBearerPayload(bearer);
  const { sign } = await addSigningKey(app);
  const statusWith = async (changes: Record<string, unknown>, header = {}): Promise<number> =>
    fetchStatusWithBearer(app, await sign({ ...payload, ...changes }, header));

  expect(await statusWith({})).toBe(403);
  const now = getNowInSeconds();
  const refused = {
    'another issuer': { iss: 'https://evil.example' },
    'no issuer': { iss: undefined },
    'another audience': { aud: 'another-api' },
    'no audience': { aud: undefined },
    expired: { iat: now - 300, exp: now - 60 },
    'no expiry': { exp: undefined },
    'issued in the future': { iat: now + 60, exp: now + 600 },
    'no issue time': { iat: undefined },
    'good for longer than any of ours': { iat: now - 900, exp: now + 86_400 },
    'not yet valid': { nbf: now + 60 },
    'nobody named': { sub: '' },
    'no subject': { sub: undefined },
    'no e-mail': { email: undefined },
  };
  for (const [what, changes] of Object.entries(refused)) {
    expect({ what, status: await statusWith(changes) }).toEqual({ what, status: 401 });
  }
});

test('a slow, failing load of the signing keys does not discard keys that a later load has returned', async () => {
  const app = await startAppForTest();
  const { bearer, uid } = await signUpWithoutUserRecord(app, { name: 'Ana' });
  const first = Promise.withResolvers<never>();
  let loadCount = 0;
  const db: Database = {
    ...app.db,
    query: (config) => {
      loadCount += 1;
      return loadCount === 1 ? first.promise : app.db.query(config);
    },
  };
  const verify = createBearerVerifier(db, app.config);
  const failingCheck = verify(bearer);
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
  onTestFinished(() => now.mockRestore());
  expect(await verify(bearer)).toMatchObject({ uid });
  first.reject(new Error('away'));
  await expect(failingCheck).rejects.toThrow('away');
  expect(await verify(bearer)).toMatchObject({ uid });
  expect(loadCount).toBe(2);
});

/**
 * Returns a bearer token verifier whose cache contains a token. The token is signed with a test key that the
 * database contains.
 */
async function startAppWithCachedBearer() {
  const app = await startAppForTest();
  const testKey = await addSigningKey(app);
  const { bearer, uid } = await signUpWithoutUserRecord(app, { name: 'Ana' });
  const payload = decodeBearerPayload(bearer);
  const verify = createBearerVerifier(app.db, app.config);
  const cachedBearer = await testKey.sign(payload);
  expect(await verify(cachedBearer)).toMatchObject({ uid });
  return { app, verify, cachedBearer, payload, uid };
}

const advanceClock = (milliseconds: number): void => {
  const began = Date.now();
  const now = vi.spyOn(Date, 'now').mockImplementation(() => began + milliseconds);
  onTestFinished(() => now.mockRestore());
};

test('a cached bearer token is invalid after its signing key was deleted and the keys were reloaded', async () => {
  const { app, verify, cachedBearer, payload, uid } = await startAppWithCachedBearer();
  const at = cachedBearer.lastIndexOf('.') + 10;
  const other = cachedBearer.slice(0, at) + (cachedBearer[at] === 'A' ? 'B' : 'A') + cachedBearer.slice(at + 1);
  expect(await verify(other)).toBeUndefined();
  await app.db.pool.query(`delete from auth.jwks where id = 'planted'`);
  expect(await verify(cachedBearer)).toMatchObject({ uid });
  advanceClock(6_000);
  expect(await verify(await forgeBearer(payload, { kid: 'unknown' }))).toBeUndefined();
  expect(await verify(cachedBearer)).toBeUndefined();
});

test('a cached bearer token is invalid after its expiry', async () => {
  const { verify, cachedBearer, payload } = await startAppWithCachedBearer();
  const late = new Date(Number(payload['exp']) * 1_000 + 6_000);
  vi.useFakeTimers({ toFake: ['Date'], now: late });
  onTestFinished(() => void vi.useRealTimers());
  expect(await verify(cachedBearer)).toBeUndefined();
});
