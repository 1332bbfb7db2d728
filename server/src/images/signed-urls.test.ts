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

test('createSignedUrlWriter replaces placeholders by signed image URLs, and changes no other text', () => {
  const write = createSignedUrlWriter(signingKey);
  const today = computeUrlExpirySeconds(new Date());
  const expected = createImagesJson(
    createSignedImageUrl(signingKey, keyA, today),
    createSignedImageUrl(signingKey, keyB, today),
  );
  expect(write(createImagesJson(createPlaceholder(keyA), createPlaceholder(keyB)))).toBe(expected);
  expect(write(createImagesJson(createPlaceholder(keyA), createPlaceholder(keyB)))).toBe(expected);
  expect(write('[]')).toBe('[]');
});

test('createSignedUrlWriter creates different signed image URLs on the next day', () => {
  const write = createSignedUrlWriter(signingKey);
  const before = write(`"${createPlaceholder(keyA)}"`);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  const after = write(`"${createPlaceholder(keyA)}"`);
  expect(after).not.toBe(before);
  expect(after).toBe(`"${createSignedImageUrl(signingKey, keyA, computeUrlExpirySeconds(new Date()))}"`);
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
