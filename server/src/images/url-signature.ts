import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { ImageKey } from './images.ts';

const secondsPerDay = 86_400;
/** As long as SHA-256's block: a key of any other length would be brought to it. */
const keyBytes = 64;

/** What a picture's address says of itself; trusted only once `isLive` has seen it. */
export interface SignedAddress {
  key: ImageKey;
  /** Seconds since 1970. */
  expires: number;
  signature: string;
}

/** The signing key, derived from `APP_SECRET` for this purpose alone (HKDF, RFC 5869). */
export const deriveSigningKey = (appSecret: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', appSecret, '', 'wishwell picture addresses', keyBytes)));

/**
 * When an address handed out at `now` dies, in seconds since 1970: the same all through a UTC day, so that browsers
 * keep the picture, and one to two days ahead.
 */
export const expiryFor = (now: Date): number => (Math.floor(now.getTime() / 1000 / secondsPerDay) + 2) * secondsPerDay;

/** When the addresses handed out at `now` give way to new ones, in milliseconds since 1970. */
export const replacedAt = (now: Date): number => (expiryFor(now) - secondsPerDay) * 1000;

/** The address that shows a picture until `expires` (seconds since 1970). */
export const signedImageUrl = (signingKey: KeyObject, key: ImageKey, expires: number): string =>
  `/api/pictures/${key}?expires=${expires}&signature=${sign(signingKey, key, expires)}`;

/** Whether an address is genuine and not dead yet. */
export function isLive(signingKey: KeyObject, { key, expires, signature }: SignedAddress, now: Date): boolean {
  const expected = Buffer.from(sign(signingKey, key, expires));
  const given = Buffer.from(signature);
  const genuine = given.length === expected.length && timingSafeEqual(given, expected);
  return genuine && expires * 1000 > now.getTime();
}

/** Whether a text has the form of a picture's key, and so is safe in the name of a file. */
export const isImageKey = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** The picture that an address of ours names, live or dead, on whatever origin; undefined for any other text. */
export const imageKeyOfUrl = (text: string): ImageKey | undefined =>
  /^(?:https?:\/\/[^/?#\s]+)?\/api\/pictures\/([0-9a-f]{32})(?:\?[^#\s]*)?$/.exec(text)?.[1];

/** HMAC-SHA256, cut to half: 128 bits (RFC 2104, section 5). A page of lists holds hundreds of them, and nothing compresses them. */
const sign = (signingKey: KeyObject, key: ImageKey, expires: number): string =>
  createHmac('sha256', signingKey).update(`${key}.${expires}`).digest().subarray(0, 16).toString('base64url');
