import { describe, expect, it } from 'vitest';
import {
  deriveSigningKey,
  computeUrlExpirySeconds,
  isSignedUrlValid,
  parseImageKeyFromUrl,
  createSignedImageUrl,
} from './url-signature.ts';

const secret = 'a secret of at least thirty-two characters';
const signingKey = deriveSigningKey(secret);
const key = '0123456789abcdef0123456789abcdef';
const noon = new Date('2026-11-05T12:00:00Z');

function readSignatureParameter(url: string): string {
  return new URL(url, 'http://here').searchParams.get('signature') ?? '';
}

describe('the signed URL of an image', () => {
  it('has the same expiry for a whole day, and expires within two days', () => {
    const expiries = ['2026-11-05T00:00:00Z', '2026-11-05T23:59:59.999Z', '2026-11-06T00:00:00Z'].map((time) =>
      new Date(computeUrlExpirySeconds(new Date(time)) * 1000).toISOString(),
    );
    expect(expiries).toEqual(['2026-11-07T00:00:00.000Z', '2026-11-07T00:00:00.000Z', '2026-11-08T00:00:00.000Z']);
  });

  it('is valid until it expires, and only with its whole signature', () => {
    const expires = computeUrlExpirySeconds(noon);
    const genuine = { key, expires, signature: readSignatureParameter(createSignedImageUrl(signingKey, key, expires)) };
    expect(isSignedUrlValid(signingKey, genuine, new Date(expires * 1000 - 1))).toBe(true);
    expect(isSignedUrlValid(signingKey, genuine, new Date(expires * 1000))).toBe(false);
    for (const signature of [genuine.signature.slice(1), '', 'é'.repeat(32)])
      expect(isSignedUrlValid(signingKey, { ...genuine, signature }, noon)).toBe(false);
  });

  it('contains the image key, which parseImageKeyFromUrl returns also for an expired URL or with an origin', () => {
    const url = createSignedImageUrl(signingKey, key, 1);
    for (const text of [url, `${url}&size=card`, `https://wishes.example:8443${url}`, `/api/pictures/${key}`])
      expect(parseImageKeyFromUrl(text)).toBe(key);
  });

  it.each([
    '',
    key,
    `javascript:/api/pictures/${key}`,
    `https://shop.example/photo.png?from=/api/pictures/${key}`,
    `/api/pictures/${key}0`,
    `/api/pictures/../${key}`,
    `/api/pictures/${key.toUpperCase()}`,
    ` /api/pictures/${key}`,
    `/api/pictures/${key}\n`,
  ])('is the only text that parseImageKeyFromUrl accepts: it returns undefined for %j', (text) => {
    expect(parseImageKeyFromUrl(text)).toBeUndefined();
  });
});
