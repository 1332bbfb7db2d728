import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { StartFailure } from '../process/start-failure.ts';

// Prefix of the checksum line. This line follows the end of the tar archive, so tar programs ignore it.
const trailerPrefix = 'wishwell-backup sha256 ';
const digestLength = 64;

/** Length of the checksum line at the end of every backup, in bytes. */
export const trailerLengthBytes = trailerPrefix.length + digestLength + 1;

/**
 * Returns the checksum line. `digest` is the hexadecimal SHA-256 of all bytes of the file before the line.
 */
export const formatChecksumTrailer = (digest: string): string => `${trailerPrefix}${digest}\n`;

/**
 * Verifies the checksum line at the end of a backup. Returns the length of the file without this line. Throws
 * `StartFailure` if the file is not a backup, or is truncated or changed.
 */
export async function verifyChecksumTrailer(file: string): Promise<number> {
  const { length, trailer } = await readChecksumTrailer(file).catch((cause: NodeJS.ErrnoException) => {
    throw new StartFailure(`${file} cannot be read (${cause.code}).`, { cause });
  });
  if (!trailer.startsWith(trailerPrefix))
    throw new StartFailure(`${file} is not a backup of Wishwell, or it has been cut off.`);
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file, { end: Math.max(0, length - 1) })) hash.update(chunk as Buffer);
  if (formatChecksumTrailer(hash.digest('hex')) !== trailer) {
    throw new StartFailure(`${file} is damaged: its checksum differs. Use another backup.`);
  }
  return length;
}

async function readChecksumTrailer(file: string): Promise<{ length: number; trailer: string }> {
  await using handle = await open(file);
  const { size } = await handle.stat();
  const length = Math.max(0, size - trailerLengthBytes);
  const { buffer } = await handle.read(Buffer.alloc(trailerLengthBytes), 0, trailerLengthBytes, length);
  return { length, trailer: buffer.toString('latin1') };
}
