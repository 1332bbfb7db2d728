import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UnsecuredJWT } from 'jose';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import { firebaseClaims, firebaseToken, googleKey } from '../../../test/firebase-keys.ts';
import type { Identity } from '../identity.ts';
import { createFirebaseIdentity } from './firebase.ts';

interface Emulator {
  server: Server;
  identity: Identity;
  /** What the log says, by level. */
  log: { level: number; msg: string }[];
  /** Whom the emulator was asked for. */
  asked: string[];
}

const project = 'demo-wishes';
const atDemo = { aud: project, iss: `https://securetoken.google.com/${project}` };
const unsigned = (changes: object = {}): string => new UnsecuredJWT(firebaseClaims({ ...atDemo, ...changes })).encode();

/** An identity before a stand-in for the emulator, which answers every lookup with `status`. */
async function start(status: number): Promise<Emulator> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.writeHead(status).end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const log: Emulator['log'] = [];
  const logger = pino({}, { write: (line) => void log.push(JSON.parse(line)) });
  const settings = {
    provider: 'firebase',
    projectId: project,
    apiKey: 'web-key',
    authDomain: `${project}.firebaseapp.com`,
    jwksUrl: new URL('http://127.0.0.1:1/'),
    emulatorHost: `127.0.0.1:${(server.address() as AddressInfo).port}`,
  } as const;
  return { server, identity: createFirebaseIdentity({ settings, db: database.db, logger }), log, asked };
}

test('its tokens are taken while it knows the account, and the log warns', async () => {
  const { identity, log, asked } = await start(200);
  expect(log).toMatchObject([{ level: 40, msg: expect.stringContaining('NOT SAFE: tokens without a signature') }]);
  expect(await identity.verify(unsigned())).toEqual({
    uid: 'firebase-ana',
    email: 'ana@example.com',
    emailVerified: true,
    name: 'Ana',
    issuedAt: expect.any(Number),
    bearersFrom: undefined,
  });
  expect(asked).toEqual(['POST /identitytoolkit.googleapis.com/v1/accounts:lookup?key=web-key']);
});

test('an account that it does not know, or has disabled, is nobody', async () => {
  const { identity } = await start(400);
  expect(await identity.verify(unsigned())).toBeUndefined();
});

test('what is not meant for us is refused without asking it', async () => {
  const { identity, asked } = await start(200);
  const now = Math.floor(Date.now() / 1000);
  const key = await googleKey('k1');
  const refused = [
    unsigned({ aud: 'demo-other' }),
    unsigned({ iss: 'https://securetoken.google.com/demo-other' }),
    unsigned({ iat: now - 4_000, exp: now - 400 }),
    unsigned({ iat: now + 60 }),
    unsigned({ auth_time: now + 60 }),
    unsigned({ sub: '' }),
    await firebaseToken(key, atDemo),
    'no token',
  ];
  const claims = await Promise.all(refused.map((bearer) => identity.verify(bearer)));
  expect(claims.filter(Boolean)).toEqual([]);
  expect(asked).toEqual([]);
});

test('while it is away nothing is known of a token', async () => {
  const broken = await start(500);
  await expect(broken.identity.verify(unsigned())).rejects.toMatchObject({ status: 503 });
  broken.server.closeAllConnections();
  broken.server.close();
  await expect(broken.identity.verify(unsigned())).rejects.toMatchObject({ status: 503 });
});
