import { once } from 'node:events';
import { readdir, readlink, stat } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { calls } from '@wishwell/contract/calls.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type TestApp } from './app.ts';
import { addItem, sendItemWithImage } from './items.ts';
import { signUpPerson, type Person } from './person.ts';
import { openSocket } from './raw-socket.ts';
import { listStoredFiles } from './stored-files.ts';

const imageBytes = 100_000;

let app: TestApp;
let ana: Person;
let listId: number;

beforeAll(async () => {
  // Lets a request body pause for up to a minute, because the uploads of this test pause on purpose.
  app = await startApp({ LIMIT_IMAGE_BYTES: String(imageBytes) }, { connectionTimeouts: { bodyStall: 60_000 } });
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

const listUploadFiles = async (): Promise<string[]> =>
  (await readdir(app.config.dataDir)).filter((name) => name.startsWith('upload-'));

/** Returns the size in bytes of the files that are deleted (unlinked) but still open. */
async function countUnnamedBytes(): Promise<number> {
  const descriptors = await readdir('/proc/self/fd');
  const sizes = descriptors.map(async (fd) => {
    const path = await readlink(`/proc/self/fd/${fd}`).catch(() => '');
    return path.startsWith(app.config.dataDir) && path.endsWith(' (deleted)')
      ? (await stat(`/proc/self/fd/${fd}`)).size
      : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test.runIf(process.platform === 'linux')(
  'the images of unfinished uploads are in files without a name, and other people can upload meanwhile',
  async () => {
    const attackers = await Promise.all(['Eve', 'Mallory'].map((name) => signUpPerson(app, name)));
    const before = await listStoredFiles(app);
    const unfinishedUploads: UnfinishedUpload[] = [];
    for (const person of attackers)
      for (let at = 0; at < 6; at += 1) unfinishedUploads.push(await beginUpload(person, 90_000));
    // Waits until the files of all 12 uploads are unlinked. 11 files have at most 11 × 90,000 bytes, so a
    // larger sum includes all 12 files.
    await vi.waitFor(async () => expect(await countUnnamedBytes()).toBeGreaterThan(11 * 90_000), 15_000);
    expect(await listUploadFiles()).toEqual([]);
    expect(await sendItemWithImage(ana, listId)).toMatchObject({ status: 201 });
    await addItem(ana, listId, 'Lamp');
    expect(unfinishedUploads.map(({ reply }) => reply())).toEqual(unfinishedUploads.map(() => ''));
    for (const { socket } of unfinishedUploads) socket.destroy();
    await vi.waitFor(async () => expect(await countUnnamedBytes()).toBe(0), 15_000);
    expect(await listStoredFiles(app)).toHaveLength(before.length + 2);
  },
);
