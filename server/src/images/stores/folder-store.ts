import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Problem } from '../../http/problem.ts';
import { StartFailure } from '../../process/start-failure.ts';
import type { ImageStore, OpenedImageFile } from '../images.ts';
import { StoreUnavailableProblem } from './store-unavailable.ts';

/** Age in milliseconds at which a partial file is regarded as left over from an interrupted write. */
const maxPartialFileAgeMs = 10 * 60 * 1000;

/**
 * Opens an image store in a folder. Only the operating-system user of the server can access a new folder. A
 * file gets its final name only after it is completely on disk. Throws `StartFailure` if the folder is not
 * usable. After a later disk error, operations reject with `StoreUnavailableProblem`.
 */
export async function openFolderStore(folder: string): Promise<ImageStore> {
  const partialFolder = join(folder, 'incoming');
  const getPath = createFilePathBuilder(folder);
  const write = (path: string, bytes: Buffer): Promise<void> =>
    convertDiskErrors(async () => {
      await makeFolder(partialFolder);
      await makeFolder(dirname(path));
      await writeAtomically(join(partialFolder, randomUUID()), path, bytes);
    });
  await mkdir(partialFolder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw createNotWritableError(folder, error);
  });
  return {
    ...openLegacyImageStore(folder),
    write: (name, bytes) => write(getPath(name), bytes),
    removePartialFiles: () => convertDiskErrors(() => removePartialFiles(partialFolder)),
    check: () => checkFolderWritable(folder, join(partialFolder, `check-${randomUUID()}`), write),
    // Number of images that an image cleanup removes in one database transaction: all images of a list with
    // the default maximum of items.
    sweepBatchSize: 1_000,
    canWriteAfterFailure: false,
  };
}

/**
 * Store of the images in the folder that was used before the operator set up a bucket. Its images are only
 * read and removed. The folder may be missing.
 */
export type LegacyImageStore = Pick<ImageStore, 'open' | 'holds' | 'remove'>;

/** Returns the `LegacyImageStore` in a folder. Does not create the folder. */
export function openLegacyImageStore(folder: string): LegacyImageStore {
  const getPath = createFilePathBuilder(folder);
  return {
    open: (name) => convertDiskErrors(() => openFile(getPath(name))),
    remove: (name) => convertDiskErrors(() => rm(getPath(name), { force: true })),
    holds: (name, bytes) => convertDiskErrors(() => hasStoredFileWithBytes(getPath(name), bytes)),
  };
}

/** Awaits a file operation. Converts disk errors to `StoreUnavailableProblem`. */
async function convertDiskErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof Error && 'syscall' in error
      ? new StoreUnavailableProblem(getCode(error), error, 'The pictures folder')
      : error;
  }
}

/**
 * Creates a folder, but not its parents. Missing parents mean that the disk is not mounted, and then no file
 * may be written.
 */
const makeFolder = (path: string): Promise<void> =>
  mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (getCode(error) !== 'EEXIST') throw error;
  });

const createNotWritableError = (folder: string, cause: unknown): StartFailure =>
  new StartFailure(
    `Wishwell cannot write to the pictures folder ${folder} (${getCode(cause)}): make it a folder that its user may write to.`,
    { cause },
  );

/** Writes and removes a test file. Throws a `StartFailure` if the server cannot write to the folder. */
async function checkFolderWritable(
  folder: string,
  path: string,
  write: (path: string, bytes: Buffer) => Promise<void>,
): Promise<string | undefined> {
  try {
    await write(path, Buffer.from('check'));
    await convertDiskErrors(() => rm(path));
    return undefined;
  } catch (error) {
    if (
      error instanceof StoreUnavailableProblem &&
      /^(?:EACCES|EPERM|EROFS|ENOENT|ENOTDIR|EEXIST)$/.test(error.reason)
    ) {
      throw createNotWritableError(folder, error.cause);
    }
    if (!(error instanceof Problem) || error instanceof StoreUnavailableProblem) throw error;
    return `There is no room in the pictures folder ${folder}: uploads are answered with 503 until there is.`;
  }
}

const createFilePathBuilder =
  (folder: string) =>
  (name: string): string =>
    join(folder, name.slice(0, 2), name);

async function writeAtomically(temporaryPath: string, path: string, bytes: Buffer): Promise<void> {
  try {
    await writeFile(temporaryPath, bytes, { flag: 'wx', mode: 0o600, flush: true });
    await rename(temporaryPath, path);
    await fsyncFolder(dirname(path));
  } catch (error) {
    await rm(temporaryPath, { force: true }).catch(() => undefined);
    throw /^(?:ENOSPC|EDQUOT)$/.test(getCode(error))
      ? new Problem(503, 'error.pictureNoRoom', { retryAfter: 60 })
      : error;
  }
}

async function fsyncFolder(folder: string): Promise<void> {
  await using handle = await open(folder);
  await handle.sync();
}

async function openFile(path: string): Promise<OpenedImageFile | undefined> {
  try {
    const handle = await open(path);
    const { size } = await handle.stat();
    return { size, stream: handle.createReadStream() };
  } catch (error) {
    if (getCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function hasStoredFileWithBytes(path: string, bytes: Buffer | undefined): Promise<boolean> {
  const file = await openFile(path);
  if (bytes !== undefined && file?.size === bytes.length) return (await buffer(file.stream)).equals(bytes);
  file?.stream.destroy();
  return file !== undefined && bytes === undefined;
}

/**
 * Removes partial image files of interrupted writes. Keeps new partial files, because another process may
 * still write them.
 */
async function removePartialFiles(partialFolder: string): Promise<void> {
  for (const name of await readdir(partialFolder)) {
    const path = join(partialFolder, name);
    const file = await stat(path).catch(() => undefined);
    if (file && file.mtimeMs < Date.now() - maxPartialFileAgeMs) await rm(path, { force: true });
  }
}

const getCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');
