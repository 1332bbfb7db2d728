import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { createTarDecoder } from 'modern-tar';
import { StartFailure } from '../process/start-failure.ts';
import { checksumLine, checksumsEntry } from './checksums.ts';

/** One entry of a backup; the next one comes once its body is read. */
export interface ArchiveEntry {
  name: string;
  body: AsyncIterable<Uint8Array>;
}

/** The bytes of an entry. Throws a `StartFailure` when they are more than `limit`, before more of them are kept. */
export async function readWhole(file: string, { name, body }: ArchiveEntry, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) {
      throw new StartFailure(`${file} is not a backup of Wishwell: ${name} in it is larger than any of its kind.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The entries of the first `length` bytes of a backup, in their order. Ends only when every one had the sum that the list
 * at the end names; else throws a `StartFailure`.
 */
export async function* readArchive(file: string, length: number): AsyncGenerator<ArchiveEntry, void> {
  const bytes = createReadStream(file, { end: length - 1 });
  const { readable, writable } = createTarDecoder({ strict: true });
  const fed = feed(bytes, writable);
  try {
    const seen = createHash('sha256');
    const names = new Set<string>();
    let isListed = false;
    for await (const { header, body } of explained(file, readable)) {
      const { name, type } = header;
      // The list is the last entry, every entry is a file, and no name comes twice: nothing else was ever written.
      if (isListed || type !== 'file' || names.has(name)) throw notItsList(file);
      names.add(name);
      if (name === checksumsEntry) {
        const listed = createHash('sha256');
        for await (const chunk of explained(file, body)) listed.update(chunk);
        isListed = listed.digest('hex') === seen.digest('hex');
        if (!isListed) break;
        continue;
      }
      const sum = createHash('sha256');
      yield { name, body: hashed(explained(file, body), sum) };
      seen.update(checksumLine(sum.digest('hex'), name));
    }
    if (isListed) return;
  } finally {
    // Whoever has seen enough leaves the rest unread.
    bytes.destroy();
    await fed;
  }
  throw notItsList(file);
}

const notItsList = (file: string): StartFailure =>
  new StartFailure(`${file} is damaged: what it holds is not what it lists. Take another backup.`);

/** What goes wrong with the file, the reader of the entries hears. */
async function feed(bytes: Readable, writable: WritableStream<Uint8Array>): Promise<void> {
  const writer = writable.getWriter();
  try {
    for await (const chunk of bytes) await writer.write(chunk as Buffer);
    await writer.close();
  } catch (error) {
    await writer.abort(error).catch(() => undefined);
  }
}

/** The same. What goes wrong with it becomes a `StartFailure`. */
async function* explained<T>(file: string, source: AsyncIterable<T>): AsyncGenerator<T, void> {
  try {
    yield* source;
  } catch (cause) {
    const reason =
      cause instanceof Error && 'code' in cause
        ? `cannot be read (${String(cause.code)}).`
        : 'is damaged: it cannot be read as an archive. Take another backup.';
    throw new StartFailure(`${file} ${reason}`, { cause });
  }
}

async function* hashed(
  body: AsyncIterable<Uint8Array>,
  sum: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of body) {
    sum.update(chunk);
    yield chunk;
  }
}
