import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createTarDecoder } from 'modern-tar';
import { StartFailure } from '../lifecycle/start-failure.ts';
import { sumLine, sumsEntry } from './sums.ts';

/** One entry of a backup; the next one comes once its body is read. */
export interface ArchiveEntry {
  name: string;
  body: AsyncIterable<Uint8Array>;
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
    for await (const { header, body } of readable) {
      if (header.name === sumsEntry) {
        const listed = createHash('sha256').update(await buffer(body));
        if (listed.digest('hex') !== seen.digest('hex')) break;
        return;
      }
      const sum = createHash('sha256');
      yield { name: header.name, body: hashed(body, sum) };
      seen.update(sumLine(sum.digest('hex'), header.name));
    }
  } finally {
    // Whoever has seen enough leaves the rest unread.
    bytes.destroy();
    await fed;
  }
  throw new StartFailure(`${file} is damaged: what it holds is not what it lists. Take another backup.`);
}

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

async function* hashed(
  body: AsyncIterable<Uint8Array>,
  sum: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of body) {
    sum.update(chunk);
    yield chunk;
  }
}
