import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, lstat, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createTarPacker } from 'modern-tar';
import { StartFailure } from '../process/start-failure.ts';
import { publishFile, fileExists } from './publish-file.ts';
import { checksumsEntry, checksumLine } from './checksums.ts';
import { checksumTrailer } from './checksum-trailer.ts';

/** Adds one entry, which must have exactly `size` bytes. */
export type AddEntry = (
  name: string,
  size: number,
  body: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
) => Promise<void>;

export interface WrittenArchive {
  bytes: number;
  /** Of the whole file, in hexadecimal. */
  sha256: string;
}

/** Puts everything into an archive. */
type Fill<T> = (add: AddEntry) => Promise<T>;

/**
 * Writes a sealed tar archive of what `fill` adds, readable for this user alone. `file` is there only once it is whole and
 * on the disk; a file of that name is refused with a `StartFailure`. Memory stays at some megabytes. Answers what `fill` did, too.
 */
export async function writeArchive<T>(file: string, fill: Fill<T>): Promise<WrittenArchive & { filled: T }> {
  await assertFree(file);
  // Not by the process id, which another container may have, too.
  const partial = `${file}.${randomUUID()}.partial`;
  try {
    const written = await writePartial(partial, fill);
    await publishFile(partial, file);
    await syncFolder(dirname(file));
    return written;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function assertFree(file: string): Promise<void> {
  const found = await lstat(file).catch(() => undefined);
  if (found !== undefined) throw fileExists(file);
}

async function writePartial<T>(partial: string, fill: Fill<T>): Promise<WrittenArchive & { filled: T }> {
  await using handle = await open(partial, 'wx', 0o600).catch((cause: NodeJS.ErrnoException) => {
    throw new StartFailure(`${partial} cannot be written (${cause.code}).`, { cause });
  });
  const { readable, controller } = createTarPacker();
  const sums: string[] = [];
  const add: AddEntry = async (name, size, body) => {
    const hash = createHash('sha256');
    const writer = controller.add({ name, size, mode: 0o600 }).getWriter();
    for await (const chunk of body) {
      hash.update(chunk);
      await writer.write(chunk);
    }
    await writer.close();
    sums.push(checksumLine(hash.digest('hex'), name));
  };
  const fillAll = async (): Promise<T> => {
    const result = await fill(add);
    const text = Buffer.from(sums.join(''));
    await add(checksumsEntry, text.length, [text]);
    controller.finalize();
    return result;
  };
  const giveUp = (error: unknown): never => {
    controller.error(error);
    throw error;
  };
  const [written, filled] = await Promise.all([seal(readable, handle), fillAll().catch(giveUp)]);
  await handle.sync();
  return { ...written, filled };
}

/** Passes the archive on to the file, and what closes it. */
async function seal(readable: ReadableStream<Uint8Array>, handle: FileHandle): Promise<WrittenArchive> {
  const content = createHash('sha256');
  const whole = createHash('sha256');
  let bytes = 0;
  const put = async (chunk: Uint8Array): Promise<void> => {
    whole.update(chunk);
    bytes += chunk.length;
    await handle.writeFile(chunk);
  };
  const reader = readable.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      content.update(next.value);
      await put(next.value);
    }
  } catch (error) {
    // Whoever adds hears of a full disk, too.
    await reader.cancel(error);
    throw error;
  }
  await put(Buffer.from(checksumTrailer(content.digest('hex'))));
  return { bytes, sha256: whole.digest('hex') };
}

async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder);
  await handle.sync();
}
