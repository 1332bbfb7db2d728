import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startAppForTest } from './app.ts';
import { addItem, createItemFormData } from './items.ts';
import { signUpPerson, createVisitor } from './person.ts';

/** Starts a server that counts connections. Tests use it to prove that Wishwell opens none. */
async function startCountingServer(): Promise<{ url: string; countConnections: () => number }> {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    countConnections: () => connections,
  };
}

test('the server requests no URL that a user entered, unless link previews of its host are allowed', async () => {
  const app = await startAppForTest();
  const { url, countConnections } = await startCountingServer();
  const ana = await signUpPerson(app, 'Ana');
  const { id } = await ana.does(calls.createWishlist, { body: { title: url, description: url } });
  const item = await addItem(ana, id, 'Mug', { url: `${url}/mug`, description: `${url}/mug.png` });
  for (const field of ['image_url', 'image_file', 'url']) {
    const form = createItemFormData({ id: String(item.id), name: 'Mug', [field]: `${url}/picture.png` });
    await ana.tries(calls.updateItem, { params: { id }, form });
  }
  await ana.tries(calls.updateProfile, { body: { display_name: url, avatar: `${url}/ana.png` } });
  await ana.does(calls.createBugReport, { body: { title: url, description: url } });
  const headers = { origin: url, referer: url, forwarded: `host=${url}`, 'x-forwarded-host': url };
  for (const path of ['/api/auth/google/start?flow=abcdefgh', `/api/auth/google/callback?code=1&iss=${url}`]) {
    await createVisitor(app).sends('GET', path, { headers, redirect: 'manual' });
  }
  await ana.sends('GET', `/api/mywishlists/${id}`, { headers });
  await ana.does(calls.previewItem, { body: { url } });
  expect(countConnections()).toBe(0);
  await fetch(url).catch(() => undefined);
  expect(countConnections()).toBe(1);
});
