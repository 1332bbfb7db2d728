import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { calls } from '@wishwell/contract/calls.ts';
import { expect, test, vi } from 'vitest';
import type { S3Settings } from '../src/config/images.ts';
import { openFolderStore } from '../src/images/stores/folder-store.ts';
import { openS3Store } from '../src/images/stores/s3-store.ts';
import { startAppForTest, type TestApp } from './app.ts';
import { drawing } from './drawings.ts';
import { addItem, itemForm } from './items.ts';
import { type Person, type Reply, signedIn, visitor } from './person.ts';
import { openSocket } from './raw-socket.ts';
import type { S3Server } from './s3-server.ts';
import { s3ServerForTest } from './s3-server-for-test.ts';
import { storedFiles } from './stored-files.ts';

vi.setConfig({ testTimeout: 60_000 });

interface Place {
  app: TestApp;
  server: S3Server;
  ana: Person;
  listId: number;
  /** Lines of the log. */
  lines: string[];
}

/** Ana, with a list, on an installation whose pictures lie in a bucket. */
async function place(env: Record<string, string> = {}): Promise<Place> {
  const server = await s3ServerForTest();
  const lines: string[] = [];
  const log = { write: (line: string) => void lines.push(line) };
  const app = await startAppForTest({ S3_URL: server.url(), LOG_LEVEL: 'info', ...env }, undefined, log);
  const ana = await signedIn(app, 'Ana');
  const { id: listId } = await ana.does(calls.createWishlist, { body: { title: 'Winter' } });
  return { app, server, ana, listId, lines };
}

async function upload({ ana, listId }: Pick<Place, 'ana' | 'listId'>, bytes?: Buffer<ArrayBuffer>): Promise<Reply> {
  const image = new Blob([bytes ?? (await drawing('png'))]);
  return ana.tries(calls.addItem, { params: { id: listId }, form: itemForm({ name: 'Mug' }, image) });
}

const addressIn = ({ body }: Reply): string => (body as { image_url: string }).image_url;

function settingsOf({ config }: TestApp): S3Settings {
  if (config.s3 === undefined) throw new Error('No S3_URL');
  return config.s3;
}

async function countRows({ app }: Place): Promise<{ pictures: number; items: number }> {
  const { rows } = await app.db.pool.query<{ pictures: number; items: number }>(
    'select (select count(*) from pictures) as pictures, (select count(*) from items) as items',
  );
  return rows[0] ?? { pictures: -1, items: -1 };
}

const headersOf = ({ headers }: Reply): object => {
  const all = Object.fromEntries(headers);
  // How many seconds the day has left.
  const kept = all['cache-control']?.replace(/\d+/, 'n');
  return { ...all, 'cache-control': kept, date: '', 'x-request-id': '' };
};

test('a picture in a bucket is shown as one in a folder is, and ends with its item', async () => {
  const { app, server, ana, listId } = await place();
  const added = await upload({ ana, listId });
  expect((await server.names()).map((name) => name.slice(32)).toSorted()).toEqual(['-card.webp', '-full.webp']);
  await expect(storedFiles(app)).rejects.toThrow('ENOENT');

  const inFolder = await startAppForTest();
  const ben = await signedIn(inFolder, 'Ben');
  const { id } = await ben.does(calls.createWishlist, { body: { title: 'Winter' } });
  const other = await upload({ ana: ben, listId: id });
  for (const method of ['GET', 'HEAD']) {
    for (const size of ['', '&size=card']) {
      const [one, same] = await Promise.all([
        visitor(app).sends(method, addressIn(added) + size),
        visitor(inFolder).sends(method, addressIn(other) + size),
      ]);
      expect(one).toMatchObject({ status: 200, text: same.text });
      expect(headersOf(one)).toEqual(headersOf(same));
    }
  }
  const forged = addressIn(added).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const asked = server.asked.length;
  expect(await visitor(app).sends('GET', forged)).toMatchObject({ status: 404 });
  expect(server.asked.length).toBe(asked);

  const { id: itemId } = added.body as { id: number };
  await ana.does(calls.deleteItem, { params: { id: listId, itemId } });
  await app.images.sweep();
  expect(await server.names()).toEqual([]);
  expect(await visitor(app).sends('GET', addressIn(added))).toMatchObject({ status: 404 });
});

test('while the store is away pictures are 503 and everything else works', async () => {
  const all = await place();
  const { app, server, ana, listId, lines } = all;
  const kept = await upload(all);
  const given = await upload(all);
  server.wire.cut();

  const refused = await upload(all);
  const shown = await visitor(app).sends('GET', addressIn(kept));
  for (const reply of [refused, shown]) {
    expect(reply).toMatchObject({
      status: 503,
      text: 'Wishwell cannot reach its pictures right now. Please try again in a moment',
    });
    expect(reply.headers.get('retry-after')).toBe('5');
    const line = lines.find((one) => one.includes(reply.headers.get('x-request-id') ?? '-'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ msg: 'request failed', err: { cause: { code: 'ECONNREFUSED' } } });
  }
  await addItem(ana, listId, 'Needs no picture');
  expect(await visitor(app).sends('GET', '/api/ready')).toMatchObject({ status: 200 });
  // Its picture goes later.
  await ana.does(calls.deleteItem, { params: { id: listId, itemId: (given.body as { id: number }).id } });
  const list = await ana.does(calls.getWishlist, { params: { id: listId } });
  expect(list.items.map(({ name, image_url }) => [name, image_url !== ''])).toEqual([
    ['Mug', true],
    ['Needs no picture', false],
  ]);
  expect(await server.names()).toHaveLength(4);
  expect(lines.join('')).not.toMatch(/S3RVER|Signature|X-Amz/);

  await server.wire.mend();
  expect(await visitor(app).sends('GET', addressIn(kept))).toMatchObject({ status: 200 });
  await app.images.sweep();
  expect(await server.names()).toHaveLength(2);
  expect((await upload(all)).status).toBe(201);
});

test('what the store kept without saying so, or after we went, is removed when its hour has passed', async () => {
  const all = await place();
  const { app, server } = all;
  // It is asked twice.
  server.swallowAnswers(2);
  expect((await upload(all)).status).toBe(503);
  expect(await server.names()).toHaveLength(1);
  await app.images.save(await drawing('png'), 'add', 1);
  await app.images.sweep();
  expect(await server.names()).toHaveLength(3);
  expect(await countRows(all)).toEqual({ pictures: 2, items: 0 });
  await app.db.pool.query(`update pictures set created_at = now() - interval '61 minutes'`);
  await app.images.sweep();
  expect(await server.names()).toEqual([]);
  expect(await countRows(all)).toEqual({ pictures: 0, items: 0 });
});

test('the pictures of a large list are given up while the store is away, and removed once it is back', async () => {
  const all = await place();
  const { app, server, ana, listId } = all;
  await app.db.pool.query(
    `insert into pictures (key, attached) select md5(n::text), true from generate_series(1, 100) n`,
  );
  server.wire.cut();
  await expect(app.images.sweep()).rejects.toThrow('32 pictures could not be removed');
  await ana.does(calls.deleteWishlist, { params: { id: listId } });
  expect(await countRows(all)).toEqual({ pictures: 100, items: 0 });
  await server.wire.mend();
  await Promise.all([app.images.sweep(), app.images.sweep(), app.images.sweep()]);
  expect(await countRows(all)).toEqual({ pictures: 0, items: 0 });
});

test('a store that is silent holds one connection to the database, however many give up pictures', async () => {
  const all = await place();
  const { app, server, ana } = all;
  await upload(all);
  await app.db.pool.query('delete from items');
  // More than one sweep takes.
  await app.db.pool.query(
    `insert into pictures (key, attached) select md5(n::text), true from generate_series(1, 160) n`,
  );
  server.wire.freeze();
  const sweeps = Array.from({ length: 30 }, () => app.images.sweep().catch(() => 'away'));
  const start = performance.now();
  await Promise.all(Array.from({ length: 30 }, () => ana.does(calls.listWishlists)));
  expect(performance.now() - start).toBeLessThan(4_000);
  expect(app.db.pool.totalCount - app.db.pool.idleCount).toBe(1);
  await server.wire.mend();
  await Promise.all(sweeps);
  await app.images.sweep();
  expect(await server.names()).toEqual([]);
});

test('the store is let go when the browser goes away before there is an answer', async () => {
  const all = await place();
  const { app, server } = all;
  const address = addressIn(await upload(all));
  server.wire.freeze();
  const socket = await openSocket(app.origin);
  socket.write(`GET ${address} HTTP/1.1\r\nhost: ${new URL(app.origin).host}\r\n\r\n`);
  await sleep(300);
  const before = server.wire.ends();
  expect(before).toBeGreaterThan(0);
  socket.destroy();
  // Sooner than it would be given up.
  await vi.waitFor(() => expect(server.wire.ends()).toBeLessThan(before), { timeout: 2_500 });
});

test('the store is let go when the browser goes away in the middle of a picture', async () => {
  const all = await place();
  const { app, server, lines } = all;
  const address = addressIn(await upload(all));
  // More than fits into all that lies between.
  const [name = ''] = (await server.names()).filter((one) => one.endsWith('-full.webp'));
  await openS3Store(settingsOf(app)).write(name, Buffer.alloc(40_000_000));
  const socket = await openSocket(app.origin);
  socket.write(`GET ${address} HTTP/1.1\r\nhost: ${new URL(app.origin).host}\r\n\r\n`);
  await once(socket, 'readable');
  await sleep(300);
  expect(server.brokenOff()).toBe(0);
  socket.destroy();
  await vi.waitFor(() => expect(server.brokenOff()).toBe(1), { timeout: 15_000 });
  expect(lines.filter((line) => line.includes('request failed'))).toEqual([]);
  expect(await visitor(app).sends('GET', address)).toMatchObject({ status: 200 });
});

test('pictures that lie in the folder still are shown from there, and go with their item', async () => {
  const { app, server, ana, listId } = await place();
  const folder = await openFolderStore(app.imageFolder);
  const added = await upload({ ana, listId });
  const [name = ''] = (await server.names()).filter((one) => one.endsWith('-full.webp'));
  const found = await app.images.open(name.slice(0, 32), 'full');
  await folder.write(name, found ? await buffer(found.stream) : Buffer.alloc(0));
  server.wire.cut();
  expect(await visitor(app).sends('GET', addressIn(added))).toMatchObject({ status: 200 });
  await server.wire.mend();
  await ana.does(calls.deleteItem, { params: { id: listId, itemId: (added.body as { id: number }).id } });
  await app.images.sweep();
  expect([await storedFiles(app), await server.names()]).toEqual([[], []]);
});
