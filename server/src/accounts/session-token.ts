import { createHash } from 'node:crypto';

/**
 * Returns the hash of a session token. The database stores only this hash, so a leaked database contains no
 * usable session token.
 */
export const hashSessionToken = (token: unknown): string =>
  createHash('sha256').update(String(token)).digest('base64url');
