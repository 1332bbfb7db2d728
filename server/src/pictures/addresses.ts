import { randomBytes } from 'node:crypto';
import { createRecent } from '../recent.ts';
import type { SigningPads } from './pictures.ts';
import { expiryFor, pictureAddress, replacedAt } from './signature.ts';

/** Stands before a picture's key in JSON from the database. Nobody can guess it, so no text of a person's can hold it. */
const mark = randomBytes(16).toString('base64url');

/** How many addresses a process remembers, each of some 200 bytes. */
const REMEMBERED = 20_000;

/** SQL: a text in JSON of which `createAddressWriter` makes the address of the picture with this key; `''` without one. */
export const addressOf = (key: string): string => `coalesce('${mark}' || ${key}, '')`;

/**
 * Writes the signed addresses of today into JSON that the database built. Signing here and not there keeps the key out of
 * the database, and costs a tenth: an address is the same for everybody all day.
 */
export function createAddressWriter(pads: SigningPads): (json: string) => string {
  const known = createRecent<string>(REMEMBERED, () => Date.now());

  const signed = (key: string): string => {
    const address = known.get(key);
    if (address !== undefined) return address;
    const now = new Date();
    const made = pictureAddress(pads, key, expiryFor(now));
    known.set(key, made, replacedAt(now));
    return made;
  };

  return (json) => {
    const [start = '', ...marked] = json.split(mark);
    let written = start;
    for (const part of marked) {
      const end = part.indexOf('"');
      written += signed(part.slice(0, end)) + part.slice(end);
    }
    return written;
  };
}
