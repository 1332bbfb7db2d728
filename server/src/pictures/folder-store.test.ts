import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
    await expect(store.write(name, Buffer.from('a picture'))).rejects.toThrow('EEXIST');
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
});
