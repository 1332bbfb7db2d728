import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether an `Authorization` is `Bearer` with `token` (RFC 6750); how long that takes says nothing of how much is right. */
export function createTokenCheck(token: string): (authorization: string | undefined) => boolean {
  const wanted = digest(token);
  return (authorization) => {
    const [, given] = /^Bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
    return given !== undefined && timingSafeEqual(digest(given), wanted);
  };
}
