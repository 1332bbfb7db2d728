import { createHash, randomUUID } from 'node:crypto';
import { lstat, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createTarPacker } from 'modern-tar';
import { StartFailure } from '../process/start-failure.ts';
import { checksumsEntryName, formatChecksumLine, formatChecksumTrailer } from './checksums.ts';

/** Adds one entry to a backup archive. `size` must be the exact number of bytes of `body`. */
export type AddArchiveEntry = (
  name: string,
  size: number,
  body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
) => Promise<void>;

export interface WrittenArchive {
  bytes: number;
  /** SHA-256 of the whole backup file, in hexadecimal. */
  sha256: string;
}

type FillArchive<T> = (add: AddArchiveEntry) => Promise<T>;

/**
 * Writes a tar archive with the entries that `fill` adds, and a checksum line after it. Only the user of this
 * process can read the file. The file gets its final name after it is completely on disk. Throws
 * `StartFailure` if the file exists.
 */
export async function writeArchive<T>(file: string, fill: FillArchive<T>): Promise<WrittenArchive & { filled: T }> {
  if (await lstat(file).catch(() => undefined)) throw createFileExistsError(file);
  // The temporary file name contains a UUID. A process id would not be unique, because processes in different
  // containers can share it.
  const partial = `${file}.${randomUUID()}.partial`;
  try {
    const written = await writePartialArchive(partial, fill);
    await publishFile(partial, file);
    return written;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

const createFileExistsError = (file: string): StartFailure =>
  new StartFailure(`${file} already exists: name another file.`);

/** Renames a file. First creates an empty file with the new name, and throws if that file already exists. */
async function publishFile(partial: string, file: string): Promise<void> {
  const reservation = await open(file, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? createFileExistsError(file) : error;
  });
  await reservation.close();
  await rename(partial, file).catch(async (error: unknown) => {
    await rm(file, { force: true });
    throw error;
  });
  await using folder = await open(dirname(file));
  await folder.sync();
}

async function writePartialArchive<T>(partial: string, fill: FillArchive<T>): Promise<WrittenArchive & { filled: T }> {
  await using handle = await open(partial, 'wx', 0o600).catch((cause: NodeJS.ErrnoException) => {
    throw new StartFailure(`${partial} cannot be written (${cause.code}).`, { cause });
  });
  const { readable, controller } = createTarPacker();
  // Makes pending reads and writes of the archive fail after an error. Otherwise they would never end.
  const abort = (error: unknown): never => {
    controller.error(error);
    throw error;
  };
  const checksumLines: string[] = [];
  const add: AddArchiveEntry = async (name, size, body) => {
    const hash = createHash('sha256');
    const writer = controller.add({ name, size, mode: 0o600 }).getWriter();
    for await (const chunk of body) {
      hash.update(chunk);
      await writer.write(chunk);
    }
    await writer.close();
    checksumLines.push(formatChecksumLine(hash.digest('hex'), name));
  };
  const fillAll = async (): Promise<T> => {
    const filled = await fill(add);
    const text = Buffer.from(checksumLines.join(''));
    await add(checksumsEntryName, text.length, [text]);
    controller.finalize();
    return filled;
  };
  const fileHash = createHash('sha256');
  let bytes = 0;
  const write = async (chunk: Uint8Array): Promise<void> => {
    fileHash.update(chunk);
    bytes += chunk.length;
    await handle.writeFile(chunk).catch(abort);
  };
  const writeAll = async (): Promise<void> => {
    for await (const chunk of readable) await write(chunk);
    await write(Buffer.from(formatChecksumTrailer(fileHash.copy().digest('hex'))));
    await handle.sync();
  };
  const [filled] = await Promise.all([fillAll().catch(abort), writeAll()]);
  return { bytes, sha256: fileHash.digest('hex'), filled };
}
