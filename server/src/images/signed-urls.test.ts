import { calls } from '@wishwell/contract/calls.ts';
import { describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { createDrawing } from '../../test/drawings.ts';
import { createItemFormData } from '../../test/items.ts';
import { signUpPerson } from '../../test/person.ts';
import { createImageUrlPlaceholderSql, createImageUrlPlaceholderReplacer } from './signed-urls.ts';
import {
  deriveSigningKey,
  computeImageUrlExpiryUnixSeconds,
  isSignedUrlValid,
  parseImageKeyFromUrl,
  createSignedImageUrl,
} from './url-signature.ts';

const signingKey = deriveSigningKey('a secret of at least thirty-two characters');
const createPlaceholder = (key: string): string =>
  `${/coalesce\('([^']+)'/.exec(createImageUrlPlaceholderSql('key'))?.[1]}${key}`;
const [keyA, keyB] = ['a'.repeat(32), 'b'.repeat(32)];

const createImagesJson = (first: string, second: string): string =>
  `[{"image_url" : "${first}", "name" : "Mug"}, "${second}", ""]`;

test('createImageUrlPlaceholderReplacer inserts image URLs that are different each day', () => {
  const write = createImageUrlPlaceholderReplacer(signingKey);
  const createSignedJson = (): string => {
    const expiry = computeImageUrlExpiryUnixSeconds(new Date());
    return createImagesJson(
      createSignedImageUrl(signingKey, keyA, expiry),
      createSignedImageUrl(signingKey, keyB, expiry),
    );
  };
  const withPlaceholders = createImagesJson(createPlaceholder(keyA), createPlaceholder(keyB));
  const today = write(withPlaceholders);
  expect([today, write(withPlaceholders)]).toEqual([createSignedJson(), createSignedJson()]);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(write(withPlaceholders)).toBe(createSignedJson());
  expect(write(withPlaceholders)).not.toBe(today);
});

test('the description of an item may contain an image key or URL, which is returned unchanged', async () => {
  const app = await startAppForTest();
  const ana = await signUpPerson(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const image = new Blob([await createDrawing('png')], { type: 'image/png' });
  const { image_url } = await ana.does(calls.addItem, {
    params: { id },
    form: createItemFormData({ name: 'Mug' }, image),
  });
  const key = /pictures\/(\w+)/.exec(image_url)?.[1] ?? '';
  const text = `/api/pictures/${key} ${key} "${key}`;
  await ana.does(calls.addItem, { params: { id }, form: createItemFormData({ name: 'Note', description: text }) });
  const list = await ana.does(calls.getWishlist, { params: { id } });
  expect(list.items.map(({ description }) => description)).toEqual(['', text]);
  expect(list.items[0]?.image_url).toBe(image_url);
});

const key = '0123456789abcdef0123456789abcdef';
const noon = new Date('2026-11-05T12:00:00Z');

function readSignatureParameter(url: string): string {
  return new URL(url, 'http://here').searchParams.get('signature') ?? '';
}

describe('signed URLs of images', () => {
  it('a signed URL has the same expiry for a whole day, and expires within two days', () => {
    const expiries = ['2026-11-05T00:00:00Z', '2026-11-05T23:59:59.999Z', '2026-11-06T00:00:00Z'].map((time) =>
      new Date(computeImageUrlExpiryUnixSeconds(new Date(time)) * 1000).toISOString(),
    );
    expect(expiries).toEqual(['2026-11-07T00:00:00.000Z', '2026-11-07T00:00:00.000Z', '2026-11-08T00:00:00.000Z']);
  });

  it('a signed URL is valid until it expires, and only with its whole signature', () => {
    const expires = computeImageUrlExpiryUnixSeconds(noon);
    const genuine = { key, expires, signature: readSignatureParameter(createSignedImageUrl(signingKey, key, expires)) };
    expect(isSignedUrlValid(signingKey, genuine, new Date(expires * 1000 - 1))).toBe(true);
    expect(isSignedUrlValid(signingKey, genuine, new Date(expires * 1000))).toBe(false);
    for (const signature of [genuine.signature.slice(1), '', 'é'.repeat(32)])
      expect(isSignedUrlValid(signingKey, { ...genuine, signature }, noon)).toBe(false);
  });

  it('parseImageKeyFromUrl returns the key in an image URL, even if the URL is expired or has an origin', () => {
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
  ])('parseImageKeyFromUrl returns undefined for %j, which is no image URL of the app', (text) => {
    expect(parseImageKeyFromUrl(text)).toBeUndefined();
  });
});
