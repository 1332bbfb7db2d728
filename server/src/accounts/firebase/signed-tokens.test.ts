import { createHmac, createPublicKey } from 'node:crypto';
import { calls } from '@wishwell/contract/calls.ts';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTHeaderParameters } from 'jose';
import { expect, test } from 'vitest';
import { startAppForTest, type TestApp } from '../../../test/app.ts';
import { encodeBearerPart, fetchStatusWithBearer } from '../../../test/bearers.ts';
import {
  createFirebasePayload,
  createFirebaseToken,
  type GoogleKey,
  createGoogleKey,
  startKeyServer,
} from '../../../test/firebase-keys.ts';
import { createVisitor } from '../../../test/person.ts';

const getNowInSeconds = (): number => Math.floor(Date.now() / 1000);

async function startAppWithKeyServer(): Promise<{ app: TestApp; key: GoogleKey }> {
  const key = await createGoogleKey('k1');
  const keys = await startKeyServer(key);
  return { app: await startAppForTest(keys.env), key };
}

test('a person with a valid Firebase token can create a user record and then list wishlists', async () => {
  const { app, key } = await startAppWithKeyServer();
  const ana = createVisitor(app, await createFirebaseToken(key, { is_superuser: true, is_staff: true }));
  expect(await ana.tries(calls.listWishlists)).toMatchObject({ status: 403, text: 'Please finish signing up' });
  const body = { firebase_uid: 'firebase-ana', email: 'ana@example.com', display_name: 'Ana' };
  expect((await createVisitor(app).tries(calls.createUser, { body })).status).toBe(401);
  expect(await ana.tries(calls.createUser, { body })).toMatchObject({
    status: 201,
    body: { uid: 'firebase-ana', is_superuser: false, is_staff: false },
  });
  expect(await ana.does(calls.listWishlists)).toEqual([]);
  expect(await ana.tries(calls.getUserByUid, { params: { uid: 'somebody-else' } })).toMatchObject({ status: 404 });
});

test('a Firebase token without a name is accepted; a token without an e-mail address gets 401', async () => {
  const { app, key } = await startAppWithKeyServer();
  const tokenWithoutName = await createFirebaseToken(key, { name: undefined, email_verified: undefined });
  expect(await fetchStatusWithBearer(app, tokenWithoutName)).toBe(403);
  expect(await fetchStatusWithBearer(app, await createFirebaseToken(key, { email: undefined }))).toBe(401);
});

test('a Firebase token that no known key has signed gets 401, whichever key its header names', async () => {
  const { app, key } = await startAppWithKeyServer();
  const { kid } = key;
  const genuine = await createFirebaseToken(key);
  const [header = '', payload = '', signature = ''] = genuine.split('.');
  expect(await fetchStatusWithBearer(app, genuine)).toBe(403);
  const pem = createPublicKey({ key: { ...key.jwk }, format: 'jwk' }).export({ type: 'spki', format: 'pem' });
  const signWithHmac = (secret: string): string => {
    const signed = `${encodeBearerPart({ alg: 'HS256', kid, typ: 'JWT' })}.${payload}`;
    return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
  };
  const foreign = await createGoogleKey(kid);
  const signWithForeignKey = (more: Partial<JWTHeaderParameters>) =>
    new SignJWT(createFirebasePayload()).setProtectedHeader({ alg: 'RS256', ...more }).sign(foreign.privateKey);
  const unknownCrit = new SignJWT(createFirebasePayload())
    .setProtectedHeader({ alg: 'RS256', kid, crit: ['urn:example:crit'], 'urn:example:crit': true })
    .sign(key.privateKey, { crit: { 'urn:example:crit': true } });
  const forged = {
    'as the emulator makes them': new UnsecuredJWT(createFirebasePayload()).encode(),
    'alg none beside a signature': `${encodeBearerPart({ alg: 'none', kid })}.${payload}.${signature}`,
    'no signature': `${header}.${payload}.`,
    'another payload': `${header}.${encodeBearerPart(createFirebasePayload({ sub: 'firebase-ben' }))}.${signature}`,
    'HS256 with the key as PEM': signWithHmac(pem),
    'HS256 with the key as JWK': signWithHmac(JSON.stringify(key.jwk)),
    'no token': 'a.b.c',
    'a foreign key': await signWithForeignKey({ kid }),
    'a foreign key without id': await signWithForeignKey({}),
    'a foreign key in the header': await signWithForeignKey({ kid, jwk: foreign.jwk }),
    'a URL of foreign keys': await signWithForeignKey({ kid, jku: 'https://evil.example/keys' }),
    'an unknown crit': await unknownCrit,
    'another key id': await createFirebaseToken({ ...key, kid: 'unknown' }),
  };
  for (const [what, bearer] of Object.entries(forged)) {
    expect({ what, status: await fetchStatusWithBearer(app, bearer) }).toEqual({ what, status: 401 });
  }
});

test('a token signed with an elliptic-curve key gets 401, even if the key server publishes that key', async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { kid: 'k1', privateKey, jwk: { ...(await exportJWK(publicKey)), kid: 'k1' } };
  const app = await startAppForTest((await startKeyServer(key)).env);
  const bearer = await new SignJWT(createFirebasePayload())
    .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
    .sign(privateKey);
  expect(await fetchStatusWithBearer(app, bearer)).toBe(401);
});

test('a correctly signed Firebase token with a wrong or missing claim gets 401', async () => {
  const { app, key } = await startAppWithKeyServer();
  const now = getNowInSeconds();
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
    expect({ what, status: await fetchStatusWithBearer(app, await createFirebaseToken(key, changes)) }).toEqual({
      what,
      status: 401,
    });
  }
});

test('with Firebase as identity provider, requests to paths below /api/auth get 404', async () => {
  const { app, key } = await startAppWithKeyServer();
  for (const bearer of [undefined, await createFirebaseToken(key)]) {
    const caller = createVisitor(app, bearer);
    for (const path of ['token', 'jwks', 'google/start', 'get-session', '']) {
      expect(await caller.sends('GET', `/api/auth/${path}`)).toMatchObject({ status: 404 });
    }
    expect(await caller.sends('POST', '/api/auth/sign-in/email')).toMatchObject({ status: 404 });
  }
});
