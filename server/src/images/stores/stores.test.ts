import { randomBytes } from 'node:crypto';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startS3Server, type S3Server } from '../../../test/s3-server.ts';
import { readConfig } from '../../config/config.ts';
import type { ImageStore } from '../images.ts';
import { openLegacyImageStore, openFolderStore } from './folder-store.ts';
import { combineWithLegacyStore } from './open-store.ts';
import { openS3Store } from './s3-store.ts';
import { StoreUnavailableProblem } from './store-unavailable.ts';

const imageName = 'ab0123456789abcdef0123456789abcd-full.webp';
const otherImageName = 'cd0123456789abcdef0123456789abcd-card.webp';
const image = Buffer.from('a picture');

/** Content of an image file that is larger than all buffers between the image store and its client. */
const largeImageBytes = randomBytes(6 * 1024 * 1024);

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
  await server.proxy.restore();
  const store = openBucketStore();
  for (const name of await server.names()) await store.remove(name);
  await rm(root, { recursive: true, force: true });
});

function openBucketStore(timeoutMs = 5_000): ImageStore {
  const { s3 } = readConfig({ S3_URL: server.url(), DATA_DIR: root });
  if (s3 === undefined) throw new Error('No S3_URL');
  return openS3Store(s3, { reading: timeoutMs, writing: timeoutMs, removing: timeoutMs });
}

interface StoreKind {
  open(): Promise<ImageStore>;
  makeUnavailable(): Promise<void>;
  makeAvailable(): Promise<void>;
}

const getTestImageFolderPath = (): string => join(root, 'pictures');
const bucketAvailabilityControls = {
  makeUnavailable: async () => server.proxy.cut(),
  makeAvailable: () => server.proxy.restore(),
};

const storeKinds: Readonly<Record<string, StoreKind>> = {
  'a folder': {
    open: () => openFolderStore(getTestImageFolderPath()),
    makeUnavailable: async () => {
      await rename(getTestImageFolderPath(), `${getTestImageFolderPath()}.gone`);
      await writeFile(getTestImageFolderPath(), '');
    },
    makeAvailable: async () => {
      await rm(getTestImageFolderPath());
      await rename(`${getTestImageFolderPath()}.gone`, getTestImageFolderPath());
    },
  },
  'a bucket': { open: async () => openBucketStore(), ...bucketAvailabilityControls },
  'a bucket with a legacy folder': {
    open: async () => combineWithLegacyStore(openBucketStore(), openLegacyImageStore(getTestImageFolderPath())),
    ...bucketAvailabilityControls,
  },
};

async function getFileSize(store: ImageStore, of: string): Promise<number | undefined> {
  const found = await store.open(of);
  found?.stream.destroy();
  return found?.size;
}

async function readImage(store: ImageStore, of = imageName): Promise<Buffer | undefined> {
  const found = await store.open(of);
  return found && buffer(found.stream);
}

describe.each(Object.entries(storeKinds))('%s as image store', (_kind, { open, makeUnavailable, makeAvailable }) => {
  it('an image store returns written files, and undefined for removed files', async () => {
    const store = await open();
    expect(await store.open(imageName)).toBeUndefined();
    await store.write(imageName, image);
    await store.write(otherImageName, largeImageBytes);
    expect(await getFileSize(store, imageName)).toBe(9);
    expect(await readImage(store)).toEqual(image);
    expect((await readImage(store, otherImageName))?.equals(largeImageBytes)).toBe(true);
    await store.remove(imageName);
    await store.remove(imageName);
    expect(await store.open(imageName)).toBeUndefined();
    expect(await getFileSize(store, otherImageName)).toBe(largeImageBytes.length);
  });

  it('an image store accepts a second write of the same file, and returns the file after a restart', async () => {
    const store = await open();
    await Promise.all([store.write(imageName, image), store.write(imageName, image)]);
    await store.write(imageName, image);
    expect(await readImage(await open())).toEqual(image);
  });

  it('an image store rejects all operations while it is unavailable, and has lost no image afterwards', async () => {
    const store = await open();
    await store.write(imageName, image);
    await makeUnavailable();
    const unavailable = { status: 503, id: 'error.picturesAway', retryAfter: 5 };
    await expect(store.open(imageName)).rejects.toMatchObject(unavailable);
    await expect(store.write(otherImageName, image)).rejects.toMatchObject(unavailable);
    await expect(store.remove(imageName)).rejects.toMatchObject(unavailable);
    await makeAvailable();
    expect(await readImage(store)).toEqual(image);
    expect(await store.open(otherImageName)).toBeUndefined();
    await store.remove(imageName);
    expect(await store.open(imageName)).toBeUndefined();
  });
});

describe('bucket as image store', () => {
  it('an image stream does not fail when its reader pauses for longer than the timeout for the bucket', async () => {
    await openBucketStore().write(imageName, largeImageBytes);
    const slow = await openBucketStore(1_000).open(imageName);
    await sleep(2_500);
    expect((slow && (await buffer(slow.stream)))?.equals(largeImageBytes)).toBe(true);
  });

  it('an image store rejects with a 503 after a timeout when the S3 server does not respond', async () => {
    const store = openBucketStore(500);
    server.proxy.freeze();
    const operations = [store.open(imageName), store.write(imageName, image), store.remove(imageName)];
    for (const outcome of await Promise.allSettled(operations)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { status: 503, reason: 'no answer within 0.5 s' } });
    }
  });

  it('an image stream fails instead of ending early when the S3 server stops during a response', async () => {
    await openBucketStore().write(imageName, largeImageBytes);
    const store = openBucketStore(1_000);
    for (const stop of [() => server.proxy.cut(), () => server.proxy.freeze()]) {
      const found = await store.open(imageName);
      stop();
      await expect(found && buffer(found.stream)).rejects.toBeInstanceOf(StoreUnavailableProblem);
      await server.proxy.restore();
    }
  });
});
