import { createHash, randomBytes } from 'node:crypto';
import type { Executor } from '../../db.ts';
import { upsertLink } from './queries.ts';

/** What a link is for: to choose a new password, or to prove the address. */
export type LinkKind = 'reset' | 'verify';

/** Only this is stored, as with passwords; a token is random enough to need no salt. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Makes a link's token: 256 random bits, good once within an hour. It ends the older one of its kind. */
export async function makeToken(db: Executor, kind: LinkKind, uid: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await upsertLink(db, [kind, uid, digestOf(token)]);
  return token;
}

/** Where a token is opened: behind the `#`, which reaches no log and no `Referer` (RFC 3986 §3.5). */
export const addressOf = (origin: string, kind: LinkKind, token: string): string => `${origin}/login#${kind}=${token}`;
