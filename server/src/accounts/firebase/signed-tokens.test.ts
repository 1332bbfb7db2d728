import { createHmac, createPublicKey } from 'node:crypto';
import { calls } from '@wishwell/contract/calls.ts';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTHeaderParameters } from 'jose';
import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../../test/app.ts';
import {
  firebaseClaims,
  firebaseToken,
  type GoogleKey,
  googleKey,
  startKeyServer,
} from '../../../test/firebase-keys.ts';
import { visitor } from '../../../test/person.ts';

const seconds = (): number => Math.floor(Date.now() / 1000);
const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

async function startWithKey(kid = 'k1'): Promise<{ app: TestApp; key: GoogleKey }> {
  const key = await googleKey(kid);
  const keys = await startKeyServer(key);
  return { app: await startAppForTest(keys.env), key };
}

/** 401: not genuine; 403: genuine, of somebody who has not finished signing up. */
const statusOf = async (app: TestApp, bearer: string): Promise<number> =>
  (await visitor(app, bearer).sends('GET', '/api/mywishlists')).status;

test('a genuine token names its holder, who makes a record and uses it', async () => {
  const { app, key } = await startWithKey();
  const ana = visitor(app, await firebaseToken(key));
  expect(await ana.tries(calls.listWishlists)).toMatchObject({ status: 403, text: 'Please finish signing up' });
  const body = { firebase_uid: 'firebase-ana', email: 'ana@example.com', display_name: 'Ana' };
  expect(await ana.tries(calls.createUser, { body })).toMatchObject({ status: 201, body: { uid: 'firebase-ana' } });
  expect(await ana.does(calls.listWishlists)).toEqual([]);
  expect(await ana.tries(calls.getUserByUid, { params: { uid: 'somebody-else' } })).toMatchObject({ status: 404 });
});

test.each([
  ['another’s uid', { firebase_uid: 'firebase-ben' }, 'The uid is not that of the signed-in identity'],
  ['another’s address', { email: 'ben@example.com' }, 'The e-mail address is not that of the signed-in identity'],
])('a record is not made under %s', async (_what, changes, text) => {
  const { app, key } = await startWithKey();
  const body = { firebase_uid: 'firebase-ana', email: 'ana@example.com', ...changes };
  const ana = visitor(app, await firebaseToken(key));
  expect(await ana.tries(calls.createUser, { body })).toMatchObject({ status: 403, text });
});

test('nobody makes a superuser of themselves', async () => {
  const { app, key } = await startWithKey();
  const body = { firebase_uid: 'firebase-ana', email: 'ana@example.com', is_superuser: true };
  const ana = visitor(app, await firebaseToken(key, { is_superuser: true, is_staff: true }));
  expect((await ana.tries(calls.createUser, { body })).status).toBe(400);
  const { is_superuser: _, ...allowed } = body;
  expect(await ana.tries(calls.createUser, { body: allowed })).toMatchObject({
    status: 201,
    body: { is_superuser: false, is_staff: false },
  });
});

test('without a bearer no record is made: nobody vouches', async () => {
  const { app } = await startWithKey();
  const body = { firebase_uid: 'firebase-ana', email: 'ana@example.com' };
  expect(await visitor(app).tries(calls.createUser, { body })).toMatchObject({ status: 401 });
});

test('a name and a proven address may be missing; an e-mail address may not', async () => {
  const { app, key } = await startWithKey();
  const bare = await firebaseToken(key, { name: undefined, email_verified: undefined });
  expect(await statusOf(app, bare)).toBe(403);
  expect(await statusOf(app, await firebaseToken(key, { email: undefined }))).toBe(401);
});

test('a token without a signature, or with one made from the public key, is refused', async () => {
  const { app, key } = await startWithKey();
  const { kid } = key;
  const genuine = await firebaseToken(key);
  const [header = '', payload = '', signature = ''] = genuine.split('.');
  expect(await statusOf(app, genuine)).toBe(403);
  const pem = createPublicKey({ key: { ...key.jwk }, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const hmac = (secret: string): string => {
    const signed = `${encode({ alg: 'HS256', kid, typ: 'JWT' })}.${payload}`;
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  };
  const forged = {
    'as the emulator makes them': new UnsecuredJWT(firebaseClaims()).encode(),
    'alg none beside a signature': `${encode({ alg: 'none', kid })}.${payload}.${signature}`,
    'no signature': `${header}.${payload}.`,
    'another payload': `${header}.${encode(firebaseClaims({ sub: 'firebase-ben' }))}.${signature}`,
    'HS256 with the key as PEM': hmac(pem),
    'HS256 with the key as JWK': hmac(JSON.stringify(key.jwk)),
    'no token': 'a.b.c',
  };
  for (const [what, bearer] of Object.entries(forged)) {
    expect({ what, status: await statusOf(app, bearer) }).toEqual({ what, status: 401 });
  }
});

test('a token signed with a foreign key is refused, whatever it says of that key', async () => {
  const { app, key } = await startWithKey();
  const foreign = await googleKey(key.kid);
  const { jwk } = foreign;
  const jku = 'https://evil.example/keys';
  const headers: readonly Partial<JWTHeaderParameters>[] = [
    { kid: key.kid },
    {},
    { kid: 'unknown' },
    { kid: key.kid, jwk },
    { kid: key.kid, jku },
    { kid: key.kid, x5u: jku },
  ];
  for (const header of headers) {
    const forged = await new SignJWT(firebaseClaims())
      .setProtectedHeader({ alg: 'RS256', ...header })
      .sign(foreign.privateKey);
    expect({ header, status: await statusOf(app, forged) }).toEqual({ header, status: 401 });
  }
});

test('a token of the right key is refused when it asks for another algorithm or for what nobody knows', async () => {
  const { app, key } = await startWithKey();
  const claims = firebaseClaims();
  const { kid, privateKey } = key;
  const rs512 = await generateKeyPair('RS512');
  const es256 = await generateKeyPair('ES256');
  const unknownCrit = new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid, crit: ['urn:example:crit'], 'urn:example:crit': true })
    .sign(privateKey, { crit: { 'urn:example:crit': true } });
  const forged = {
    ES256: await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid }).sign(es256.privateKey),
    RS512: await new SignJWT(claims).setProtectedHeader({ alg: 'RS512', kid }).sign(rs512.privateKey),
    'an unknown crit': await unknownCrit,
    'another key id': await firebaseToken({ ...key, kid: 'unknown' }),
  };
  for (const [what, bearer] of Object.entries(forged)) {
    expect({ what, status: await statusOf(app, bearer) }).toEqual({ what, status: 401 });
  }
});

test('an elliptic key is of no use even when it is published', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { kid: 'k1', privateKey, jwk: { ...(await exportJWK(publicKey)), kid: 'k1' } };
  const app = await startAppForTest((await startKeyServer(key)).env);
  const bearer = await new SignJWT(firebaseClaims()).setProtectedHeader({ alg: 'ES256', kid: 'k1' }).sign(privateKey);
  expect(await statusOf(app, bearer)).toBe(401);
});

test('a genuine token is refused when it is not for us, too old, or from the future', async () => {
  const { app, key } = await startWithKey();
  const now = seconds();
  const refused = {
    'another issuer': { iss: 'https://securetoken.google.com/another-project' },
    'an issuer that begins alike': { iss: 'https://securetoken.google.com/wishes-12345' },
    'no issuer': { iss: undefined },
    'another audience': { aud: 'another-project' },
    'no audience': { aud: undefined },
    expired: { iat: now - 3_700, exp: now - 60 },
    'no expiry': { exp: undefined },
    'issued in the future': { iat: now + 60 },
    'no issue time': { iat: undefined },
    'good for longer than any of Firebase': { iat: now - 3_700, exp: now + 86_400 },
    'signed in in the future': { auth_time: now + 60 },
    'no sign-in time': { auth_time: undefined },
    'a sign-in time that is none': { auth_time: 'now' },
    'not yet valid': { nbf: now + 60 },
    'nobody named': { sub: '' },
    'no subject': { sub: undefined },
    'a subject that is too long': { sub: 'x'.repeat(129) },
  };
  for (const [what, changes] of Object.entries(refused)) {
    expect({ what, status: await statusOf(app, await firebaseToken(key, changes)) }).toEqual({ what, status: 401 });
  }
});

test('below /api/auth there is nothing', async () => {
  const { app, key } = await startWithKey();
  for (const bearer of [undefined, await firebaseToken(key)]) {
    const caller = visitor(app, bearer);
    for (const path of ['token', 'jwks', 'google/start', 'get-session', '']) {
      expect(await caller.sends('GET', `/api/auth/${path}`)).toMatchObject({ status: 404 });
    }
    expect(await caller.sends('POST', '/api/auth/sign-in/email')).toMatchObject({ status: 404 });
  }
});
