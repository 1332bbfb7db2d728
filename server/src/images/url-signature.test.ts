import { createHmac, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deriveSigningKey, expiryFor, isLive, imageKeyOfUrl, signedImageUrl } from './url-signature.ts';

const secret = 'a secret of at least thirty-two characters';
const signingKey = deriveSigningKey(secret);
const key = '0123456789abcdef0123456789abcdef';
const noon = new Date('2026-11-05T12:00:00Z');

function signatureOf(address: string): string {
  return new URL(address, 'http://here').searchParams.get('signature') ?? '';
}

describe('the address of a picture', () => {
  it('is signed with half of HMAC-SHA256', () => {
    const expires = expiryFor(noon);
    const derived = Buffer.from(hkdfSync('sha256', secret, '', 'wishwell picture addresses', 64));
    const expected = createHmac('sha256', derived)
      .update(`${key}.${expires}`)
      .digest()
      .subarray(0, 16)
      .toString('base64url');
    expect(signedImageUrl(signingKey, key, expires)).toBe(
      `/api/pictures/${key}?expires=${expires}&signature=${expected}`,
    );
  });

  it('stays the same all day and is dead after two', () => {
    const expiries = ['2026-11-05T00:00:00Z', '2026-11-05T23:59:59.999Z', '2026-11-06T00:00:00Z'].map((time) =>
      new Date(expiryFor(new Date(time)) * 1000).toISOString(),
    );
    expect(expiries).toEqual(['2026-11-07T00:00:00.000Z', '2026-11-07T00:00:00.000Z', '2026-11-08T00:00:00.000Z']);
  });

  it('is live until it expires, for its own picture, time and secret alone', () => {
    const expires = expiryFor(noon);
    const genuine = { key, expires, signature: signatureOf(signedImageUrl(signingKey, key, expires)) };
    expect(isLive(signingKey, genuine, noon)).toBe(true);
    expect(isLive(signingKey, genuine, new Date(expires * 1000 - 1))).toBe(true);
    expect(isLive(signingKey, genuine, new Date(expires * 1000))).toBe(false);
    expect(isLive(signingKey, { ...genuine, expires: expires + 86_400 }, noon)).toBe(false);
    expect(isLive(signingKey, { ...genuine, key: 'f'.repeat(32) }, noon)).toBe(false);
    expect(isLive(signingKey, { ...genuine, signature: genuine.signature.slice(1) }, noon)).toBe(false);
    expect(isLive(signingKey, { ...genuine, signature: '' }, noon)).toBe(false);
    expect(isLive(signingKey, { ...genuine, signature: 'é'.repeat(32) }, noon)).toBe(false);
    expect(isLive(deriveSigningKey(`${secret}!`), genuine, noon)).toBe(false);
  });

  it('names its picture, live or dead, with or without an origin', () => {
    expect(imageKeyOfUrl(signedImageUrl(signingKey, key, 1))).toBe(key);
    expect(imageKeyOfUrl(`${signedImageUrl(signingKey, key, 1)}&size=card`)).toBe(key);
    expect(imageKeyOfUrl(`https://wishes.example:8443${signedImageUrl(signingKey, key, 1)}`)).toBe(key);
    expect(imageKeyOfUrl(`/api/pictures/${key}`)).toBe(key);
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
  ])('is not %j', (text) => {
    expect(imageKeyOfUrl(text)).toBeUndefined();
  });
});
