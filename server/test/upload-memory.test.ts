import { once } from 'node:events';
import type { Socket } from 'node:net';
import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { createDrawing } from './drawings.ts';
import { addItem, createItemFormData } from './items.ts';
import { signUpPerson, type Person } from './person.ts';
import { openSocket } from './raw-socket.ts';
import { listStoredFiles } from './stored-files.ts';

const imageBytes = 100_000;

let app: TestApp;
let ana: Person;
let listId: number;

beforeAll(async () => {
  const env = { LIMIT_IMAGE_BYTES: String(imageBytes), LIMIT_UPLOAD_BYTES_AT_ONCE: String(4 * imageBytes) };
  // Allows bodies to stall for a minute, because the uploads of this test stall on purpose.
  app = await startApp(env, { connectionLimits: { bodyStall: 60_000 } });
  ana = await signUpPerson(app, 'Ana');
  listId = (await ana.does(calls.createWishlist, { body: { title: 'Winter' } })).id;
});
afterAll(() => app.close());

interface UnfinishedUpload {
  socket: Socket;
  reply: () => string;
}

/**
 * Starts to upload an image of `bytes` bytes, but does not finish. Resolves when the server begins to read
 * the upload.
 */
async function beginUpload(person: Person, bytes: number): Promise<UnfinishedUpload> {
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

/** Saves an item with a small image. Throws if the server refuses the image. */
async function expectUploadSucceeds(): Promise<void> {
  const form = createItemFormData({ name: 'Mug' }, new Blob([await createDrawing('png')]));
  await ana.does(calls.addItem, { params: { id: listId }, form });
}

test('when uploads fill the memory, users with most bytes get 503, and another user can still upload', async () => {
  const attackers = await Promise.all(['Eve', 'Mallory'].map((name) => signUpPerson(app, name)));
  const unfinishedUploads: UnfinishedUpload[] = [];
  for (const person of attackers)
    for (let at = 0; at < 3; at += 1) unfinishedUploads.push(await beginUpload(person, 90_000));
  await expectUploadSucceeds();
  await addItem(ana, listId, 'Lamp');
  const refused = unfinishedUploads.map(({ reply }) => reply()).filter((reply) => reply !== '');
  expect(refused.length).toBeGreaterThan(0);
  for (const reply of refused) {
    expect(reply).toMatch(/^HTTP\/1\.1 503 /);
    expect(reply).toMatch(/^retry-after: 5\r$/m);
  }
  for (const { socket } of unfinishedUploads) socket.destroy();
});

test('a user’s fourth simultaneous unfinished upload gets 503, and its image is not stored', async () => {
  const eve = await signUpPerson(app, 'Eve');
  const before = await listStoredFiles(app);
  const unfinishedUploads = [
    await beginUpload(eve, 99_000),
    await beginUpload(eve, 99_000),
    await beginUpload(eve, 99_000),
    await beginUpload(eve, 99_000),
  ];
  const last = unfinishedUploads.at(-1);
  if (last && last.reply() === '') await once(last.socket, 'data');
  expect(unfinishedUploads.map(({ reply }) => reply().slice(9, 12))).toEqual(['', '', '', '503']);
  for (const { socket } of unfinishedUploads) socket.destroy();
  await expectUploadSucceeds();
  expect(await listStoredFiles(app)).toHaveLength(before.length + 2);
});
