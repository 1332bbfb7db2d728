import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { createDrawing } from '../../test/drawings.ts';
import { createItemFormData } from '../../test/items.ts';
import { signUpPerson } from '../../test/person.ts';
import { createSignedUrlSql, createSignedUrlWriter } from './signed-urls.ts';
import { deriveSigningKey, computeUrlExpirySeconds, createSignedImageUrl } from './url-signature.ts';

const signingKey = deriveSigningKey('a secret of at least thirty-two characters');
const createPlaceholder = (key: string): string =>
  `${/coalesce\('([^']+)'/.exec(createSignedUrlSql('key'))?.[1]}${key}`;
const [keyA, keyB] = ['a'.repeat(32), 'b'.repeat(32)];

const createImagesJson = (first: string, second: string): string =>
  `[{"image_url" : "${first}", "name" : "Mug"}, "${second}", ""]`;

test('createSignedUrlWriter signs each placeholder, with another URL every day, and changes no other text', () => {
  const write = createSignedUrlWriter(signingKey);
  const createSignedJson = (): string => {
    const expiry = computeUrlExpirySeconds(new Date());
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

test('an image key or URL in the description of an item is not changed', async () => {
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
