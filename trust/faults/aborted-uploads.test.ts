import { readdir } from 'node:fs/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, test, vi } from 'vitest';
import { startAppForTest } from '../../server/test/app.ts';
import { drawing } from '../../server/test/drawings.ts';
import { addItem } from '../../server/test/items.ts';
import { signedIn } from '../../server/test/person.ts';
import { storedFiles } from '../../server/test/stored-files.ts';
import { keepFigures } from '../figures.ts';
import { openSocket } from './raw-socket.ts';

const aborts = 500;
const atOnce = 10;

const openDescriptors = async (): Promise<number> => (await readdir('/proc/self/fd')).length;

test.runIf(process.platform === 'linux')(
  `${aborts} clients that go in the middle of an upload leave nothing open and nothing stored`,
  async () => {
    const app = await startAppForTest();
    const ana = await signedIn(app, 'Ana');
    const { id } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
    await addItem(ana, id, 'Mug');
    const picture = await drawing('png', 400, 300);
    const head =
      '--edge\r\ncontent-disposition: form-data; name="name"\r\n\r\nKite\r\n' +
      '--edge\r\ncontent-disposition: form-data; name="image_file"; filename="kite.png"\r\ncontent-type: image/png\r\n\r\n';
    const request =
      `POST /api/mywishlists/${id}/item HTTP/1.1\r\nhost: ${new URL(app.origin).host}\r\n` +
      `authorization: Bearer ${ana.bearer}\r\ncontent-type: multipart/form-data; boundary=edge\r\n` +
      `content-length: ${head.length + picture.length + 10}\r\n\r\n${head}`;

    const abort = async (at: number): Promise<void> => {
      const socket = await openSocket(app.origin);
      // Gone at every point of it: after the first byte of the picture up to its last.
      const part = picture.subarray(0, Math.ceil((picture.length * (at + 1)) / aborts));
      await new Promise((sent) => socket.write(Buffer.concat([Buffer.from(request), part]), sent));
      socket.destroy();
    };

    const before = await openDescriptors();
    for (let at = 0; at < aborts; at += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, (_, offset) => abort(at + offset)));
    }
    await vi.waitFor(async () => expect(await openDescriptors()).toBeLessThanOrEqual(before), { timeout: 30_000 });
    expect(await storedFiles(app)).toEqual([]);
    const { rows } = await app.db.pool.query('select from pictures');
    expect(rows).toEqual([]);
    const { items } = await ana.does(calls.getWishlist, { params: { id } });
    expect(items.map(({ name }) => name)).toEqual(['Mug']);
    await keepFigures({ suite: 'faults: upload aborted', counts: { aborts, files: 0, descriptors: 0 } });
  },
);
