import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UnsecuredJWT } from 'jose';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabaseForTest } from '../../../test/database-for-test.ts';
import { createFirebasePayload, createFirebaseToken, createGoogleKey } from '../../../test/firebase-keys.ts';
import { createFirebaseIdentityProvider } from './firebase.ts';

const firebaseProjectId = 'demo-wishes';
const demoPayload = { aud: firebaseProjectId, iss: `https://securetoken.google.com/${firebaseProjectId}` };
const createUnsignedToken = (changes: object = {}): string =>
  new UnsecuredJWT(createFirebasePayload({ ...demoPayload, ...changes })).encode();

/**
 * Creates the Firebase provider with a fake emulator that responds to every request with the HTTP status
 * `status`.
 */
async function startFakeEmulator(status: number) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    response.writeHead(status).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const database = await createDatabaseForTest();
  const log: unknown[] = [];
  const logger = pino({}, { write: (line) => void log.push(JSON.parse(line)) });
  const settings = {
    provider: 'firebase',
    projectId: firebaseProjectId,
    apiKey: 'web-key',
    authDomain: `${firebaseProjectId}.firebaseapp.com`,
    jwksUrl: new URL('http://127.0.0.1:1/'),
    emulatorHost: `127.0.0.1:${(server.address() as AddressInfo).port}`,
  } as const;
  return { server, identity: createFirebaseIdentityProvider({ settings, db: database.db, logger }), log, requests };
}

test('a token of the Firebase emulator is valid for a known account, and the log has a warning', async () => {
  const { identity, log, requests } = await startFakeEmulator(200);
  expect(log).toMatchObject([{ level: 40, msg: expect.stringContaining('NOT SAFE: unsigned tokens') }]);
  expect(await identity.verify(createUnsignedToken())).toEqual({
    uid: 'firebase-ana',
    email: 'ana@example.com',
    emailVerified: true,
    name: 'Ana',
    issuedAt: expect.any(Number),
    bearersValidFrom: undefined,
  });
  expect(requests).toEqual(['POST /identitytoolkit.googleapis.com/v1/accounts:lookup?key=web-key']);
});

test('an emulator token with wrong claims is invalid, and the server looks up no account', async () => {
  const { identity, requests } = await startFakeEmulator(200);
  const now = Math.floor(Date.now() / 1000);
  const key = await createGoogleKey('k1');
  const refused = [
    createUnsignedToken({ aud: 'demo-other' }),
    createUnsignedToken({ iss: 'https://securetoken.google.com/demo-other' }),
    createUnsignedToken({ iat: now - 4_000, exp: now - 400 }),
    createUnsignedToken({ iat: now + 60 }),
    createUnsignedToken({ auth_time: now + 60 }),
    createUnsignedToken({ sub: '' }),
    await createFirebaseToken(key, demoPayload),
    'no token',
  ];
  const payload = await Promise.all(refused.map((bearer) => identity.verify(bearer)));
  expect(payload.filter(Boolean)).toEqual([]);
  expect(requests).toEqual([]);
});

test('an emulator token is invalid if the emulator refuses it, and gets 503 if the emulator fails', async () => {
  const refusing = await startFakeEmulator(400);
  expect(await refusing.identity.verify(createUnsignedToken())).toBeUndefined();
  const broken = await startFakeEmulator(500);
  await expect(broken.identity.verify(createUnsignedToken())).rejects.toMatchObject({ status: 503 });
  broken.server.closeAllConnections();
  broken.server.close();
  await expect(broken.identity.verify(createUnsignedToken())).rejects.toMatchObject({ status: 503 });
});
