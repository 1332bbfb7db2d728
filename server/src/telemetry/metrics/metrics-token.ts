import { createHash, timingSafeEqual } from 'node:crypto';

const hashText = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Returns a function that checks the token in an `Authorization: Bearer` header (RFC 6750). The comparison
 * takes constant time.
 */
export function createTokenCheck(token: string): (authorization: string | undefined) => boolean {
  const expectedDigest = hashText(token);
  return (authorization) => {
    const [, given] = /^Bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
    return given !== undefined && timingSafeEqual(hashText(given), expectedDigest);
  };
}
