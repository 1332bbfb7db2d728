import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AuthSettings } from '../src/config/accounts.ts';
import { policyFor } from '../src/web-app/content-security-policy.ts';
import { startAppForTest, type TestApp } from './app.ts';
import { drawing } from './drawings.ts';
import { itemForm } from './items.ts';
import { signedIn, visitor, type Reply } from './person.ts';
import type { S3Server } from './s3-server.ts';
import { s3ServerForTest } from './s3-server-for-test.ts';

interface Place {
  app: TestApp;
  server: S3Server;
  address: string;
  deleteItem(): Promise<void>;
}

/** An item with a picture, on an installation that sends browsers to its store. */
async function place(): Promise<Place> {
  const server = await s3ServerForTest();
  const app = await startAppForTest({ S3_URL: server.url(), S3_REDIRECT: 'on' });
  const ana = await signedIn(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const form = itemForm({ name: 'Mug' }, new Blob([await drawing('png')]));
  const item = await ana.does(calls.addItem, { params: { id }, form });
  const deleteItem = (): Promise<unknown> => ana.does(calls.deleteItem, { params: { id, itemId: item.id } });
  return { app, server, address: item.image_url, deleteItem: async () => void (await deleteItem()) };
}

const ask = (app: TestApp, address: string, method = 'GET'): Promise<Reply> =>
  visitor(app).sends(method, address, { redirect: 'manual' });

const locationOf = ({ headers }: Reply): URL => new URL(headers.get('location') ?? '');

test('a browser is sent to an address of the store that works, for some minutes', async () => {
  const { app, server, address } = await place();
  const asked = server.asked.length;
  const reply = await ask(app, address);
  expect(reply).toMatchObject({ status: 302, text: '' });
  expect(server.asked.length).toBe(asked);
  const location = locationOf(reply);
  expect(location.origin).toBe(new URL(server.url()).origin);

  const [begun = '', lives = ''] = ['X-Amz-Date', 'X-Amz-Expires'].map((name) => location.searchParams.get(name) ?? '');
  const begin = Date.parse(begun.replace(/^(....)(..)(..T..)(..)(..)Z$/, '$1-$2-$3:$4:$5Z'));
  const left = Math.floor((begin + Number(lives) * 1000 - Date.now()) / 1000);
  expect(Number(lives)).toBeLessThanOrEqual(600);
  const maxAge = Number(/^private, max-age=(\d+)$/.exec(reply.headers.get('cache-control') ?? '')?.[1]);
  expect(Math.abs(maxAge - left)).toBeLessThan(3);
  expect(maxAge).toBeGreaterThanOrEqual(295);

  const image = await fetch(location);
  expect(image.status).toBe(200);
  expect(image.headers.get('content-type')).toBe('image/webp');
  expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(0);
  const head = locationOf(await ask(app, address, 'HEAD'));
  expect((await fetch(head, { method: 'HEAD' })).status).toBe(200);
  // Nobody can make another of it.
  location.pathname = location.pathname.replace('-full', '-card');
  expect((await fetch(location)).status).toBe(403);
});

test('for some minutes the address is the same, so that browsers keep the picture, and never outlives ours', async () => {
  const { app, address } = await place();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const expires = Number(new URL(address, app.origin).searchParams.get('expires'));
  const at = async (secondsBefore: number): Promise<Reply> => {
    vi.setSystemTime((expires - secondsBefore) * 1000);
    return ask(app, address);
  };
  const early = locationOf(await at(1_490));
  expect(locationOf(await at(1_210)).href).toBe(early.href);
  expect(locationOf(await at(1_190)).href).not.toBe(early.href);
  for (const seconds of [400, 100, 7]) {
    const reply = await at(seconds);
    expect(reply.headers.get('cache-control')).toBe(`private, max-age=${seconds}`);
  }
  expect(await at(0)).toMatchObject({ status: 404 });
});

test('who has no live address of ours is sent nowhere, and what is gone is gone', async () => {
  const { app, address, deleteItem } = await place();
  const forged = address.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const reply = await ask(app, forged);
  expect(reply.status).toBe(404);
  expect(reply.headers.get('location')).toBeNull();
  await deleteItem();
  await app.images.sweep();
  expect((await fetch(locationOf(await ask(app, address)))).status).toBe(404);
});

const images = (policy: string): string | undefined => policy.split('; ').find((one) => one.startsWith('img-src'));

test('pages may show pictures of the store where browsers are sent to it, and nowhere else', () => {
  const auth: AuthSettings = { provider: 'built-in', oidc: undefined, requireEmailVerification: false };
  const browserAddress = new URL('https://pictures.example.org:8443/bucket/');
  expect(images(policyFor('', auth, { browserAddress }))).toBe(
    "img-src 'self' blob: data: https://pictures.example.org:8443",
  );
  expect(images(policyFor('', auth, { browserAddress: undefined }))).toBe("img-src 'self' blob: data:");
  expect(images(policyFor('', auth, undefined))).toBe("img-src 'self' blob: data:");
});
