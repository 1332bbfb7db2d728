import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { StartFailure } from '../process/start-failure.ts';

// Behind the end of the archive, where readers of tar no longer look.
const words = 'wishwell-backup sha256 ';
const digestLength = 64;

/** The bytes at the end of every backup. */
export const trailerLength = words.length + digestLength + 1;

/** What closes a backup whose other bytes have this SHA-256, in hexadecimal. */
export const checksumTrailer = (digest: string): string => `${words}${digest}\n`;

/**
 * Reads a backup from end to end; answers the length of what the seal closes. Throws `StartFailure` when it is none, was
 * cut off, or is not byte for byte what was written.
 */
export async function verifyChecksumTrailer(file: string): Promise<number> {
  const { length, seal } = await readSeal(file).catch((cause: NodeJS.ErrnoException) => {
    throw new StartFailure(`${file} cannot be read (${cause.code}).`, { cause });
  });
  if (!seal.startsWith(words)) throw new StartFailure(`${file} is not a backup of Wishwell, or it has been cut off.`);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: Math.max(0, length - 1) })) hash.update(chunk as Buffer);
  if (checksumTrailer(hash.digest('hex')) !== seal) {
    throw new StartFailure(`${file} is damaged: it is not what was written. Take another backup.`);
  }
  return length;
}

async function readSeal(file: string): Promise<{ length: number; seal: string }> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  const length = size - trailerLength;
  if (length <= 0) return { length, seal: '' };
  const { buffer } = await handle.read(Buffer.alloc(trailerLength), 0, trailerLength, length);
  return { length, seal: buffer.toString('latin1') };
}
