import { createHash, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { PictureKey, SigningPads } from './pictures.ts';

const secondsPerDay = 86_400;
const hmacBlock = 64;

/** What a picture's address says of itself; trusted only once `isLive` has seen it. */
export interface SignedAddress {
  key: PictureKey;
  /** Seconds since 1970. */
  expires: number;
  signature: string;
}

/** The signing key, derived from `APP_SECRET` for this purpose alone (HKDF, RFC 5869). */
export function deriveSigningPads(appSecret: string): SigningPads {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'wishwell picture addresses', hmacBlock));
  const padded = (pad: number) => Buffer.from(key.map((byte) => byte ^ pad));
  return { inner: padded(0x36), outer: padded(0x5c) };
}

/**
 * When an address handed out at `now` dies, in seconds since 1970: the same all through a UTC day, so that browsers
 * keep the picture, and one to two days ahead.
 */
export const expiryFor = (now: Date): number => (Math.floor(now.getTime() / 1000 / secondsPerDay) + 2) * secondsPerDay;

/** When the addresses handed out at `now` give way to new ones, in milliseconds since 1970. */
export const replacedAt = (now: Date): number => (expiryFor(now) - secondsPerDay) * 1000;

/** The address that shows a picture until `expires` (seconds since 1970). */
export const pictureAddress = (pads: SigningPads, key: PictureKey, expires: number): string =>
  `/api/pictures/${key}?expires=${expires}&signature=${sign(pads, key, expires)}`;

/** Whether an address is genuine and not dead yet. */
export function isLive(pads: SigningPads, { key, expires, signature }: SignedAddress, now: Date): boolean {
  const expected = Buffer.from(sign(pads, key, expires));
  const given = Buffer.from(signature);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  return genuine && expires * 1000 > now.getTime();
}

/** Whether a text has the form of a picture's key, and so is safe in the name of a file. */
export const isPictureKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** The picture that an address of ours names, live or dead, on whatever origin; undefined for any other text. */
export const keyOfAddress = (text: string): PictureKey | undefined =>
  /^(?:https?:\/\/[^/?#\s]+)?\/api\/pictures\/([0-9a-f]{32})(?:\?[^#\s]*)?$/.exec(text)?.[1];

function sign({ inner, outer }: SigningPads, key: PictureKey, expires: number): string {
  const digest = createHash('sha256').update(inner).update(`${key}.${expires}`).digest();
  return createHash('sha256').update(outer).update(digest).digest('hex');
}
