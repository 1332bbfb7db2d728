import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startAppForTest } from '../../test/app.ts';
import { drawing } from '../../test/drawings.ts';
import { itemForm } from '../../test/items.ts';
import { signedIn } from '../../test/person.ts';
import { signedUrlOf, createSignedUrlWriter } from './signed-urls.ts';
import { deriveSigningKey, expiryFor, signedImageUrl } from './url-signature.ts';

const signingKey = deriveSigningKey('a secret of at least thirty-two characters');
/** As the database has it. */
const marked = (key: string): string => `${/coalesce\('([^']+)'/.exec(signedUrlOf('key'))?.[1]}${key}`;
const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];

const json = (first: string, second: string): string => `[{"image_url" : "${first}", "name" : "Mug"}, "${second}", ""]`;

test('marked keys become addresses of the day, and nothing else changes', () => {
  const write = createSignedUrlWriter(signingKey);
  const today = expiryFor(new Date());
  const expected = json(signedImageUrl(signingKey, one, today), signedImageUrl(signingKey, other, today));
  expect(write(json(marked(one), marked(other)))).toBe(expected);
  expect(write(json(marked(one), marked(other)))).toBe(expected);
  expect(write('[]')).toBe('[]');
});

test('the next day they are others', () => {
  const write = createSignedUrlWriter(signingKey);
  const before = write(`"${marked(one)}"`);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  const after = write(`"${marked(one)}"`);
  expect(after).not.toBe(before);
  expect(after).toBe(`"${signedImageUrl(signingKey, one, expiryFor(new Date()))}"`);
});

test('a key that somebody writes into a text stays a text', async () => {
  const app = await startAppForTest();
  const ana = await signedIn(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const image = new Blob([await drawing('png')], { type: 'image/png' });
  const { image_url } = await ana.does(calls.addItem, { params: { id }, form: itemForm({ name: 'Mug' }, image) });
  const key = /pictures\/(\w+)/.exec(image_url)?.[1] ?? '';
  const text = `/api/pictures/${key} ${key} "${key}`;
  await ana.does(calls.addItem, { params: { id }, form: itemForm({ name: 'Note', description: text }) });
  const list = await ana.does(calls.getWishlist, { params: { id } });
  expect(list.items.map(({ description }) => description)).toEqual(['', text]);
  expect(list.items[0]?.image_url).toBe(image_url);
});
