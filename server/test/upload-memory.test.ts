import { once } from 'node:events';
import type { Socket } from 'node:net';
import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { drawing } from './drawings.ts';
import { addItem, itemForm } from './items.ts';
import { signedIn, type Person } from './person.ts';
import { openSocket } from './raw-socket.ts';
import { storedFiles } from './stored-files.ts';

const imageBytes = 100_000;

let app: TestApp;
let ana: Person;
let listId: number;

beforeAll(async () => {
  const env = { LIMIT_IMAGE_BYTES: String(imageBytes), LIMIT_UPLOAD_BYTES_AT_ONCE: String(4 * imageBytes) };
  // These uploads stall on purpose, for as long as the test takes.
  app = await startApp(env, undefined, undefined, undefined, undefined, { bodyStall: 60_000 });
  ana = await signedIn(app, 'Ana');
  listId = (await ana.does(calls.createWishlist, { body: { title: 'Winter' } })).id;
});
afterAll(() => app.close());

interface Unfinished {
  socket: Socket;
  /** What the server has sent so far. */
  reply: () => string;
}

/** Begins an upload of `bytes` of an image that never becomes whole. Resolves once the server reads it. */
async function beginUpload(person: Person, bytes: number): Promise<Unfinished> {
  const { id } = await person.does(calls.createWishlist, { body: { title: 'Bait' } });
  const socket = await openSocket(app.origin);
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => (received += text));
  const part = '--x\r\ncontent-disposition: form-data; name="image_file"; filename="a.png"\r\n\r\n';
  socket.write(
    `POST /api/mywishlists/${id}/item HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${person.bearer}\r\n` +
      `content-type: multipart/form-data; boundary=x\r\ncontent-length: 1000000\r\nexpect: 100-continue\r\n\r\n`,
  );
  await once(socket, 'data');
  socket.write(part);
  await new Promise((sent) => socket.write(Buffer.alloc(bytes), sent));
  return { socket, reply: () => received.replace('HTTP/1.1 100 Continue\r\n\r\n', '') };
}

/** Saves an item with a small image, which must succeed. */
async function uploads(): Promise<void> {
  const form = itemForm({ name: 'Mug' }, new Blob([await drawing('png')]));
  await ana.does(calls.addItem, { params: { id: listId }, form });
}

test('uploads that fill the memory make their own senders give way with 503, and nobody with less', async () => {
  const greedy = await Promise.all(['Eve', 'Mallory'].map((name) => signedIn(app, name)));
  const begun: Unfinished[] = [];
  for (const person of greedy) for (let at = 0; at < 3; at += 1) begun.push(await beginUpload(person, 90_000));
  await uploads();
  await addItem(ana, listId, 'Lamp');
  const refused = begun.map(({ reply }) => reply()).filter((reply) => reply !== '');
  expect(refused.length).toBeGreaterThan(0);
  for (const reply of refused) {
    expect(reply).toMatch(/^HTTP\/1\.1 503 /);
    expect(reply).toMatch(/^retry-after: 5\r$/m);
  }
  for (const { socket } of begun) socket.destroy();
});

test('one person holds at most three images in memory, the next is refused and nothing of it is kept', async () => {
  const eve = await signedIn(app, 'Eve');
  const before = await storedFiles(app);
  const begun = [
    await beginUpload(eve, 99_000),
    await beginUpload(eve, 99_000),
    await beginUpload(eve, 99_000),
    await beginUpload(eve, 99_000),
  ];
  const last = begun.at(-1);
  if (last && last.reply() === '') await once(last.socket, 'data');
  expect(begun.map(({ reply }) => reply().slice(9, 12))).toEqual(['', '', '', '503']);
  for (const { socket } of begun) socket.destroy();
  await uploads();
  expect(await storedFiles(app)).toHaveLength(before.length + 2);
});
