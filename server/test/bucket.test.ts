import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, test, vi } from 'vitest';
import { openS3Store } from '../src/images/stores/s3-store.ts';
import { startAppForTest, type TestApp } from './app.ts';
import { createDrawing } from './drawings.ts';
import { addItem, getImageUrl, getItemId, sendItemWithImage } from './items.ts';
import { type Person, type Reply, signUpPerson, createVisitor } from './person.ts';
import { openSocket } from './raw-socket.ts';
import { startS3ServerForTest } from './s3-server-for-test.ts';
import type { S3Server } from './s3-server.ts';
import { listStoredFiles } from './stored-files.ts';

interface BucketTestSetup {
  app: TestApp;
  server: S3Server;
  ana: Person;
  listId: number;
  lines: string[];
}

/** Starts a server that stores images in an S3 bucket, and creates a list for Ana. */
async function startAppWithBucket(env: Record<string, string> = {}): Promise<BucketTestSetup> {
  const server = await startS3ServerForTest();
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const app = await startAppForTest({ S3_URL: server.url(), LOG_LEVEL: 'info', ...env }, { log });
  const ana = await signUpPerson(app, 'Ana');
  const { id: listId } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  return { app, server, ana, listId, lines };
}

const addItemWithImage = ({ ana, listId }: Pick<BucketTestSetup, 'ana' | 'listId'>): Promise<Reply> =>
  sendItemWithImage(ana, listId);

async function countRows({ app }: BucketTestSetup): Promise<{ pictures: number; items: number }> {
  const { rows } = await app.db.pool.query<{ pictures: number; items: number }>(
    'select (select count(*) from pictures) as pictures, (select count(*) from items) as items',
  );
  return rows[0] ?? { pictures: -1, items: -1 };
}

const getComparableHeaders = ({ headers }: Reply): object => {
  const all = Object.fromEntries(headers);
  // Replaces the seconds in `max-age`. They depend on the time of day, because signed URLs expire at the end
  // of a day.
  const cacheControl = all['cache-control']?.replace(/\d+/, 'n');
  return { ...all, 'cache-control': cacheControl, date: '', 'x-request-id': '' };
};

test('an image in an S3 bucket is served in the same way as one in a folder, and deleted with its item', async () => {
  const { app, server, ana, listId } = await startAppWithBucket();
  const added = await addItemWithImage({ ana, listId });
  expect((await server.names()).map((name) => name.slice(32)).toSorted()).toEqual(['-card.webp', '-full.webp']);
  await expect(listStoredFiles(app)).rejects.toThrow('ENOENT');

  const inFolder = await startAppForTest();
  const ben = await signUpPerson(inFolder, 'Ben');
  const { id } = await ben.does(calls.createWishlist, { body: { title: 'Winter' } });
  const other = await addItemWithImage({ ana: ben, listId: id });
  for (const method of ['GET', 'HEAD']) {
    for (const size of ['', '&size=card']) {
      const [one, same] = await Promise.all([
        createVisitor(app).sends(method, getImageUrl(added) + size),
        createVisitor(inFolder).sends(method, getImageUrl(other) + size),
      ]);
      expect(one).toMatchObject({ status: 200, text: same.text });
      expect(getComparableHeaders(one)).toEqual(getComparableHeaders(same));
    }
  }
  const forged = getImageUrl(added).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const requestCount = server.asked.length;
  expect(await createVisitor(app).sends('GET', forged)).toMatchObject({ status: 404 });
  expect(server.asked.length).toBe(requestCount);

  await ana.does(calls.deleteItem, { params: { id: listId, itemId: getItemId(added) } });
  await app.images.sweep();
  expect(await server.names()).toEqual([]);
  expect(await createVisitor(app).sends('GET', getImageUrl(added))).toMatchObject({ status: 404 });
});

test('while S3 is unreachable, requests for images return 503, and other requests succeed', async () => {
  const all = await startAppWithBucket();
  const { app, server, ana, listId, lines } = all;
  const keptItem = await addItemWithImage(all);
  const deletedItem = await addItemWithImage(all);
  server.proxy.cut();

  const refused = await addItemWithImage(all);
  const imageReply = await createVisitor(app).sends('GET', getImageUrl(keptItem));
  for (const reply of [refused, imageReply]) {
    expect(reply).toMatchObject({
      status: 503,
      text: 'Wishwell cannot reach its pictures right now. Please try again in a moment',
    });
    expect(reply.headers.get('retry-after')).toBe('5');
    const line = lines.find((one) => one.includes(reply.headers.get('x-request-id') ?? '-'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ msg: 'request failed', err: { cause: { code: 'ECONNREFUSED' } } });
  }
  await addItem(ana, listId, 'Needs no picture');
  expect(await createVisitor(app).sends('GET', '/api/ready')).toMatchObject({ status: 200 });
  await ana.does(calls.deleteItem, { params: { id: listId, itemId: getItemId(deletedItem) } });
  const list = await ana.does(calls.getWishlist, { params: { id: listId } });
  expect(list.items.map(({ name, image_url }) => [name, image_url !== ''])).toEqual([
    ['Mug', true],
    ['Needs no picture', false],
  ]);
  expect(await server.names()).toHaveLength(4);
  expect(lines.join('')).not.toMatch(/S3RVER|Signature|X-Amz/);

  await server.proxy.restore();
  expect(await createVisitor(app).sends('GET', getImageUrl(keptItem))).toMatchObject({ status: 200 });
  await app.images.sweep();
  expect(await server.names()).toHaveLength(2);
  expect((await addItemWithImage(all)).status).toBe(201);
});

test('if S3 stores a file but its response is lost, the server deletes the file an hour later', async () => {
  const all = await startAppWithBucket();
  const { app, server } = all;
  server.swallowAnswers(2);
  expect((await addItemWithImage(all)).status).toBe(503);
  expect(await server.names()).toHaveLength(1);
  await app.images.save(await createDrawing('png'), 'add', 1);
  await app.images.sweep();
  expect(await server.names()).toHaveLength(3);
  expect(await countRows(all)).toEqual({ pictures: 2, items: 0 });
  await app.db.pool.query(`update pictures set created_at = now() - interval '61 minutes'`);
  await app.images.sweep();
  expect(await server.names()).toEqual([]);
  expect(await countRows(all)).toEqual({ pictures: 0, items: 0 });
});

test('while S3 does not respond, thirty deletions of unused images use one database connection', async () => {
  const all = await startAppWithBucket();
  const { app, server, ana } = all;
  await addItemWithImage(all);
  await app.db.pool.query('delete from items');
  // Creates more images than one call of `sweep` deletes.
  await app.db.pool.query(
    `insert into pictures (key, attached) select md5(n::text), true from generate_series(1, 160) n`,
  );
  server.proxy.freeze();
  const sweeps = Array.from({ length: 30 }, () => app.images.sweep().catch(() => 'away'));
  await Promise.all(Array.from({ length: 30 }, () => ana.does(calls.listWishlists)));
  await vi.waitFor(() => expect(app.db.pool.totalCount - app.db.pool.idleCount).toBe(1), { timeout: 10_000 });
  await server.proxy.restore();
  await Promise.all(sweeps);
  await app.images.sweep();
  expect(await server.names()).toEqual([]);
});

test('a request to S3 is aborted when the browser disconnects during the response', async () => {
  const all = await startAppWithBucket();
  const { app, server, lines } = all;
  const url = getImageUrl(await addItemWithImage(all));
  // Writes an image of 40 MB, which is more than all socket buffers can hold.
  const [name = ''] = (await server.names()).filter((one) => one.endsWith('-full.webp'));
  if (app.config.s3) await openS3Store(app.config.s3).write(name, Buffer.alloc(40_000_000));
  const socket = await openSocket(app.origin);
  socket.write(`GET ${url} HTTP/1.1\r\nhost: ${new URL(app.origin).host}\r\n\r\n`);
  await once(socket, 'readable');
  await sleep(300);
  expect(server.brokenOff()).toBe(0);
  socket.destroy();
  await vi.waitFor(() => expect(server.brokenOff()).toBe(1), { timeout: 15_000 });
  expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);
  expect(await createVisitor(app).sends('GET', url)).toMatchObject({ status: 200 });
});
