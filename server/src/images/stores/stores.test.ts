import { randomBytes } from 'node:crypto';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startS3Server, type S3Server } from '../../../test/s3-server.ts';
import { readConfig } from '../../config/config.ts';
import { leftFolder, openFolderStore } from './folder-store.ts';
import { withLeftFolder } from './open-store.ts';
import type { ImageStore } from '../images.ts';
import { openS3Store } from './s3-store.ts';
import { StoreUnavailable } from './store-unavailable.ts';

const name = 'ab0123456789abcdef0123456789abcd-full.webp';
const other = 'cd0123456789abcdef0123456789abcd-card.webp';
const image = Buffer.from('a picture');

/** Enough not to fit into what lies between store and reader. */
const large = randomBytes(6 * 1024 * 1024);

let server: S3Server;
let root = '';

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'wishwell-stores-'));
});
afterEach(async () => {
  await server.wire.mend();
  const store = bucketStore();
  for (const left of await server.names()) await store.remove(left);
  await rm(root, { recursive: true, force: true });
});

/** With so many milliseconds of patience, whatever is asked. */
function bucketStore(patience = 5_000): ImageStore {
  const { s3 } = readConfig({ S3_URL: server.url(), DATA_DIR: root });
  if (s3 === undefined) throw new Error('No S3_URL');
  return openS3Store(s3, { reading: patience, writing: patience, removing: patience });
}

interface Kind {
  open(): Promise<ImageStore>;
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
}

const folder = (): string => join(root, 'pictures');
const cutWire = { goAway: async () => server.wire.cut(), comeBack: () => server.wire.mend() };

const kinds: Readonly<Record<string, Kind>> = {
  'a folder': {
    open: () => openFolderStore(folder()),
    // A file stands where the folder was.
    goAway: async () => {
      await rename(folder(), `${folder()}.gone`);
      await writeFile(folder(), '');
    },
    comeBack: async () => {
      await rm(folder());
      await rename(`${folder()}.gone`, folder());
    },
  },
  'a bucket': { open: async () => bucketStore(), ...cutWire },
  'a bucket, with a folder of before': {
    open: async () => withLeftFolder(bucketStore(), leftFolder(folder())),
    ...cutWire,
  },
};

async function sizeOf(store: ImageStore, of: string): Promise<number | undefined> {
  const found = await store.open(of);
  found?.stream.destroy();
  return found?.size;
}

async function read(store: ImageStore, of = name): Promise<Buffer | undefined> {
  const found = await store.open(of);
  return found && buffer(found.stream);
}

describe.each(Object.entries(kinds))('%s of pictures', (_kind, { open, goAway, comeBack }) => {
  it('gives back what was written, then forgets what was removed', async () => {
    const store = await open();
    expect(await store.open(name)).toBeUndefined();
    await store.write(name, image);
    await store.write(other, large);
    expect(await sizeOf(store, name)).toBe(9);
    expect(await read(store)).toEqual(image);
    expect((await read(store, other))?.equals(large)).toBe(true);
    await store.remove(name);
    await store.remove(name);
    expect(await store.open(name)).toBeUndefined();
    expect(await sizeOf(store, other)).toBe(large.length);
  });

  it('may be written to again with the same, as an interrupted restore does', async () => {
    const store = await open();
    await Promise.all([store.write(name, image), store.write(name, image)]);
    await store.write(name, image);
    expect(await read(store)).toEqual(image);
  });

  it('keeps its pictures when it is opened again', async () => {
    await (await open()).write(name, image);
    expect(await read(await open())).toEqual(image);
  });

  it('lets a reader go who leaves in the middle', async () => {
    const store = await open();
    await store.write(name, large);
    const left = await store.open(name);
    left?.stream.once('data', () => left.stream.destroy());
    await new Promise((closed) => left?.stream.once('close', closed));
    expect((await read(store))?.equals(large)).toBe(true);
  });

  it('says so while it is away, and has lost nothing when it is back', async () => {
    const store = await open();
    await store.write(name, image);
    await goAway();
    await expect(store.open(name)).rejects.toThrow();
    await expect(store.write(other, image)).rejects.toThrow();
    await expect(store.remove(name)).rejects.toThrow();
    await comeBack();
    expect(await read(store)).toEqual(image);
    expect(await store.open(other)).toBeUndefined();
    await store.remove(name);
    expect(await store.open(name)).toBeUndefined();
  });

  it('has nothing to clear away when nothing was cut off', async () => {
    const store = await open();
    await store.write(name, image);
    await store.tidy();
    expect(await read(store)).toEqual(image);
  });
});

describe('a bucket', () => {
  it('that is away is a 503 with the reason for the log, and no word of the secret', async () => {
    const store = bucketStore();
    server.wire.cut();
    const error: unknown = await store.open(name).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error).toMatchObject({ status: 503, id: 'error.picturesAway', retryAfter: 5, reason: 'ECONNREFUSED' });
  });

  it('waits for a slow reader, longer than it is waited for', async () => {
    await bucketStore().write(name, large);
    const slow = await bucketStore(1_000).open(name);
    await sleep(2_500);
    expect((slow && (await buffer(slow.stream)))?.equals(large)).toBe(true);
  });

  it('that keeps its connections and says nothing is given up', async () => {
    const store = bucketStore(500);
    server.wire.freeze();
    const start = performance.now();
    const all = [store.open(name), store.write(name, image), store.remove(name)];
    for (const outcome of await Promise.allSettled(all)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 503, reason: 'no answer within 0.5 s' } });
    }
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('that falls silent in the middle of a picture is an error, not a shorter picture', async () => {
    await bucketStore().write(name, large);
    const store = bucketStore(1_000);
    for (const stop of [() => server.wire.cut(), () => server.wire.freeze()]) {
      const found = await store.open(name);
      stop();
      await expect(found && buffer(found.stream)).rejects.toBeInstanceOf(StoreUnavailable);
      await server.wire.mend();
    }
  });

  it('ends its answer when nobody waits for it any more', async () => {
    const store = bucketStore();
    server.wire.freeze();
    const gone = new AbortController();
    const opened = store.open(name, gone.signal);
    gone.abort(new Error('gone'));
    await expect(opened).rejects.toThrow('gone');
    await expect(store.open(name, gone.signal)).rejects.toThrow('gone');
  });

  it('is asked for nothing that lies in the folder still, and both forget what is removed', async () => {
    const before = await openFolderStore(folder());
    await before.write(name, image);
    const store = withLeftFolder(bucketStore(), leftFolder(folder()));
    onTestFinished(() => server.wire.mend());
    server.wire.cut();
    expect(await read(store)).toEqual(image);
    await server.wire.mend();
    await bucketStore().write(name, image);
    await store.remove(name);
    expect(await before.open(name)).toBeUndefined();
    expect(await server.names()).toEqual([]);
  });
});
