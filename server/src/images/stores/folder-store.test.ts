import { mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartFailure } from '../../process/start-failure.ts';
import { openFolderStore } from './folder-store.ts';

const name = 'ab0123456789abcdef0123456789abcd-full.webp';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'wishwell-pictures-'));
});

afterEach(() => rm(root, { recursive: true }));

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

describe('a folder of pictures', () => {
  it('gives back what was written, then forgets what was removed', async () => {
    const store = await openFolderStore(join(root, 'pictures'));
    await store.write(name, Buffer.from('a picture'));
    const found = await store.open(name);
    expect(found?.size).toBe(9);
    expect(found && String(await buffer(found.stream))).toBe('a picture');
    await store.remove(name);
    await store.remove(name);
    expect(await store.open(name)).toBeUndefined();
    expect(await filesBelow(root)).toEqual([]);
  });

  it('is closed to other users', async () => {
    const store = await openFolderStore(join(root, 'pictures'));
    await store.write(name, Buffer.from('a picture'));
    expect((await stat(join(root, 'pictures'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(root, 'pictures', 'ab', name))).mode & 0o777).toBe(0o600);
  });

  it('keeps its pictures when it is opened again', async () => {
    await (await openFolderStore(root)).write(name, Buffer.from('a picture'));
    const found = await (await openFolderStore(root)).open(name);
    expect(found && String(await buffer(found.stream))).toBe('a picture');
  });

  it('leaves nothing behind when a write fails', async () => {
    const store = await openFolderStore(root);
    await writeFile(join(root, 'ab'), 'a file where the folder should be');
    await expect(store.write(name, Buffer.from('a picture'))).rejects.toMatchObject({ reason: 'ENOTDIR' });
    expect(await filesBelow(root)).toEqual(['ab']);
  });

  it('clears away what a killed process left half written, and not what is being written', async () => {
    const store = await openFolderStore(root);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    await writeFile(join(root, 'incoming', 'old'), 'half');
    await utimes(join(root, 'incoming', 'old'), anHourAgo, anHourAgo);
    await writeFile(join(root, 'incoming', 'new'), 'half');
    await store.tidy();
    expect(await filesBelow(root)).toEqual(['new']);
    expect(await readFile(join(root, 'incoming', 'new'), 'utf8')).toBe('half');
  });

  it('is checked by writing into it, which leaves nothing behind', async () => {
    const store = await openFolderStore(join(root, 'pictures'));
    expect(await store.check?.()).toBeUndefined();
    expect(await filesBelow(root)).toEqual([]);
  });

  it('is a reason not to start, and says which one, where nothing can be written', async () => {
    const path = join(root, 'pictures');
    const store = await openFolderStore(path);
    await rm(path, { recursive: true });
    const sentence = (code: string): string =>
      `Wishwell cannot write to the pictures folder ${path} (${code}): make it a folder that its user may write to.`;
    await expect(store.check?.()).rejects.toThrow(new StartFailure(sentence('ENOENT')));
    await writeFile(path, '');
    await expect(store.check?.()).rejects.toThrow(new StartFailure(sentence('ENOTDIR')));
    await expect(openFolderStore(path)).rejects.toThrow(StartFailure);
  });

  it('that is gone is not made again beside its disk, and works when it is back', async () => {
    const path = join(root, 'pictures');
    const store = await openFolderStore(path);
    await rename(path, join(root, 'disk'));
    const away = { status: 503, id: 'error.picturesAway', reason: 'ENOENT', store: 'The pictures folder' };
    await expect(store.write(name, Buffer.from('a picture'))).rejects.toMatchObject(away);
    expect(await readdir(root)).toEqual(['disk']);
    expect(await store.open(name)).toBeUndefined();
    await expect(store.tidy()).rejects.toMatchObject(away);
    await rename(join(root, 'disk'), path);
    await rm(join(path, 'incoming'), { recursive: true });
    await store.write(name, Buffer.from('a picture'));
    expect(await store.holds(name)).toBe(true);
  });

  it('whose files cannot be read is away', async () => {
    const store = await openFolderStore(root);
    await writeFile(join(root, 'ab'), '');
    await expect(store.open(name)).rejects.toMatchObject({ id: 'error.picturesAway', reason: 'ENOTDIR' });
    await expect(store.remove(name)).rejects.toMatchObject({ id: 'error.picturesAway', reason: 'ENOTDIR' });
  });
});
