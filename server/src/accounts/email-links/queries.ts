import { sql } from '../../database/statements.ts';
import type { MailKind } from '../../mail/link-mail.ts';

/** An operator's link chooses a password too, and no mail that anybody asks for ends it. */
export type LinkKind = MailKind | 'operator';

/** `$1` kind, `$2` uid, `$3` the token's hash. */
export const insertLink = sql<object>(
  'identity.insertLink',
  `insert into auth.links (kind, "userId", token_hash, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
);

/** `$1` kind, `$2` uid, `$3` the hash of the token that stays. */
export const deleteOlderLinks = sql<object>(
  'identity.deleteOlderLinks',
  'delete from auth.links where kind = $1 and "userId" = $2 and token_hash <> $3',
);

/** `$1` the token's hash. */
export const deleteLink = sql<object>('identity.deleteLink', 'delete from auth.links where token_hash = $1');

/** `$1` uid: those that set a password. */
export const deleteLinks = sql<object>(
  'identity.deleteLinks',
  `delete from auth.links where "userId" = $1 and kind in ('reset', 'operator')`,
);

// The upper bound ends links that a clock, set back since, would keep alive for longer than their hour.
const isAlive = `expires_at > now() and expires_at <= now() + interval '1 hour'`;

/** `$1` kinds, `$2` the token's hash. */
export const findLink = sql<{ uid: string }>(
  'identity.findLink',
  `select "userId" as uid from auth.links where kind = any($1) and token_hash = $2 and ${isAlive}`,
);

/** Spends a link; no row when another did, or its hour is over. Parameters as `findLink`. */
export const spendLink = sql<{ uid: string; kind: LinkKind }>(
  'identity.spendLink',
  `delete from auth.links where kind = any($1) and token_hash = $2 and ${isAlive} returning "userId" as uid, kind`,
);

export const deleteExpiredLinks = sql<object>(
  'identity.deleteExpiredLinks',
  'delete from auth.links where expires_at < now()',
);
