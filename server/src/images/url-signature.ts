import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { ImageKey } from './images.ts';

const secondsPerDay = 86_400;
/**
 * Length of the key that signs image URLs, in bytes. It is the block size of SHA-256, as RFC 2104 recommends.
 */
const signingKeyBytes = 64;

/** Parts of a signed image URL. They are unverified until `isSignedUrlValid` has returned true. */
export interface SignedUrl {
  key: ImageKey;
  /** Time when the image URL expires, in seconds since 1970. */
  expires: number;
  signature: string;
}

/** Derives the key that signs image URLs from `APP_SECRET` (HKDF, RFC 5869). */
export const deriveSigningKey = (appSecret: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', appSecret, '', 'wishwell picture addresses', signingKeyBytes)));

/**
 * Returns the time at which image URLs created at `now` expire, in seconds since 1970. They are valid for one
 * to two days. All URLs of one UTC day expire at the same time, so an image has the same URL for a day, and
 * browsers can cache it.
 */
export const computeImageUrlExpiryUnixSeconds = (now: Date): number =>
  (Math.floor(now.getTime() / 1000 / secondsPerDay) + 2) * secondsPerDay;

/**
 * Returns the time from which new image URLs differ from those created at `now`, because they expire a day
 * later. In milliseconds since 1970.
 */
export const computeNextImageUrlRenewalMs = (now: Date): number =>
  (computeImageUrlExpiryUnixSeconds(now) - secondsPerDay) * 1000;

/** Returns the signed URL of an image, which is valid until `expires` (seconds since 1970). */
export const createSignedImageUrl = (signingKey: KeyObject, key: ImageKey, expires: number): string =>
  `/api/pictures/${key}?expires=${expires}&signature=${createSignature(signingKey, key, expires)}`;

export function isSignedUrlValid(signingKey: KeyObject, { key, expires, signature }: SignedUrl, now: Date): boolean {
  const expected = Buffer.from(createSignature(signingKey, key, expires));
  const receivedSignature = Buffer.from(signature);
  const isGenuine = receivedSignature.length === expected.length && timingSafeEqual(receivedSignature, expected);
  return isGenuine && expires * 1000 > now.getTime();
}

/** Returns whether the text has the format of an image key. Only then is it safe as part of a file name. */
export const hasImageKeyFormat = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/**
 * Returns the image key in an image URL of this app, even if the URL is expired. Returns undefined for any
 * other text.
 */
export const parseImageKeyFromUrl = (text: string): ImageKey | undefined =>
  /^(?:https?:\/\/[^/?#\s]+)?\/api\/pictures\/([0-9a-f]{32})(?:\?[^#\s]*)?$/.exec(text)?.[1];

/**
 * Returns the signature of an image URL: HMAC-SHA256, truncated to 128 bits (RFC 2104, section 5). A response
 * may contain hundreds of signatures, which cannot be compressed, so the signature is short.
 */
const createSignature = (signingKey: KeyObject, key: ImageKey, expires: number): string =>
  createHmac('sha256', signingKey).update(`${key}.${expires}`).digest().subarray(0, 16).toString('base64url');

const createPreviewSignature = (signingKey: KeyObject, key: ImageKey, userId: number): string =>
  createSignature(signingKey, `preview.${userId}.${key}`, 0);

/**
 * Returns the URL of an image that a link preview stored for a user. Its parameter `preview` is a signature
 * for this user, so that other users cannot attach the image to their items.
 */
export const createChatPreviewImageUrl = (signingKey: KeyObject, key: ImageKey, userId: number, now: Date): string =>
  `${createSignedImageUrl(signingKey, key, computeImageUrlExpiryUnixSeconds(now))}&preview=${createPreviewSignature(signingKey, key, userId)}`;

/**
 * Returns the image key in a URL that `createChatPreviewImageUrl` created for this user. Returns undefined
 * for any other text.
 */
export function parseImageKeyFromChatPreviewUrl(
  signingKey: KeyObject,
  text: string,
  userId: number,
): ImageKey | undefined {
  const key = parseImageKeyFromUrl(text);
  const [, received = ''] = /[?&]preview=([\w-]{22})(?=&|$)/.exec(text) ?? [];
  if (key === undefined || received === '') return undefined;
  const expected = Buffer.from(createPreviewSignature(signingKey, key, userId));
  return timingSafeEqual(expected, Buffer.from(received)) ? key : undefined;
}
