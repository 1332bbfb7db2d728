import { generateKeyPairSync } from 'node:crypto';
import { exportJWK, type JWTHeaderParameters, SignJWT } from 'jose';
import * as v from 'valibot';
import type { TestApp } from './app.ts';
import { createVisitor } from './person.ts';

type JwtPayload = Record<string, unknown>;

const decodeBearerPart = (part = ''): JwtPayload =>
  v.parse(v.record(v.string(), v.unknown()), JSON.parse(Buffer.from(part, 'base64url').toString()));

export const encodeBearerPart = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

export const decodeBearerHeader = (bearer: string): JwtPayload => decodeBearerPart(bearer.split('.')[0]);

export const decodeBearerPayload = (bearer: string): JwtPayload => decodeBearerPart(bearer.split('.')[1]);

const untrustedKeys = {
  ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  RS256: generateKeyPairSync('rsa', { modulusLength: 2048 }),
} as const;

export const untrustedPublicKey = untrustedKeys.ES256.publicKey.export({ format: 'jwk' });

/** Signs a bearer token with a key that the server does not trust. */
export function forgeBearer(
  claims: JwtPayload,
  header: object,
  alg: keyof typeof untrustedKeys = 'ES256',
): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ ...header, alg }).sign(untrustedKeys[alg].privateKey);
}

/**
 * Signs a bearer token with the given JWT claims. By default, the header contains the id of the key that
 * `addSigningKey` has added.
 */
export type SignBearer = (claims: JwtPayload, header?: Partial<JWTHeaderParameters>) => Promise<string>;

/**
 * Adds a key pair to the signing keys of the server. Tests can then sign valid bearer tokens with any JWT
 * claims. Call `addSigningKey` after the server has created its own key, and before the server gets its
 * first bearer token.
 */
export async function addSigningKey({ db }: Pick<TestApp, 'db'>): Promise<{ sign: SignBearer }> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  await db.pool.query(
    `insert into auth.jwks (id, "publicKey", "privateKey", "createdAt", alg) values ('planted', $1, '""', to_timestamp(0), 'ES256')`,
    [JSON.stringify(await exportJWK(publicKey))],
  );
  return {
    sign: (claims, header) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: 'planted', ...header }).sign(privateKey),
  };
}

/**
 * Sends a request with a bearer token and returns the status. 401 means that the token is invalid. 403 means
 * that the token is valid, but the person has no user record.
 */
export async function fetchStatusWithBearer(app: Pick<TestApp, 'origin'>, bearer: string): Promise<number> {
  return (await createVisitor(app, bearer).sends('GET', '/api/mywishlists')).status;
}
