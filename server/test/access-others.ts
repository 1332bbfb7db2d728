import {
  createSignedImageUrl,
  deriveSigningKey,
  computeImageUrlExpiryUnixSeconds,
} from '../src/images/url-signature.ts';
import { crossSiteHeaders, getActorAccount } from './access-requests.ts';
import type { TestApp } from './app.ts';
import { createGuestCookie, imageKeys, type Actor, type TestData } from './world.ts';

/** A request to an endpoint outside the contract, with a session cookie instead of a bearer token. */
interface SessionRequest {
  method: string;
  path: string;
  body?: object;
  headers: Record<string, string>;
}

/**
 * Paths of endpoints outside the OpenAPI document. The keys are the endpoints' names in the table of access
 * rules.
 */
export const undocumentedPaths: Readonly<Record<string, string>> = {
  readDocument: '/api/openapi.json',
  readDocs: '/api/docs',
  readDocsFile: '/api/docs/page.js',
  unknownPath: '/api/admin',
  unknownIdentityPath: '/api/auth/admin/list-users',
};

const password = 'secret gift';

/** Returns the session cookie of a caller: a tampered one for `forged`, none for `anonymous`. */
export function getSessionCookie(
  { people, unfinished, tokens }: TestData,
  actor: Actor,
  expiredCookie: string,
): string {
  if (actor === 'anonymous') return '';
  if (actor === 'guest') return createGuestCookie(tokens);
  if (actor === 'expired') return expiredCookie;
  if (actor === 'forged') return `${people.owner.cookie.slice(0, -8)}AAAAAAA%3D`;
  return actor === 'unfinished' ? unfinished.cookie : people[actor].cookie;
}

const requestBodyBuilders: Readonly<Record<string, (own: { email: string }, on: string) => object>> = {
  signUp: ({ email }, on) => ({
    name: 'New',
    email: on === 'taken-address' ? email : `new.${crypto.randomUUID()}@example.com`,
    password,
  }),
  signIn: ({ email }, on) => ({ email, password: on === 'wrong-password' ? 'another gift' : password }),
  renameIdentity: () => ({ name: 'Another' }),
  requestPasswordReset: ({ email }, on) => ({ email: on === 'unknown-address' ? 'nobody@example.com' : email }),
  changePassword: () => ({ currentPassword: 'another gift', newPassword: password }),
  resetPassword: () => ({ token: 'invented', newPassword: password }),
  signOut: () => ({}),
};

function createImagePaths(app: TestApp, { deleted }: TestData): Readonly<Record<string, string>> {
  const signingKey = deriveSigningKey(app.config.appSecret);
  const expires = computeImageUrlExpiryUnixSeconds(new Date());
  const live = createSignedImageUrl(signingKey, imageKeys.free, expires);
  return {
    live,
    'live-card': `${live}&size=card`,
    'live-huge': `${live}&size=huge`,
    unsigned: live.replace(/&signature=.*/, ''),
    'signed-for-another': createSignedImageUrl(signingKey, imageKeys.taken, expires).replace(
      imageKeys.taken,
      imageKeys.free,
    ),
    dead: createSignedImageUrl(signingKey, imageKeys.free, Math.floor(Date.now() / 1000) - 1),
    deleted: deleted.image,
    missing: createSignedImageUrl(signingKey, '00'.repeat(16), expires),
  };
}

/**
 * Returns the request by which `actor` calls an endpoint outside the contract, for one row of the access
 * table.
 */
export function createNonContractRequest(
  { name, on }: { name: string; on: string },
  operation: { method: string; path: string },
  { app, world, actor, cookie }: { app: TestApp; world: TestData; actor: Actor; cookie: string },
): SessionRequest {
  const body = requestBodyBuilders[name]?.(getActorAccount(world, actor), on);
  const headers = {
    ...(cookie === '' ? {} : { cookie }),
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(on === 'from-another-site' ? crossSiteHeaders : {}),
  };
  if (name === 'getPicture') return { method: 'GET', path: createImagePaths(app, world)[on] ?? '', headers };
  const path = name === 'startGoogle' ? `${operation.path}?flow=the-name-of-a-window` : operation.path;
  return { method: operation.method, path, headers, ...(body && { body }) };
}
