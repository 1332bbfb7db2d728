import { generateKeyPairSync } from 'node:crypto';
import { exportJWK, type JWTHeaderParameters, SignJWT } from 'jose';
import * as v from 'valibot';
import type { TestApp } from './app.ts';

type Claims = Record<string, unknown>;

const read = (part = ''): Claims =>
  v.parse(v.record(v.string(), v.unknown()), JSON.parse(Buffer.from(part, 'base64url').toString()));

/** A JWT's part, as it stands in the token. */
export const encodePart = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** What a bearer says of itself. */
export const headerOf = (bearer: string): Claims => read(bearer.split('.')[0]);

/** What a bearer says of its holder. */
export const claimsOf = (bearer: string): Claims => read(bearer.split('.')[1]);

const strangers = {
  ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  RS256: generateKeyPairSync('rsa', { modulusLength: 2048 }),
} as const;

/** The public half of the key that `forge` signs with. */
export const forgersKey = strangers.ES256.publicKey.export({ format: 'jwk' });

/** A token of these claims that is well signed, by nobody whom the server knows. */
export function forge(claims: Claims, header: object, alg: keyof typeof strangers = 'ES256'): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ ...header, alg }).sign(strangers[alg].privateKey);
}

/** Makes a bearer of these claims; the header names the planted key unless told otherwise. */
export type Sign = (claims: Claims, header?: Partial<JWTHeaderParameters>) => Promise<string>;

/**
 * A key pair of the test's that the server takes for one of its own: what it signs is genuine, whatever it says. It must
 * be planted before the server has looked at any bearer, and after it has made its own key.
 */
export async function plantKey({ db }: Pick<TestApp, 'db'>): Promise<{ sign: Sign }> {
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
