import { createHmac, hkdfSync } from 'node:crypto';
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
  it('contains the first half of an HMAC-SHA256 as signature', () => {
    const expires = computeUrlExpirySeconds(noon);
    const derived = Buffer.from(hkdfSync('sha256', secret, '', 'wishwell picture addresses', 64));
    const expected = createHmac('sha256', derived)
      .update(`${key}.${expires}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
    expect(createSignedImageUrl(signingKey, key, expires)).toBe(
      `/api/pictures/${key}?expires=${expires}&signature=${expected}`,
    );
  });

  it('has the same expiry for a whole day, and expires within two days', () => {
    const expiries = ['2026-11-05T00:00:00Z', '2026-11-05T23:59:59.999Z', '2026-11-06T00:00:00Z'].map((time) =>
      new Date(computeUrlExpirySeconds(new Date(time)) * 1000).toISOString(),
    );
    expect(expiries).toEqual(['2026-11-07T00:00:00.000Z', '2026-11-07T00:00:00.000Z', '2026-11-08T00:00:00.000Z']);
  });

  it('is valid until it expires, but not with another key, expiry, signature or secret', () => {
    const expires = computeUrlExpirySeconds(noon);
    const genuine = { key, expires, signature: readSignatureParameter(createSignedImageUrl(signingKey, key, expires)) };
    expect(isSignedUrlValid(signingKey, genuine, noon)).toBe(true);
    expect(isSignedUrlValid(signingKey, genuine, new Date(expires * 1000 - 1))).toBe(true);
    expect(isSignedUrlValid(signingKey, genuine, new Date(expires * 1000))).toBe(false);
    expect(isSignedUrlValid(signingKey, { ...genuine, expires: expires + 86_400 }, noon)).toBe(false);
    expect(isSignedUrlValid(signingKey, { ...genuine, key: 'f'.repeat(32) }, noon)).toBe(false);
    expect(isSignedUrlValid(signingKey, { ...genuine, signature: genuine.signature.slice(1) }, noon)).toBe(false);
    expect(isSignedUrlValid(signingKey, { ...genuine, signature: '' }, noon)).toBe(false);
    expect(isSignedUrlValid(signingKey, { ...genuine, signature: 'é'.repeat(32) }, noon)).toBe(false);
    expect(isSignedUrlValid(deriveSigningKey(`${secret}!`), genuine, noon)).toBe(false);
  });

  it('contains the image key, which imageKeyOfUrl returns also for an expired URL or with an origin', () => {
    expect(parseImageKeyFromUrl(createSignedImageUrl(signingKey, key, 1))).toBe(key);
    expect(parseImageKeyFromUrl(`${createSignedImageUrl(signingKey, key, 1)}&size=card`)).toBe(key);
    expect(parseImageKeyFromUrl(`https://wishes.example:8443${createSignedImageUrl(signingKey, key, 1)}`)).toBe(key);
    expect(parseImageKeyFromUrl(`/api/pictures/${key}`)).toBe(key);
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
  ])('is the only text that imageKeyOfUrl accepts: it returns undefined for %j', (text) => {
    expect(parseImageKeyFromUrl(text)).toBeUndefined();
  });
});
