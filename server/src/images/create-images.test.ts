import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createFreshDatabase, type FreshDatabase } from '../../test/database.ts';
import type { Database } from '../database/database.ts';
import { Problem } from '../http/problem.ts';
import { createImageService } from './create-images.ts';
import { createImageEncoder, type ImageEncoder } from './image-encoder.ts';
import type { ImageService, ImageStore } from './images.ts';
import { registerImageRoutes } from './routes.ts';
import { openFolderStore } from './stores/folder-store.ts';
import { deriveSigningKey, computeImageUrlExpiryUnixSeconds, createSignedImageUrl } from './url-signature.ts';

const testImage = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();
const [ana, ben] = [1, 2];
const signingKey = deriveSigningKey('a secret of at least thirty-two characters');

let root = '';
let database: FreshDatabase;
let db: Database;
let store: ImageStore;
let images: ImageService;
let app: FastifyInstance;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'wishwell-pictures-'));
  database = await createFreshDatabase();
  ({ db } = database);
});

afterAll(async () => {
  await database.drop();
  await rm(root, { recursive: true });
});

beforeEach(async () => {
  await rm(join(root, 'pictures'), { recursive: true, force: true });
  await db.pool.query('truncate pictures, items, wishlists, users cascade');
  store = await openFolderStore(join(root, 'pictures'));
  images = createImageService({ db, store, encoder: createImageEncoder({ maxPixels: 50_000_000 }) });
  onTestFinished(() => images.close());
  app = fastify();
  registerImageRoutes(app, { images, signingKey });
});

async function listFiles(): Promise<string[]> {
  const entries = await readdir(join(root, 'pictures'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function listKeys(): Promise<string[]> {
  const { rows } = await db.pool.query<{ key: string }>('select key from pictures');
  return rows.map((row) => row.key);
}

describe('image service', () => {
  it('the image service stores an image in two sizes under a random key', async () => {
    const key = await images.save(testImage, 'add', ana);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect((await listFiles()).toSorted()).toEqual([`${key}-card.webp`, `${key}-full.webp`]);
    const card = await images.open(key, 'card');
    const { width, format } = await sharp(card && (await buffer(card.stream))).metadata();
    expect([width, format]).toEqual([640, 'webp']);
  });

  it('a cleanup removes the row and the files of an image whose write has failed', async () => {
    await rm(join(root, 'pictures', 'incoming'), { recursive: true });
    await writeFile(join(root, 'pictures', 'incoming'), '');
    await expect(images.save(testImage, 'add', ana)).rejects.toMatchObject({
      id: 'error.picturesAway',
      reason: 'ENOTDIR',
    });
    await rm(join(root, 'pictures', 'incoming'));
    await openFolderStore(join(root, 'pictures'));
    await images.sweep();
    expect([await listKeys(), await listFiles()]).toEqual([[], []]);
  });

  it('a cleanup removes an image that no item has used for an hour', async () => {
    const key = await images.save(testImage, 'add', ana);
    await images.sweep();
    expect(await listKeys()).toEqual([key]);
    await db.pool.query(`update pictures set created_at = now() - interval '61 minutes'`);
    await images.sweep();
    expect([await listKeys(), await listFiles()]).toEqual([[], []]);
  });

  it('three simultaneous cleanups remove all 450 images without an item', async () => {
    await db.pool.query(
      `insert into pictures (key, attached) select md5(n::text), true from generate_series(1, 450) n`,
    );
    await Promise.all([images.sweep(), images.sweep(), images.sweep()]);
    expect(await listKeys()).toEqual([]);
  });

  it('a cleanup keeps the row of an image whose file cannot be removed, and removes the other images', async () => {
    const undeletableKey = 'a'.repeat(32);
    const otherKey = 'b'.repeat(32);
    await db.pool.query('insert into pictures (key, attached) values ($1, true), ($2, true)', [
      undeletableKey,
      otherKey,
    ]);
    await openFolderStore(join(root, 'pictures', 'aa', `${undeletableKey}-full.webp`));
    await expect(images.sweep()).rejects.toThrow('1 pictures could not be removed');
    expect(await listKeys()).toEqual([undeletableKey]);
  });
});

it.each([
  ['is copied for a claim that shows the image', false],
  ['is removed without a copy when the disk is full, and the claim has no image', true],
])('an image that loses its item %s', async (_, isDiskFull) => {
  let isWriteRefused = false;
  const write: ImageStore['write'] = (...file) =>
    isWriteRefused ? Promise.reject(new Error('disk full')) : store.write(...file);
  const encoder = createImageEncoder({ maxPixels: 50_000_000 });
  const service = createImageService({ db, store: { ...store, write }, encoder });
  onTestFinished(() => service.close());
  const key = await service.save(testImage, 'add', ana);
  await db.pool.query(`insert into users (uid, email) values ('ben', 'ben@example.com')`);
  await db.pool.query(`insert into claims (giver_id, for_name, picture_key) select id, 'Ana', $1 from users`, [key]);
  await db.pool.query('update pictures set attached = true');
  isWriteRefused = isDiskFull;
  for (const round of ['first', 'second']) {
    await service.sweep();
    const keys = await listKeys();
    expect([round, keys.length, keys.includes(key)]).toEqual([round, isDiskFull ? 0 : 1, false]);
    const { rows } = await db.pool.query('select picture_key from claims');
    expect(rows).toEqual([{ picture_key: keys[0] ?? null }]);
  }
});

describe('uploads', () => {
  const encoded = { full: Buffer.from('full'), card: Buffer.from('card') };

  type Encode = ImageEncoder['encode'];

  const createWith = (encodeIfQuick: ImageEncoder['encodeIfQuick'], encode: Encode = () => new Promise(() => {})) =>
    createImageService({ db, store, encoder: { prepare: () => {}, encode, encodeIfQuick, close: () => {} } });

  const encodeSmall: ImageEncoder['encodeIfQuick'] = async (bytes) => (String(bytes) === 'slow' ? undefined : encoded);

  /**
   * Creates an image service with a fake encoder, which never finishes an image with the content `slow`.
   * `startedEncodings` contains the images that the encoder has begun to encode.
   */
  function createHangingImages(): { shared: ImageService; startedEncodings: string[] } {
    const startedEncodings: string[] = [];
    const encode: Encode = async (bytes) => {
      startedEncodings.push(String(bytes));
      return new Promise(() => {});
    };
    return { shared: createWith(encodeSmall, encode), startedEncodings };
  }

  it.each([
    ['another person', () => ana],
    ['ten other people', (at: number) => 100 + at],
  ])('an upload does not wait for the slow images of %s', async (_who, getSender) => {
    const { shared, startedEncodings } = createHangingImages();
    for (let at = 0; at < 10; at += 1) shared.save(Buffer.from('slow'), 'add', getSender(at)).catch(() => {});
    for (let sent = 0; sent < 60; sent += 1) await shared.save(Buffer.from('small'), 'add', ben);
    expect(startedEncodings).toEqual(['slow']);
    expect(shared.load()).toEqual({ running: 1, waiting: 9 });
  });

  it('an upload gets 503 and Retry-After while 17 other images of the person wait or are encoded', async () => {
    const { shared } = createHangingImages();
    for (let sent = 0; sent < 17; sent += 1) shared.save(Buffer.from('slow'), 'add', ana).catch(() => {});
    const refused = { status: 503, id: 'error.pictureBusy', retryAfter: 5 };
    await expect(shared.save(Buffer.from('slow'), 'add', ana)).rejects.toMatchObject(refused);
    await expect(shared.save(Buffer.from('small'), 'add', ben)).resolves.toMatch(/^[0-9a-f]{32}$/);
  });

  it('an upload is not encoded if its client disconnects while the image waits', async () => {
    const [first, startedEncodings] = [Promise.withResolvers<typeof encoded>(), new Array<string>()];
    const encode = (bytes: Buffer): Promise<typeof encoded> => {
      startedEncodings.push(String(bytes));
      return first.promise;
    };
    const shared = createWith(encode);
    const saved = shared.save(Buffer.from('first'), 'add', ana);
    const abort = new AbortController();
    const abandonedUpload = shared.save(Buffer.from('second'), 'add', ana, abort.signal);
    abort.abort(new Problem(503, 'error.pictureBusy'));
    await expect(abandonedUpload).rejects.toMatchObject({ status: 503 });
    first.resolve(encoded);
    await saved;
    expect(startedEncodings).toEqual(['first']);
  });
});

describe('the signed URL of an image', () => {
  const expires = computeImageUrlExpiryUnixSeconds(new Date());

  it('a signed URL returns the image, cacheable until the URL expires, and usable as an image only', async () => {
    const key = await images.save(testImage, 'add', ana);
    const url = createSignedImageUrl(signingKey, key, expires);
    const full = await app.inject(url);
    expect(full.statusCode).toBe(200);
    expect((await sharp(full.rawPayload).metadata()).width).toBe(900);
    expect(full.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': 'inline; filename="picture.webp"',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-length': String(full.rawPayload.length),
    });
    const maxAge = Number(/^private, max-age=(\d+), immutable$/.exec(String(full.headers['cache-control']))?.[1]);
    expect(Math.abs(maxAge - (expires - Date.now() / 1000))).toBeLessThan(5);
    const head = await app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(full.headers['content-length']);
    const card = await app.inject(`${url}&size=card`);
    expect((await sharp(card.rawPayload).metadata()).width).toBe(640);
  });

  it('a signed URL gets 404 if it is expired, forged or changed, or if the image does not exist', async () => {
    const key = await images.save(testImage, 'add', ana);
    const validUrl = createSignedImageUrl(signingKey, key, expires);
    const urls = [
      createSignedImageUrl(signingKey, key, Math.floor(Date.now() / 1000) - 1),
      createSignedImageUrl(deriveSigningKey('another secret of thirty-two characters'), key, expires),
      createSignedImageUrl(signingKey, 'f'.repeat(32), expires),
      createSignedImageUrl(signingKey, '../../../../etc/passwd', expires),
      createSignedImageUrl(signingKey, encodeURIComponent('../../../../etc/passwd'), expires),
      validUrl.replace(/expires=\d+/, `expires=${expires + 1}`),
      validUrl.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      validUrl.toUpperCase(),
      `${validUrl}&expires=${expires}`,
      `${validUrl}&size=huge`,
      `${validUrl}&other=1`,
      `/api/pictures/${key}`,
      `/api/pictures/${key}?expires=1e12&signature=`,
    ];
    expect((await app.inject(validUrl)).statusCode).toBe(200);
    for (const url of urls) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
  });
});
