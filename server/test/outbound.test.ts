import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startAppForTest } from './app.ts';
import { addItem, itemForm } from './items.ts';
import { signedIn, visitor } from './person.ts';

/** A server that counts who connects. */
async function bait(): Promise<{ address: string; visits: () => number }> {
  let visits = 0;
  const server = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, visits: () => visits };
}

test('no address that somebody types is ever asked for by the server', async () => {
  const app = await startAppForTest();
  const { address, visits } = await bait();
  const ana = await signedIn(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: address, description: address } });
  const item = await addItem(ana, id, 'Mug', { url: `${address}/mug`, description: `${address}/mug.png` });
  for (const field of ['image_url', 'image_file', 'url']) {
    const form = itemForm({ id: String(item.id), name: 'Mug', [field]: `${address}/picture.png` });
    await ana.tries(calls.updateItem, { params: { id }, form });
  }
  await ana.tries(calls.updateProfile, { body: { display_name: address, avatar: `${address}/ana.png` } });
  await ana.does(calls.createBugReport, { body: { title: address, description: address } });
  const headers = { origin: address, referer: address, forwarded: `host=${address}`, 'x-forwarded-host': address };
  for (const path of ['/api/auth/google/start?flow=abcdefgh', `/api/auth/google/callback?code=1&iss=${address}`]) {
    await visitor(app).sends('GET', path, { headers, redirect: 'manual' });
  }
  await ana.sends('GET', `/api/mywishlists/${id}`, { headers });
  expect(visits()).toBe(0);
  await fetch(address).catch(() => undefined);
  expect(visits()).toBe(1);
});
