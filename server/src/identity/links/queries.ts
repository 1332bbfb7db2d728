import { sql } from '../../db.ts';

/** `$1` kind, `$2` uid, `$3` the token's hash. An older link of the kind ends with it. */
export const upsertLink = sql<object>(
  'identity.upsertLink',
  `insert into auth.links (kind, "userId", token_hash, expires_at) values ($1, $2, $3, now() + interval '1 hour')
   on conflict (kind, "userId") do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at`,
);

/** `$1` kind, `$2` the token's hash. */
export const findLink = sql<{ uid: string }>(
  'identity.findLink',
  'select "userId" as uid from auth.links where kind = $1 and token_hash = $2 and expires_at > now()',
);

/** Spends a link; no row when another did, or its hour is over. Parameters as `findLink`. */
export const spendLink = sql<{ uid: string }>(
  'identity.spendLink',
  'delete from auth.links where kind = $1 and token_hash = $2 and expires_at > now() returning "userId" as uid',
);

export const deleteExpiredLinks = sql<object>(
  'identity.deleteExpiredLinks',
  'delete from auth.links where expires_at < now()',
);
