import { type NoRow, sql } from '../../database/statements.ts';
import type { LinkMailKind } from './link-mail.ts';

/**
 * Kind of a link. With an `operator` link, created by an operator, a user sets a password. A later mail with
 * a link of another kind does not invalidate it.
 */
export type LinkKind = LinkMailKind | 'operator';

export const findLinkRecipient = sql<{ uid: string; name: string; is_proven: boolean }, [email: string]>(
  'accounts.findLinkRecipient',
  'select id as uid, name, "emailVerified" as is_proven from auth."user" where email = $1',
);

export const insertLink = sql<NoRow, [kind: LinkKind, uid: string, tokenHash: Buffer]>(
  'accounts.insertLink',
  `insert into auth.links (kind, "userId", token_hash, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
);

export const deleteOtherLinksOfKind = sql<NoRow, [kind: LinkKind, uid: string, keptTokenHash: Buffer]>(
  'accounts.deleteOtherLinksOfKind',
  'delete from auth.links where kind = $1 and "userId" = $2 and token_hash <> $3',
);

export const deleteLink = sql<NoRow, [tokenHash: Buffer]>(
  'accounts.deleteLink',
  'delete from auth.links where token_hash = $1',
);

/** Deletes every link with which the user could set a new password. */
export const deletePasswordLinks = sql<NoRow, [uid: string]>(
  'accounts.deletePasswordLinks',
  `delete from auth.links where "userId" = $1 and kind in ('reset', 'operator')`,
);

// A link is valid for an hour. If it expires in more than an hour, the system clock was set back. Then the
// link may be older than an hour, so it is invalid.
const isLinkValidSql = `expires_at > now() and expires_at <= now() + interval '1 hour'`;

export const findLink = sql<{ uid: string }, [kinds: readonly LinkKind[], tokenHash: Buffer]>(
  'accounts.findLink',
  `select "userId" as uid from auth.links where kind = any($1) and token_hash = $2 and ${isLinkValidSql}`,
);

/**
 * Deletes a valid link and returns it, so that the link works only once. Returns no row for a used or expired
 * link.
 */
export const redeemLink = sql<{ uid: string; kind: LinkKind }, [kinds: readonly LinkKind[], tokenHash: Buffer]>(
  'accounts.redeemLink',
  `delete from auth.links where kind = any($1) and token_hash = $2 and ${isLinkValidSql} returning "userId" as uid, kind`,
);

export const deleteExpiredLinks = sql('accounts.deleteExpiredLinks', 'delete from auth.links where expires_at < now()');
