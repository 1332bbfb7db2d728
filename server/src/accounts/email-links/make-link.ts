import { createHash, randomBytes } from 'node:crypto';
import type { Executor } from '../../database/database.ts';
import type { MailKind } from '../../mail/link-mail.ts';
import { deleteLink, deleteOlderLinks, insertLink, type LinkKind } from './queries.ts';

/** Only this is stored, as with passwords; a token is random enough to need no salt. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A link that has been made beside older ones of its kind. */
interface MadeLink {
  /** 256 random bits, good once within an hour. */
  token: string;
  /** It has arrived: the older ones end. */
  keep(): Promise<void>;
  /** It has not: the older ones stay. */
  drop(): Promise<void>;
}

export async function makeLink(db: Executor, kind: LinkKind, uid: string): Promise<MadeLink> {
  const token = randomBytes(32).toString('base64url');
  const digest = digestOf(token);
  await insertLink(db, [kind, uid, digest]);
  return {
    token,
    keep: async () => void (await deleteOlderLinks(db, [kind, uid, digest])),
    drop: async () => void (await deleteLink(db, [digest])),
  };
}

/** Where a token is opened: behind the `#`, which reaches no log and no `Referer` (RFC 3986 §3.5). */
export const linkUrl = (origin: string, kind: MailKind, token: string): string => `${origin}/login#${kind}=${token}`;
