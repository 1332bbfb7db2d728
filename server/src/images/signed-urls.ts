import { type KeyObject, randomBytes } from 'node:crypto';
import {
  computeImageUrlExpiryUnixSeconds,
  createSignedImageUrl,
  computeNextImageUrlRenewalMs,
} from './url-signature.ts';

/**
 * Placeholder before each image key in JSON from the database. The text is random, so that users cannot enter
 * it.
 */
const imageUrlPlaceholderPrefix = randomBytes(16).toString('base64url');

/** Maximum number of cached image URLs. Each needs about 200 bytes of memory. */
const MAX_CACHED_URLS = 20_000;

/**
 * Returns SQL that writes a placeholder for an image URL into JSON, or `''` if there is no image.
 * `createImageUrlPlaceholderReplacer` replaces the placeholder with the signed URL.
 */
export const createImageUrlPlaceholderSql = (key: string): string =>
  `coalesce('${imageUrlPlaceholderPrefix}' || ${key}, '')`;

/**
 * Returns a function that replaces the placeholders in JSON from the database with signed URLs. So the
 * database does not need the signing key. The URL of an image is the same for all people and is cached for a
 * day. Computing the signatures in SQL would take ten times as long.
 */
export function createImageUrlPlaceholderReplacer(signingKey: KeyObject): (json: string) => string {
  const cachedUrls = new Map<string, string>();
  let expires = 0;
  let changeTimeMs = 0;

  const getSignedUrl = (key: string): string => {
    const cached = cachedUrls.get(key);
    if (cached !== undefined) return cached;
    const url = createSignedImageUrl(signingKey, key, expires);
    cachedUrls.set(key, url);
    return url;
  };

  return (json) => {
    const now = new Date();
    if (now.getTime() >= changeTimeMs || cachedUrls.size > MAX_CACHED_URLS) {
      cachedUrls.clear();
      expires = computeImageUrlExpiryUnixSeconds(now);
      changeTimeMs = computeNextImageUrlRenewalMs(now);
    }
    const [start = '', ...partsWithKey] = json.split(imageUrlPlaceholderPrefix);
    let result = start;
    for (const part of partsWithKey) {
      const end = part.indexOf('"');
      result += getSignedUrl(part.slice(0, end)) + part.slice(end);
    }
    return result;
  };
}
