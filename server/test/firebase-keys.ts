import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';
import { onTestFinished } from 'vitest';

const PROJECT = 'wishes-1234';

/** A key as Google has them. */
export interface GoogleKey {
  kid: string;
  privateKey: Parameters<SignJWT['sign']>[0];
  jwk: JWK;
}

/** Where Google's keys are published, on this machine. */
interface KeyServer {
  /** What an operator sets to have this server's keys taken. */
  env: Record<string, string>;
  /** How often the keys were asked for. */
  asked(): number;
  publish(...keys: readonly GoogleKey[]): void;
  /** Answers in this way from now on. */
  answerWith(answer: RequestListener): void;
  /** Closes the door; `open` opens it again at the same address. */
  close(): Promise<void>;
  open(): Promise<void>;
}

/** Makes an RSA key. */
export async function googleKey(kid: string): Promise<GoogleKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  return { kid, privateKey, jwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } };
}

/** Publishes keys for one test. */
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
    FIREBASE_PROJECT_ID: PROJECT,
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

/** What a token of Firebase says, for `ana@example.com` unless `changes` say otherwise; undefined leaves a claim out. */
export function firebaseClaims(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
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

/** A token signed as Firebase signs. */
export function firebaseToken({ kid, privateKey }: GoogleKey, changes: Record<string, unknown> = {}): Promise<string> {
  return new SignJWT(firebaseClaims(changes)).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey);
}
