import { mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartFailure } from '../../process/start-failure.ts';
import { openFolderStore } from './folder-store.ts';

const imageFileName = 'ab0123456789abcdef0123456789abcd-full.webp';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'wishwell-pictures-'));
});

afterEach(() => rm(root, { recursive: true }));

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

describe('folder as image store', () => {
  it('a folder store lets only the operating-system user of the server access its files', async () => {
    const store = await openFolderStore(join(root, 'pictures'));
    await store.write(imageFileName, Buffer.from('a picture'));
    expect((await stat(join(root, 'pictures'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(root, 'pictures', 'ab', imageFileName))).mode & 0o777).toBe(0o600);
  });

  it('a folder store contains no partial file after a failed write', async () => {
    const store = await openFolderStore(root);
    await writeFile(join(root, 'ab'), 'a file where the folder should be');
    await expect(store.write(imageFileName, Buffer.from('a picture'))).rejects.toMatchObject({ reason: 'ENOTDIR' });
    expect(await listFiles(root)).toEqual(['ab']);
  });

  it('a folder store removes partial files that are an hour old, but not new ones', async () => {
    const store = await openFolderStore(root);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await store.write(imageFileName, Buffer.from('a picture'));
    await writeFile(join(root, 'incoming', 'old'), 'half');
    await utimes(join(root, 'incoming', 'old'), anHourAgo, anHourAgo);
    await writeFile(join(root, 'incoming', 'new'), 'half');
    await store.removePartialFiles();
    expect((await listFiles(root)).toSorted()).toEqual([imageFileName, 'new']);
    expect(await readFile(join(root, 'incoming', 'new'), 'utf8')).toBe('half');
  });

  it('a folder store throws a StartFailure with its path when it is not writable', async () => {
    const path = join(root, 'pictures');
    const store = await openFolderStore(path);
    expect(await store.check?.()).toBeUndefined();
    expect(await listFiles(root)).toEqual([]);
    await rm(path, { recursive: true });
    const createMessage = (code: string): string =>
      `Wishwell cannot write to the pictures folder ${path} (${code}): make it a folder that its user may write to.`;
    await expect(store.check?.()).rejects.toThrow(new StartFailure(createMessage('ENOENT')));
    await writeFile(path, '');
    await expect(store.check?.()).rejects.toThrow(new StartFailure(createMessage('ENOTDIR')));
    await expect(openFolderStore(path)).rejects.toThrow(StartFailure);
  });

  it('a folder store is not created again while its disk is missing, and works when the disk is back', async () => {
    const path = join(root, 'pictures');
    const store = await openFolderStore(path);
    await rename(path, join(root, 'disk'));
    const unavailable = { status: 503, id: 'error.picturesAway', reason: 'ENOENT', store: 'The pictures folder' };
    await expect(store.write(imageFileName, Buffer.from('a picture'))).rejects.toMatchObject(unavailable);
    expect(await readdir(root)).toEqual(['disk']);
    expect(await store.open(imageFileName)).toBeUndefined();
    await expect(store.removePartialFiles()).rejects.toMatchObject(unavailable);
    await rename(join(root, 'disk'), path);
    await rm(join(path, 'incoming'), { recursive: true });
    await store.write(imageFileName, Buffer.from('a picture'));
    expect(await store.holds(imageFileName)).toBe(true);
  });
});
