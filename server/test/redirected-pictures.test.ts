import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { AuthSettings } from '../src/config/accounts.ts';
import { createContentSecurityPolicy } from '../src/web-app/content-security-policy.ts';
import { startAppForTest, type TestApp } from './app.ts';
import { getImageUrl, getItemId, sendItemWithImage } from './items.ts';
import { signUpPerson, createVisitor, type Reply } from './person.ts';
import { startS3ServerForTest } from './s3-server-for-test.ts';
import type { S3Server } from './s3-server.ts';

interface RedirectTestSetup {
  app: TestApp;
  server: S3Server;
  url: string;
  deleteItem(): Promise<unknown>;
}

/** Starts a server that redirects image requests to its S3 server, and creates an item with an image. */
async function startAppWithRedirects(): Promise<RedirectTestSetup> {
  const server = await startS3ServerForTest();
  const app = await startAppForTest({ S3_URL: server.url(), S3_REDIRECT: 'on' });
  const ana = await signUpPerson(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  const item = await sendItemWithImage(ana, id);
  const deleteItem = () => ana.does(calls.deleteItem, { params: { id, itemId: getItemId(item) } });
  return { app, server, url: getImageUrl(item), deleteItem };
}

const sendRequest = (app: TestApp, url: string, method = 'GET'): Promise<Reply> =>
  createVisitor(app).sends(method, url, { redirect: 'manual' });

const getLocationUrl = ({ headers }: Reply): URL => new URL(headers.get('location') ?? '');

test('an image request is redirected to a signed S3 URL, which is valid for at most ten minutes', async () => {
  const { app, server, url } = await startAppWithRedirects();
  const requestCount = server.asked.length;
  const reply = await sendRequest(app, url);
  expect(reply).toMatchObject({ status: 302, text: '' });
  expect(server.asked.length).toBe(requestCount);
  const location = getLocationUrl(reply);
  expect(location.origin).toBe(new URL(server.url()).origin);

  const [begun = '', lives = ''] = ['X-Amz-Date', 'X-Amz-Expires'].map((name) => location.searchParams.get(name) ?? '');
  const begin = Date.parse(begun.replace(/^(....)(..)(..T..)(..)(..)Z$/, '$1-$2-$3:$4:$5Z'));
  const remainingSeconds = Math.floor((begin + Number(lives) * 1000 - Date.now()) / 1000);
  expect(Number(lives)).toBeLessThanOrEqual(600);
  const maxAge = Number(/^private, max-age=(\d+)$/.exec(reply.headers.get('cache-control') ?? '')?.[1]);
  expect(Math.abs(maxAge - remainingSeconds)).toBeLessThan(3);
  expect(maxAge).toBeGreaterThanOrEqual(295);

  const image = await fetch(location);
  expect(image.status).toBe(200);
  expect(image.headers.get('content-type')).toBe('image/webp');
  expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(0);
  const head = getLocationUrl(await sendRequest(app, url, 'HEAD'));
  expect((await fetch(head, { method: 'HEAD' })).status).toBe(200);
  // The signature in the S3 URL of the full image must not be valid for the smaller image of the card.
  location.pathname = location.pathname.replace('-full', '-card');
  expect((await fetch(location)).status).toBe(403);
});

test('the S3 URL changes every five minutes and expires no later than the image URL that redirects to it', async () => {
  const { app, url } = await startAppWithRedirects();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const expires = Number(new URL(url, app.origin).searchParams.get('expires'));
  const at = async (secondsBefore: number): Promise<Reply> => {
    vi.setSystemTime((expires - secondsBefore) * 1000);
    return sendRequest(app, url);
  };
  const early = getLocationUrl(await at(1_490));
  expect(getLocationUrl(await at(1_210)).href).toBe(early.href);
  expect(getLocationUrl(await at(1_190)).href).not.toBe(early.href);
  for (const seconds of [400, 100, 7]) {
    const reply = await at(seconds);
    expect(reply.headers.get('cache-control')).toBe(`private, max-age=${seconds}`);
  }
  expect(await at(0)).toMatchObject({ status: 404 });
});

test('an invalid image URL is not redirected; the S3 URL of a deleted image returns 404', async () => {
  const { app, url, deleteItem } = await startAppWithRedirects();
  const forged = url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const reply = await sendRequest(app, forged);
  expect(reply.status).toBe(404);
  expect(reply.headers.get('location')).toBeNull();
  await deleteItem();
  await app.images.sweep();
  expect((await fetch(getLocationUrl(await sendRequest(app, url)))).status).toBe(404);
});

test('the content security policy allows images from S3 only if image requests are redirected', () => {
  const auth: AuthSettings = { provider: 'built-in', oidc: undefined, requireEmailVerification: false };
  const findImageDirective = (s3: { browserUrl: URL | undefined } | undefined): string | undefined =>
    createContentSecurityPolicy('', auth, s3)
      .split('; ')
      .find((one) => one.startsWith('img-src'));
  const browserUrl = new URL('https://pictures.example.org:8443/bucket/');
  expect(findImageDirective({ browserUrl })).toBe("img-src 'self' blob: data: https://pictures.example.org:8443");
  for (const s3 of [{ browserUrl: undefined }, undefined])
    expect(findImageDirective(s3)).toBe("img-src 'self' blob: data:");
});
