import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Problem } from '../../http/problem.ts';
import { StartFailure } from '../../process/start-failure.ts';
import type { ImageStore, StoredImage } from '../images.ts';
import { StoreUnavailable } from './store-unavailable.ts';

const cutOffAfter = 10 * 60 * 1000;

/**
 * Pictures as files below `folder`, which is made when absent and closed to other users. A file gets its name only
 * once it is whole and on the disk. Throws `StartFailure` when there can be no such folder; later failures of the disk are
 * `StoreUnavailable`.
 */
export async function openFolderStore(folder: string): Promise<ImageStore> {
  const incoming = join(folder, 'incoming');
  const place = placeIn(folder);
  const write = (path: string, bytes: Buffer): Promise<void> =>
    orAway(async () => {
      await makeFolder(incoming);
      await makeFolder(dirname(path));
      await writeWhole(join(incoming, randomUUID()), path, bytes);
    });
  await mkdir(incoming, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw notWritable(folder, error);
  });
  return {
    ...leftFolder(folder),
    write: (name, bytes) => write(place(name), bytes),
    tidy: () => orAway(() => removeCutOff(incoming)),
    check: () => checkFolder(folder, join(incoming, `check-${randomUUID()}`), write),
    // As many as a list may have items, so that one round removes the pictures of a list.
    sweptAtOnce: 1_000,
    canWriteLate: false,
  };
}

/** A folder that no picture is added to any more, and that need not be there. */
export type LeftFolder = Pick<ImageStore, 'open' | 'holds' | 'remove'>;

/** The pictures that lie in `folder` from the time before there was another store. Makes nothing. */
export function leftFolder(folder: string): LeftFolder {
  const place = placeIn(folder);
  return {
    open: (name) => orAway(() => openFile(place(name))),
    remove: (name) => orAway(() => rm(place(name), { force: true })),
    holds: (name, bytes) => orAway(() => holdsFile(place(name), bytes)),
  };
}

/** Runs `work`; an error of the operating system becomes `StoreUnavailable`. */
async function orAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Error && 'syscall' in error
      ? new StoreUnavailable(codeOf(error), error, 'The pictures folder')
      : error;
  }
}

/** Makes one folder, not those above it: a disk that is not mounted must not be written beside. */
const makeFolder = (path: string): Promise<void> =>
  mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });

const notWritable = (folder: string, cause: unknown): StartFailure =>
  new StartFailure(
    `Wishwell cannot write to the pictures folder ${folder} (${codeOf(cause)}): make it a folder that its user may write to.`,
    { cause },
  );

/** Writes a file and removes it again. Throws `StartFailure` for what only an operator can mend. */
async function checkFolder(
  folder: string,
  path: string,
  write: (path: string, bytes: Buffer) => Promise<void>,
): Promise<string | undefined> {
  try {
    await write(path, Buffer.from('check'));
    await orAway(() => rm(path));
    return undefined;
  } catch (error) {
    if (error instanceof StoreUnavailable && /^(?:EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EEXIST)$/.test(error.reason)) {
      throw notWritable(folder, error.cause);
    }
    if (!(error instanceof Problem) || error instanceof StoreUnavailable) throw error;
    return `There is no room in the pictures folder ${folder}: uploads are answered with 503 until there is.`;
  }
}

const placeIn =
  (folder: string) =>
  (name: string): string =>
    join(folder, name.slice(0, 2), name);

async function writeWhole(temporary: string, path: string, bytes: Buffer): Promise<void> {
  try {
    await writeFile(temporary, bytes, { flag: 'wx', mode: 0o600, flush: true });
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw /^(?:ENOSPC|EDQUOT)$/.test(codeOf(error))
      ? new Problem(503, 'error.pictureNoRoom', { retryAfter: 60 })
      : error;
  }
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder);
  await handle.sync();
}

async function openFile(path: string): Promise<StoredImage | undefined> {
  try {
    const handle = await open(path);
    const { size } = await handle.stat();
    return { size, stream: handle.createReadStream() };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
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

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
