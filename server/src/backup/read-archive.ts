import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createTarDecoder } from 'modern-tar';
import { StartFailure } from '../process/start-failure.ts';
import { formatChecksumLine, checksumsEntryName } from './checksums.ts';

/** One entry of a backup archive. Read its whole body before you request the next entry. */
export interface ArchiveEntry {
  name: string;
  body: AsyncIterable<Uint8Array>;
}

/**
 * Returns the bytes of an archive entry. Throws `StartFailure` if the entry has more than `limit` bytes,
 * without reading all of them.
 */
export async function readWholeEntry(file: string, { name, body }: ArchiveEntry, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) {
      throw new StartFailure(`${file} is not a backup of Wishwell: ${name} in it is too large.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Yields the entries of a backup archive, which is the first `length` bytes of the file. Throws
 * `StartFailure` at the end unless the checksums of all entries match the list in the last entry.
 */
export async function* readArchive(file: string, length: number): AsyncGenerator<ArchiveEntry, void> {
  const bytes = createReadStream(file, { end: length - 1 });
  const { readable, writable } = createTarDecoder({ strict: true });
  const feedingDone = feedTarParser(bytes, writable);
  try {
    const checksums = createHash('sha256');
    const names = new Set<string>();
    let isListVerified = false;
    for await (const { header, body } of withStartFailures(file, readable)) {
      const { name, type } = header;
      // A backup contains only files, and each name only once. The list of checksums is its last entry.
      if (isListVerified || type !== 'file' || names.has(name)) throw createChecksumMismatchError(file);
      names.add(name);
      if (name === checksumsEntryName) {
        const listDigest = createHash('sha256');
        for await (const chunk of withStartFailures(file, body)) listDigest.update(chunk);
        isListVerified = listDigest.digest('hex') === checksums.digest('hex');
        if (!isListVerified) break;
        continue;
      }
      const entryHash = createHash('sha256');
      yield { name, body: hashWhileReading(withStartFailures(file, body), entryHash) };
      checksums.update(formatChecksumLine(entryHash.digest('hex'), name));
    }
    if (isListVerified) return;
  } finally {
    // Stops reading the file if the caller does not read all entries.
    bytes.destroy();
    await feedingDone;
  }
  throw createChecksumMismatchError(file);
}

const createChecksumMismatchError = (file: string): StartFailure =>
  new StartFailure(`${file} is damaged: a checksum differs from its list. Use another backup.`);

/** Writes the bytes to the tar parser. Passes read errors on to the parser. */
async function feedTarParser(bytes: Readable, writable: WritableStream<Uint8Array>): Promise<void> {
  const writer = writable.getWriter();
  try {
    for await (const chunk of bytes) await writer.write(chunk as Buffer);
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
  }
}

/** Yields the elements of `source`. Converts its errors to `StartFailure`. */
async function* withStartFailures<T>(file: string, source: AsyncIterable<T>): AsyncGenerator<T, void> {
  try {
    yield* source;
  } catch (cause) {
    const reason =
      cause instanceof Error && 'code' in cause
        ? `cannot be read (${String(cause.code)}).`
        : 'is damaged: it cannot be read as an archive. Use another backup.';
    throw new StartFailure(`${file} ${reason}`, { cause });
  }
}

async function* hashWhileReading(
  body: AsyncIterable<Uint8Array>,
  entryHash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of body) {
    entryHash.update(chunk);
    yield chunk;
  }
}
