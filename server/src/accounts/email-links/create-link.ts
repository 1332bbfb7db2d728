import { createHash, randomBytes } from 'node:crypto';
import type { Executor } from '../../database/database.ts';
import type { LinkMailKind } from './link-mail.ts';
import { deleteLink, deleteOtherLinksOfKind, insertLink, type LinkKind } from './queries.ts';

/**
 * Returns the SHA-256 hash of a link token, for storage in the database. It needs no salt, because a token
 * has 256 random bits.
 */
export const hashEmailLinkToken = (token: string): Buffer => createHash('sha256').update(token).digest();

interface NewEmailLink {
  /** Token of the link: 256 random bits in Base64url. The link works once, within an hour. */
  token: string;
  /**
   * Deletes the user's links of this kind that are older than the new link. Call it after the mail with the
   * new link was delivered.
   */
  deleteOtherLinks(): Promise<void>;
  /** Deletes the new link; the user's older links stay valid. Call it if the mail could not be delivered. */
  deleteNewLink(): Promise<void>;
}

export async function createEmailLink(db: Executor, kind: LinkKind, uid: string): Promise<NewEmailLink> {
  const token = randomBytes(32).toString('base64url');
  const digest = hashEmailLinkToken(token);
  await insertLink(db, [kind, uid, digest]);
  return {
    token,
    deleteOtherLinks: async () => void (await deleteOtherLinksOfKind(db, [kind, uid, digest])),
    deleteNewLink: async () => void (await deleteLink(db, [digest])),
  };
}

/**
 * Returns the URL of a link. The token is in the URL fragment, after `#`. Browsers send the fragment neither
 * in a request nor in the `Referer` header (RFC 3986 §3.5).
 */
export const createEmailLinkUrl = (origin: string, kind: LinkMailKind, token: string): string =>
  `${origin}/login#${kind}=${token}`;
