import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { createTarDecoder } from 'modern-tar';
import { StartFailure } from '../process/start-failure.ts';
import { checksumsEntryName, formatChecksumLine } from './checksums.ts';

/** One entry of a backup archive. Read its whole body before you request the next entry. */
export interface ArchiveEntry {
  name: string;
  body: AsyncIterable<Uint8Array>;
}

/**
 * Returns the bytes of an archive entry. Throws `StartFailure` as soon as it has read more than `limit`
 * bytes.
 */
export async function readWholeArchiveEntry(
  file: string,
  { name, body }: ArchiveEntry,
  limit: number,
): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw new StartFailure(`${file} is not a backup of Wishwell: ${name} in it is too large.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Yields the entries of a backup archive, which is the first `length` bytes of the file. The last entry is
 * the list of checksums. Throws `StartFailure` at the end if the checksum of an entry differs from the list.
 */
export async function* readArchive(file: string, length: number): AsyncGenerator<ArchiveEntry, void> {
  const mismatch = new StartFailure(`${file} is damaged: a checksum differs from its list. Use another backup.`);
  const bytes = createReadStream(file, { end: length - 1 });
  const entries = (Readable.toWeb(bytes) as ReadableStream<Uint8Array>).pipeThrough(createTarDecoder({ strict: true }));
  const checksums = createHash('sha256');
  const names = new Set<string>();
  try {
    for await (const { header, body } of withStartFailures(file, entries)) {
      const { name, type } = header;
      // An archive must contain only files, each name only once, and end with the list of checksums.
      if (names.has(checksumsEntryName) || type !== 'file' || names.has(name)) throw mismatch;
      names.add(name);
      const hash = createHash('sha256');
      const hashedBody = hashWhileReading(withStartFailures(file, body), hash);
      if (name === checksumsEntryName) {
        while (!(await hashedBody.next()).done);
        if (hash.digest('hex') !== checksums.digest('hex')) throw mismatch;
      } else {
        yield { name, body: hashedBody };
        checksums.update(formatChecksumLine(hash.digest('hex'), name));
      }
    }
  } finally {
    // Closes the file even if the caller does not read all entries.
    bytes.destroy();
  }
  if (!names.has(checksumsEntryName)) throw mismatch;
}

/** Yields the chunks that it reads from a backup. Converts read errors to `StartFailure`. */
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

async function* hashWhileReading(body: AsyncIterable<Uint8Array>, hash: Hash): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of body) {
    hash.update(chunk);
    yield chunk;
  }
}
