import { signedImageUrl, deriveSigningKey, expiryFor } from '../src/images/url-signature.ts';
import { ownIdentity } from './access-requests.ts';
import type { TestApp } from './app.ts';
import { images, type Actor, type World } from './world.ts';

/** What is asked beside the product's calls, with a session's cookie instead of a bearer. */
interface Other {
  method: string;
  path: string;
  body?: object;
  headers: Record<string, string>;
}

/** Paths that anybody may try, and that no OpenAPI document speaks of. */
export const undocumented: Readonly<Record<string, string>> = {
  readDocument: '/api/openapi.json',
  readDocs: '/api/docs',
  readDocsFile: '/api/docs/page.js',
  unknownPath: '/api/admin',
  unknownIdentityPath: '/api/auth/admin/list-users',
};

const password = 'secret gift';

/** The session's cookie of whoever asks; one that was tampered with, or has run out, for those who bring no better. */
export function cookieOf({ people, unfinished }: World, actor: Actor, expiredCookie: string): string {
  if (actor === 'anonymous') return '';
  if (actor === 'expired') return expiredCookie;
  if (actor === 'forged') return `${people.owner.cookie.slice(0, -8)}AAAAAAA%3D`;
  return actor === 'unfinished' ? unfinished.cookie : people[actor].cookie;
}

const bodies: Readonly<Record<string, (own: { email: string }, on: string) => object>> = {
  signUp: ({ email }, on) => ({
    name: 'New',
    email: on === 'taken-address' ? email : `new.${crypto.randomUUID()}@example.com`,
    password,
  }),
  signIn: ({ email }, on) => ({ email, password: on === 'wrong-password' ? 'another gift' : password }),
  renameIdentity: () => ({ name: 'Another' }),
  requestPasswordReset: ({ email }, on) => ({ email: on === 'unknown-address' ? 'nobody@example.com' : email }),
  resetPassword: () => ({ token: 'invented', newPassword: password }),
  signOut: () => ({}),
};

function imagePaths(app: TestApp, { deleted }: World): Readonly<Record<string, string>> {
  const signingKey = deriveSigningKey(app.config.appSecret);
  const expires = expiryFor(new Date());
  const live = signedImageUrl(signingKey, images.free, expires);
  return {
    live,
    'live-card': `${live}&size=card`,
    'live-huge': `${live}&size=huge`,
    unsigned: live.replace(/&signature=.*/, ''),
    'signed-for-another': signedImageUrl(signingKey, images.taken, expires).replace(images.taken, images.free),
    dead: signedImageUrl(signingKey, images.free, Math.floor(Date.now() / 1000) - 1),
    deleted: deleted.image,
    missing: signedImageUrl(signingKey, '00'.repeat(16), expires),
  };
}

const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

/** What `actor` sends for a row about anything else than a call of the product. */
export function otherRequestOf(
  { name, on }: { name: string; on: string },
  operation: { method: string; path: string },
  { app, world, actor, cookie }: { app: TestApp; world: World; actor: Actor; cookie: string },
): Other {
  const body = bodies[name]?.(ownIdentity(world, actor), on);
  const headers = {
    ...(cookie === '' ? {} : { cookie }),
    ...(body ? { 'content-type': 'application/json' } : {}),
    ...(on === 'from-another-site' ? elsewhere : {}),
  };
  if (name === 'getPicture') return { method: 'GET', path: imagePaths(app, world)[on] ?? '', headers };
  const path = name === 'startGoogle' ? `${operation.path}?flow=the-name-of-a-window` : operation.path;
  return { method: operation.method, path, headers, ...(body && { body }) };
}
