import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { drawing as draw } from '../../test/drawings.ts';
import { jpegOfScans } from '../../test/hostile-images.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { migrate } from '../database/migrations/migrate.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { openFolderStore } from './stores/folder-store.ts';
import { createImageEncoder, type ImageEncoder } from './image-encoder.ts';
import type { ImageKey, Images, ImageStore } from './images.ts';
import { imageRoutes } from './routes.ts';
import { Problem } from '../http/problem.ts';
import { createImages } from './create-images.ts';
import { deriveSigningKey, expiryFor, signedImageUrl } from './url-signature.ts';

const drawing = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'teal' } })
  .png()
  .toBuffer();
const [ana, ben] = [1, 2];
const signingKey = deriveSigningKey('a secret of at least thirty-two characters');

const dot = (): Promise<Buffer> => draw('png', 1, 1);

let root = '';
let postgres: EmbeddedPostgres;
let db: Database;
let store: ImageStore;
let images: Images;
let app: FastifyInstance;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'wishwell-pictures-'));
  postgres = await startEmbeddedPostgres({ dataDir: join(root, 'data'), durable: false });
  db = createDatabase(postgres.connection);
  await migrate(db);
}, 60_000);

afterAll(async () => {
  await db.close();
  await postgres.stop();
  await rm(root, { recursive: true });
});

beforeEach(async () => {
  await rm(join(root, 'pictures'), { recursive: true, force: true });
  await db.pool.query('truncate pictures, items, wishlists, users cascade');
  store = await openFolderStore(join(root, 'pictures'));
  images = createImages({ db, store, encoder: createImageEncoder({ maxPixels: 50_000_000 }) });
  onTestFinished(() => images.close());
  app = fastify();
  imageRoutes(app, { images, signingKey });
});

async function files(): Promise<string[]> {
  const entries = await readdir(join(root, 'pictures'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function keys(): Promise<string[]> {
  const { rows } = await db.pool.query<{ key: string }>('select key from pictures');
  return rows.map((row) => row.key);
}

async function itemWith(key: ImageKey): Promise<number> {
  const { rows } = await db.pool.query<{ id: number }>(
    `with owner as (insert into users (uid, email) values ($1, $1 || '@example.org') returning id),
          list as (insert into wishlists (owner_id, title) select id, 'List' from owner returning id)
     insert into items (wishlist_id, name) select id, 'Item' from list returning id`,
    [key],
  );
  const id = rows[0]?.id ?? 0;
  await db.pool.query('update pictures set item_id = $1, attached = true where key = $2', [id, key]);
  return id;
}

describe('pictures', () => {
  it('are kept in two sizes under a name that nobody can guess', async () => {
    const key = await images.save(drawing, 'add', ana);
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect((await files()).toSorted()).toEqual([`${key}-card.webp`, `${key}-full.webp`]);
    const card = await images.open(key, 'card');
    const { width, format } = await sharp(card && (await buffer(card.stream))).metadata();
    expect([width, format]).toEqual([640, 'webp']);
  });

  it('leave no row and no file when they are refused', async () => {
    await expect(images.save(Buffer.from('<svg/>'), 'add', ana)).rejects.toMatchObject({ status: 415 });
    expect([await keys(), await files()]).toEqual([[], []]);
  });

  it('leave no row and no file when they cannot be written', async () => {
    await rm(join(root, 'pictures', 'incoming'), { recursive: true });
    await writeFile(join(root, 'pictures', 'incoming'), '');
    await expect(images.save(drawing, 'add', ana)).rejects.toMatchObject({
      id: 'error.picturesAway',
      reason: 'ENOTDIR',
    });
    await rm(join(root, 'pictures', 'incoming'));
    await openFolderStore(join(root, 'pictures'));
    await images.sweep();
    expect([await keys(), await files()]).toEqual([[], []]);
  });

  it('leave nothing behind when no item takes them', async () => {
    const kept = await images.save(drawing, 'add', ana);
    await itemWith(kept);
    await images.discard(await images.save(drawing, 'add', ana));
    await images.discard(kept);
    expect(await keys()).toEqual([kept]);
    expect(await files()).toHaveLength(2);
  });

  it('leave nothing behind when their item is deleted or takes another', async () => {
    const [deleted, replaced, kept] = [
      await images.save(drawing, 'add', ana),
      await images.save(drawing, 'add', ana),
      await images.save(drawing, 'add', ana),
    ];
    const item = await itemWith(deleted);
    await itemWith(replaced);
    await itemWith(kept);
    await images.sweep();
    expect(await keys()).toHaveLength(3);
    await db.pool.query('delete from items where id = $1', [item]);
    await db.pool.query('update pictures set item_id = null where key = $1', [replaced]);
    await images.sweep();
    expect(await keys()).toEqual([kept]);
    expect((await files()).toSorted()).toEqual([`${kept}-card.webp`, `${kept}-full.webp`]);
  });

  it('wait an hour for their item and no longer', async () => {
    const key = await images.save(drawing, 'add', ana);
    await images.sweep();
    expect(await keys()).toEqual([key]);
    await db.pool.query(`update pictures set created_at = now() - interval '61 minutes'`);
    await images.sweep();
    expect([await keys(), await files()]).toEqual([[], []]);
  });

  it('are removed once, however many sweep at the same time, and by the hundreds', async () => {
    await db.pool.query(
      `insert into pictures (key, attached) select md5(n::text), true from generate_series(1, 450) n`,
    );
    await Promise.all([images.sweep(), images.sweep(), images.sweep()]);
    expect(await keys()).toEqual([]);
  });

  it('keep their row while a file cannot be removed, and hold up no other', async () => {
    const stuck = 'a'.repeat(32);
    const other = 'b'.repeat(32);
    await db.pool.query('insert into pictures (key, attached) values ($1, true), ($2, true)', [stuck, other]);
    await openFolderStore(join(root, 'pictures', 'aa', `${stuck}-full.webp`));
    await expect(images.sweep()).rejects.toThrow('1 pictures could not be removed');
    expect(await keys()).toEqual([stuck]);
  });
});

describe('people who send pictures at the same time', () => {
  const encoded = { full: Buffer.from('full'), card: Buffer.from('card') };

  type Encode = ImageEncoder['encode'];

  const imagesWith = (encodeIfQuick: ImageEncoder['encodeIfQuick'], encode: Encode = () => new Promise(() => {})) =>
    createImages({ db, store, encoder: { encode, encodeIfQuick, close: () => {} } });

  const encodeSmall: ImageEncoder['encodeIfQuick'] = async (bytes) => (String(bytes) === 'slow' ? undefined : encoded);

  /** Pictures whose encoder takes forever for bytes that say so; `begun` lists what was begun. */
  function withHangingEncoder(): { shared: Images; begun: string[] } {
    const begun: string[] = [];
    const encode: Encode = async (bytes) => {
      begun.push(String(bytes));
      return new Promise(() => {});
    };
    return { shared: imagesWith(encodeSmall, encode), begun };
  }

  it('do not wait for somebody whose pictures take forever', async () => {
    const { shared, begun } = withHangingEncoder();
    for (let sent = 0; sent < 10; sent += 1) shared.save(Buffer.from('slow'), 'add', ana).catch(() => {});
    for (let sent = 0; sent < 60; sent += 1) await shared.save(Buffer.from('small'), 'add', ben);
    expect(begun).toEqual(['slow']);
    expect(shared.load()).toEqual({ running: 1, waiting: 9 });
  });

  it('do not wait for the slow pictures of several people', async () => {
    const { shared } = withHangingEncoder();
    for (let user = 100; user < 110; user += 1) shared.save(Buffer.from('slow'), 'add', user).catch(() => {});
    await expect(shared.save(Buffer.from('small'), 'add', ben)).resolves.toMatch(/^[0-9a-f]{32}$/);
    expect(shared.load()).toEqual({ running: 1, waiting: 9 });
  });

  it('are refused, and asked to come back, when they send too many at once', async () => {
    const { shared } = withHangingEncoder();
    for (let sent = 0; sent < 17; sent += 1) shared.save(Buffer.from('slow'), 'add', ana).catch(() => {});
    const refused = { status: 503, id: 'error.pictureBusy', retryAfter: 5 };
    await expect(shared.save(Buffer.from('slow'), 'add', ana)).rejects.toMatchObject(refused);
    await expect(shared.save(Buffer.from('small'), 'add', ben)).resolves.toMatch(/^[0-9a-f]{32}$/);
  });

  it('and leave before their turn are refused at once and not encoded for', async () => {
    const [first, begun] = [Promise.withResolvers<typeof encoded>(), new Array<string>()];
    const encode = (bytes: Buffer): Promise<typeof encoded> => {
      begun.push(String(bytes));
      return first.promise;
    };
    const shared = imagesWith(encode);
    const saved = shared.save(Buffer.from('first'), 'add', ana);
    const abort = new AbortController();
    const left = shared.save(Buffer.from('second'), 'add', ana, abort.signal);
    abort.abort(new Problem(503, 'error.pictureBusy'));
    await expect(left).rejects.toMatchObject({ status: 503 });
    first.resolve(encoded);
    await saved;
    expect(begun).toEqual(['first']);
  });

  it('wait for no hostile file: it is refused at once, sixty times, and a small one of a friend is saved', async () => {
    const hostile = jpegOfScans(2_600, 7_000, 7_000);
    const outcomes = new Set<unknown>();
    const attack = (async () => {
      for (let sent = 0; sent < 60; sent += 1) {
        const failure = await images.save(hostile, 'add', ana).catch((error: unknown) => error);
        outcomes.add((failure as { id?: string }).id);
      }
    })();
    await expect(images.save(await dot(), 'add', ben)).resolves.toMatch(/^[0-9a-f]{32}$/);
    await attack;
    expect([...outcomes]).toEqual(['error.pictureTooCostly']);
    expect(await keys()).toHaveLength(1);
  });
});

describe('the address of a picture', () => {
  const expires = expiryFor(new Date());

  it('shows the picture, as an image and nothing else, until it dies', async () => {
    const key = await images.save(drawing, 'add', ana);
    const address = signedImageUrl(signingKey, key, expires);
    const full = await app.inject(address);
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
    const card = await app.inject(`${address}&size=card`);
    expect((await sharp(card.rawPayload).metadata()).width).toBe(640);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const key = await images.save(drawing, 'add', ana);
    const address = signedImageUrl(signingKey, key, expires);
    const [get, head] = [await app.inject(address), await app.inject({ method: 'HEAD', url: address })];
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers['content-type']).toBe('image/webp');
  });

  it('shows nothing when it is dead, forged, changed, or names no picture', async () => {
    const key = await images.save(drawing, 'add', ana);
    const live = signedImageUrl(signingKey, key, expires);
    const addresses = [
      signedImageUrl(signingKey, key, Math.floor(Date.now() / 1000) - 1),
      signedImageUrl(deriveSigningKey('another secret of thirty-two characters'), key, expires),
      signedImageUrl(signingKey, 'f'.repeat(32), expires),
      signedImageUrl(signingKey, '../../../../etc/passwd', expires),
      signedImageUrl(signingKey, encodeURIComponent('../../../../etc/passwd'), expires),
      live.replace(/expires=\d+/, `expires=${expires + 1}`),
      live.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
      live.toUpperCase(),
      `${live}&expires=${expires}`,
      `${live}&size=huge`,
      `${live}&other=1`,
      `/api/pictures/${key}`,
      `/api/pictures/${key}?expires=1e12&signature=`,
    ];
    expect((await app.inject(live)).statusCode).toBe(200);
    for (const address of addresses) expect([address, (await app.inject(address)).statusCode]).toEqual([address, 404]);
  });
});
