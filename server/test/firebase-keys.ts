import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';

const TEST_FIREBASE_PROJECT_ID = 'wishes-1234';

export interface GoogleKey {
  kid: string;
  privateKey: Parameters<SignJWT['sign']>[0];
  jwk: JWK;
}

/** A local HTTP server that replaces Google's endpoint for the public keys that verify Firebase tokens. */
interface KeyServer {
  /** Environment variables that make a Wishwell server request its keys from this key server. */
  env: Record<string, string>;
  asked(): number;
  publish(...keys: readonly GoogleKey[]): void;
  /** Changes how the key server responds to later requests. */
  answerWith(answer: RequestListener): void;
  /** Stops the key server. `open` restarts it on the same port. */
  close(): Promise<void>;
  open(): Promise<void>;
}

export async function createGoogleKey(kid: string): Promise<GoogleKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

export async function startKeyServer(...first: readonly GoogleKey[]): Promise<KeyServer> {
  let asked = 0;
  let answer: RequestListener;
  const publish = (...keys: readonly GoogleKey[]): void => {
    const text = JSON.stringify({ keys: keys.map(({ jwk }) => jwk) });
    answer = (_request, response) => void response.setHeader('content-type', 'application/json').end(text);
  };
  publish(...first);
  const server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  const open = async (port: number): Promise<void> => {
    await once(server.listen(port, '127.0.0.1'), 'listening');
  };
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    if (server.listening) await once(server.close(), 'close');
  };
  await open(0);
  const { port } = server.address() as AddressInfo;
  onTestFinished(close);
  const env = {
    AUTH_PROVIDER: 'firebase',
    FIREBASE_PROJECT_ID: TEST_FIREBASE_PROJECT_ID,
    FIREBASE_API_KEY: 'web-key',
    FIREBASE_JWKS_URL: `http://127.0.0.1:${port}/keys`,
  };
  return {
    env,
    asked: () => asked,
    publish,
    answerWith: (next) => {
      answer = next;
    },
    close,
    open: () => open(port),
  };
}

/**
 * Returns the JWT claims of a Firebase token for `ana@example.com`. `changes` replaces claims; the value
 * `undefined` removes a claim.
 */
export function createFirebasePayload(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${TEST_FIREBASE_PROJECT_ID}`,
    aud: TEST_FIREBASE_PROJECT_ID,
    auth_time: now - 5,
    iat: now - 5,
    exp: now + 3_595,
    sub: 'firebase-ana',
    user_id: 'firebase-ana',
    email: 'ana@example.com',
    email_verified: true,
    name: 'Ana',
    firebase: { identities: { email: ['ana@example.com'] }, sign_in_provider: 'password' },
    ...changes,
  };
}

export function createFirebaseToken(
  { kid, privateKey }: GoogleKey,
  changes: Record<string, unknown> = {},
): Promise<string> {
  return new SignJWT(createFirebasePayload(changes))
    .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
    .sign(privateKey);
}
