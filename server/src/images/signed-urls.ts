import { type KeyObject, randomBytes } from 'node:crypto';
import { expiryFor, signedImageUrl, replacedAt } from './url-signature.ts';

/** Stands before a picture's key in JSON from the database. Nobody can guess it, so no text of a person's can hold it. */
const mark = randomBytes(16).toString('base64url');

/** From how many addresses on, each of some 200 bytes, a process begins anew. */
const REMEMBERED = 20_000;

/** SQL: a text in JSON of which `createSignedUrlWriter` makes the address of the picture with this key; `''` without one. */
export const signedUrlOf = (key: string): string => `coalesce('${mark}' || ${key}, '')`;

/**
 * Writes the signed addresses of today into JSON that the database built. Signing here and not there keeps the key out of
 * the database, and costs a tenth: an address is the same for everybody all day.
 */
export function createSignedUrlWriter(signingKey: KeyObject): (json: string) => string {
  const known = new Map<string, string>();
  let expires = 0;
  let replaced = 0;

  const signed = (key: string): string => {
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    const address = signedImageUrl(signingKey, key, expires);
    known.set(key, address);
    return address;
  };

  return (json) => {
    const now = new Date();
    if (now.getTime() >= replaced || known.size > REMEMBERED) {
      known.clear();
      expires = expiryFor(now);
      replaced = replacedAt(now);
    }
    const [start = '', ...marked] = json.split(mark);
    let written = start;
    for (const part of marked) {
      const end = part.indexOf('"');
      written += signed(part.slice(0, end)) + part.slice(end);
    }
    return written;
  };
}
