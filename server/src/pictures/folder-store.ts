import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Problem } from '../http/problem.ts';
import type { PictureStore, StoredPicture } from './pictures.ts';

const cutOffAfter = 10 * 60 * 1000;

/**
 * Pictures as files below `folder`, which is made when absent and closed to other users. A file gets its name only
 * once it is whole and on the disk.
 */
export async function openFolderStore(folder: string): Promise<PictureStore> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const place = placeIn(folder);
  return {
    write: (name, bytes) => writeWhole(join(incoming, `${name}.${randomUUID()}`), place(name), bytes),
    open: (name) => openFile(place(name)),
    holds: (name, bytes) => holdsFile(place(name), bytes),
    remove: (name) => rm(place(name), { force: true }),
    tidy: () => removeCutOff(incoming),
    // As many as a list may have items, so that one round removes the pictures of a list.
    sweptAtOnce: 1_000,
  };
}

/** A folder that no picture is added to any more, and that need not be there. */
export type LeftFolder = Pick<PictureStore, 'open' | 'holds' | 'remove'>;

/** The pictures that lie in `folder` from the time before there was another store. Makes nothing. */
export function leftFolder(folder: string): LeftFolder {
  const place = placeIn(folder);
  return {
    open: (name) => openFile(place(name)),
    remove: (name) => rm(place(name), { force: true }),
    holds: (name, bytes) => holdsFile(place(name), bytes),
  };
}

const placeIn =
  (folder: string) =>
  (name: string): string =>
    join(folder, name.slice(0, 2), name);

async function writeWhole(temporary: string, path: string, bytes: Buffer): Promise<void> {
  const shard = join(path, '..');
  try {
    await mkdir(shard, { recursive: true, mode: 0o700 });
    await writeFile(temporary, bytes, { flag: 'wx', mode: 0o600, flush: true });
    await rename(temporary, path);
    await syncFolder(shard);
  } catch (error) {
    await rm(temporary, { force: true });
    throw hasCode(error, 'ENOSPC', 'EDQUOT') ? new Problem(503, 'error.pictureNoRoom', { retryAfter: 60 }) : error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder);
  await handle.sync();
}

async function openFile(path: string): Promise<StoredPicture | undefined> {
  try {
    const handle = await open(path);
    const { size } = await handle.stat();
    return { size, stream: handle.createReadStream() };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function holdsFile(path: string, bytes: Buffer | undefined): Promise<boolean> {
  const file = await openFile(path);
  if (bytes !== undefined && file?.size === bytes.length) return (await buffer(file.stream)).equals(bytes);
  file?.stream.destroy();
  return file !== undefined && bytes === undefined;
}

/** Another process may be writing here right now, so only files too old to be in progress go. */
async function removeCutOff(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const path = join(incoming, name);
    const file = await stat(path).catch(() => undefined);
    if (file && file.mtimeMs < Date.now() - cutOffAfter) await rm(path, { force: true });
  }
}

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
