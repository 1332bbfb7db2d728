import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, lstat, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createTarPacker } from 'modern-tar';
import { StartFailure } from '../process/start-failure.ts';
import { formatChecksumTrailer } from './checksum-trailer.ts';
import { checksumsEntryName, formatChecksumLine } from './checksums.ts';
import { publishPartialFile, createFileExistsError } from './publish-file.ts';

/** Adds one entry to the archive. `size` must be the exact number of bytes of `body`. */
export type AddArchiveEntry = (
  name: string,
  size: number,
  body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
) => Promise<void>;

export interface WrittenArchive {
  bytes: number;
  /** SHA-256 of the whole file, in hexadecimal. */
  sha256: string;
}

type AddAllArchiveEntries<T> = (add: AddArchiveEntry) => Promise<T>;

/**
 * Writes a tar archive with the entries that `fill` adds, and a checksum line after it. Only the user of this
 * process can read the file. The file gets its final name when it is complete and on disk. Throws
 * `StartFailure` if the file exists.
 */
export async function writeArchive<T>(
  file: string,
  fill: AddAllArchiveEntries<T>,
): Promise<WrittenArchive & { filled: T }> {
  await assertFileMissing(file);
  // The temporary name contains a UUID. A process id would not be unique across containers.
  const partial = `${file}.${randomUUID()}.partial`;
  try {
    const written = await writePartialArchive(partial, fill);
    await publishPartialFile(partial, file);
    await flushFolderToDisk(dirname(file));
    return written;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function assertFileMissing(file: string): Promise<void> {
  const found = await lstat(file).catch(() => undefined);
  if (found !== undefined) throw createFileExistsError(file);
}

async function writePartialArchive<T>(
  partial: string,
  fill: AddAllArchiveEntries<T>,
): Promise<WrittenArchive & { filled: T }> {
  await using handle = await open(partial, 'wx', 0o600).catch((cause: NodeJS.ErrnoException) => {
    throw new StartFailure(`${partial} cannot be written (${cause.code}).`, { cause });
  });
  const { readable, controller } = createTarPacker();
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
    const result = await fill(add);
    const text = Buffer.from(checksumLines.join(''));
    await add(checksumsEntryName, text.length, [text]);
    controller.finalize();
    return result;
  };
  const abortArchive = (error: unknown): never => {
    controller.error(error);
    throw error;
  };
  const [written, filled] = await Promise.all([
    writeWithChecksumTrailer(readable, handle),
    fillAll().catch(abortArchive),
  ]);
  await handle.sync();
  return { ...written, filled };
}

async function writeWithChecksumTrailer(
  readable: ReadableStream<Uint8Array>,
  handle: FileHandle,
): Promise<WrittenArchive> {
  const contentHash = createHash('sha256');
  const fileHash = createHash('sha256');
  let bytes = 0;
  const writeChunk = async (chunk: Uint8Array): Promise<void> => {
    fileHash.update(chunk);
    bytes += chunk.length;
    await handle.writeFile(chunk);
  };
  const reader = readable.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      contentHash.update(next.value);
      await writeChunk(next.value);
    }
  } catch (error) {
    // Cancelling the reader makes pending writes of entries fail, for example if the disk is full. Otherwise
    // they would wait forever.
    await reader.cancel(error);
    throw error;
  }
  await writeChunk(Buffer.from(formatChecksumTrailer(contentHash.digest('hex'))));
  return { bytes, sha256: fileHash.digest('hex') };
}

async function flushFolderToDisk(folder: string): Promise<void> {
  await using handle = await open(folder);
  await handle.sync();
}
