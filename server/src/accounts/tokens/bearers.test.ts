import { createHmac, createPublicKey } from 'node:crypto';
import type { JWK } from 'jose';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startAppForTest, type TestApp } from '../../../test/app.ts';
import { claimsOf, encodePart, forge, forgersKey, headerOf, plantKey } from '../../../test/bearers.ts';
import { signUp, visitor } from '../../../test/person.ts';
import type { Database } from '../../database/database.ts';
import { createBearerCheck } from './verify-bearer.ts';

const seconds = (): number => Math.floor(Date.now() / 1000);

/** 401: not genuine; 403: genuine, of somebody who has not finished signing up. */
async function statusOf(app: TestApp, bearer: string): Promise<number> {
  return (await visitor(app, bearer).sends('GET', '/api/mywishlists')).status;
}

async function publicKey(app: TestApp): Promise<JWK> {
  const { body } = await visitor(app).sends('GET', '/api/auth/jwks');
  const [key] = (body as { keys: JWK[] }).keys;
  if (!key) throw new Error('There is no public key');
  return key;
}

test('a bearer names its holder for ten minutes, and no roles', async () => {
  const app = await startAppForTest();
  const { bearer, uid, email } = await signUp(app, { name: 'Ana' });
  const payload = claimsOf(bearer);
  expect(headerOf(bearer)).toEqual({ alg: 'ES256', kid: (await publicKey(app)).kid });
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
  expect(await statusOf(app, bearer)).toBe(403);
});

test('the public keys hold nothing private', async () => {
  const app = await startAppForTest();
  expect(Object.keys(await publicKey(app)).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'x', 'y']);
});

test('the issuer is the public address, whatever name a request came by', async () => {
  const app = await startAppForTest({ PUBLIC_URL: 'https://wishes.example' });
  const { bearer } = await signUp(app, { name: 'Ana' });
  expect(claimsOf(bearer)['iss']).toBe('https://wishes.example');
});

test('a bearer without a signature, or with one made from the public key, is refused', async () => {
  const app = await startAppForTest();
  const { bearer } = await signUp(app, { name: 'Ana' });
  const [header = '', payload = '', signature = ''] = bearer.split('.');
  const key = await publicKey(app);
  const { kid } = key;
  const pem = createPublicKey({ key: { ...key }, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const hmac = (secret: string): string => {
    const signed = `${encodePart({ alg: 'HS256', kid })}.${payload}`;
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  };
  const forged = [
    `${encodePart({ alg: 'none', kid })}.${payload}.`,
    `${encodePart({ alg: 'none' })}.${payload}.${signature}`,
    `${header}.${payload}.`,
    `${header}.${encodePart({ ...claimsOf(bearer), sub: 'somebody else' })}.${signature}`,
    hmac(pem),
    hmac(JSON.stringify(key)),
    'not a token',
    'a.b.c',
  ];
  const statuses = await Promise.all(forged.map((one) => statusOf(app, one)));
  expect(statuses).toEqual(forged.map(() => 401));
});

test('a bearer signed with a foreign key is refused, whatever it says of that key', async () => {
  const app = await startAppForTest();
  const { bearer } = await signUp(app, { name: 'Ana' });
  const claims = claimsOf(bearer);
  const { kid } = await publicKey(app);
  const jwk = forgersKey;
  for (const header of [{ kid }, {}, { kid: 'unknown' }, { kid, jwk }, { kid, jku: 'https://evil.example/jwks' }]) {
    expect(await statusOf(app, await forge(claims, header))).toBe(401);
  }
});

test('a bearer of our own key is refused when it is not for us, too old, or from the future', async () => {
  const app = await startAppForTest();
  const { bearer } = await signUp(app, { name: 'Ana' });
  const claims = claimsOf(bearer);
  const { sign } = await plantKey(app);
  const statusWith = async (changes: Record<string, unknown>, header = {}): Promise<number> =>
    statusOf(app, await sign({ ...claims, ...changes }, header));

  expect(await statusWith({})).toBe(403);
  const now = seconds();
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

test('a look for keys that fails late does not take away those that a later look has found', async () => {
  const app = await startAppForTest();
  const { bearer, uid } = await signUp(app, { name: 'Ana' });
  const first = Promise.withResolvers<never>();
  let looks = 0;
  const db: Database = {
    ...app.db,
    query: (config) => {
      looks += 1;
      return looks === 1 ? first.promise : app.db.query(config);
    },
  };
  const verify = createBearerCheck(db, app.config);
  const unlucky = verify(bearer);
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
  onTestFinished(() => now.mockRestore());
  expect(await verify(bearer)).toMatchObject({ uid });
  first.reject(new Error('away'));
  await expect(unlucky).rejects.toThrow('away');
  expect(await verify(bearer)).toMatchObject({ uid });
  expect(looks).toBe(2);
});

test('a look for keys that fails is made again for the next bearer', async () => {
  const app = await startAppForTest();
  const { bearer, uid } = await signUp(app, { name: 'Ana' });
  let looks = 0;
  const query: Database['query'] = (config) => {
    looks += 1;
    return looks === 1 ? Promise.reject(new Error('away')) : app.db.query(config);
  };
  const verify = createBearerCheck({ ...app.db, query }, app.config);
  await expect(verify(bearer)).rejects.toThrow('away');
  expect(await verify(bearer)).toMatchObject({ uid });
});

/** A check that has found a bearer of a planted key genuine. */
async function checkedOnce() {
  const app = await startAppForTest();
  const planted = await plantKey(app);
  const { bearer, uid } = await signUp(app, { name: 'Ana' });
  const payload = claimsOf(bearer);
  const verify = createBearerCheck(app.db, app.config);
  const own = await planted.sign(payload);
  expect(await verify(own)).toMatchObject({ uid });
  return { app, verify, own, payload, uid };
}

/** Lets so many milliseconds pass. */
const pass = (milliseconds: number): void => {
  const began = Date.now();
  const now = vi.spyOn(Date, 'now').mockImplementation(() => began + milliseconds);
  onTestFinished(() => now.mockRestore());
};

describe('a bearer that was found genuine once', () => {
  test('is no more once the keys were read anew and its own is gone', async () => {
    const { app, verify, own, payload, uid } = await checkedOnce();
    await app.db.pool.query(`delete from auth.jwks where id = 'planted'`);
    expect(await verify(own)).toMatchObject({ uid });
    pass(6_000);
    expect(await verify(await forge(payload, { kid: 'unknown' }))).toBeUndefined();
    expect(await verify(own)).toBeUndefined();
  });

  test('is checked again when it has expired', async () => {
    const { verify, own, payload } = await checkedOnce();
    const late = new Date(Number(payload['exp']) * 1_000 + 6_000);
    vi.useFakeTimers({ toFake: ['Date'], now: late });
    onTestFinished(() => void vi.useRealTimers());
    expect(await verify(own)).toBeUndefined();
  });

  test('lends nothing to one that differs from it in a letter', async () => {
    const { verify, own } = await checkedOnce();
    const at = own.lastIndexOf('.') + 10;
    const other = own.slice(0, at) + (own[at] === 'A' ? 'B' : 'A') + own.slice(at + 1);
    expect(await verify(other)).toBeUndefined();
  });
});
