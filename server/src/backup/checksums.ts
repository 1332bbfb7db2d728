import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { StartFailure } from '../process/start-failure.ts';

/**
 * Name of the last entry of a backup archive. It lists the SHA-256 of every other entry, in the format of
 * `sha256sum`.
 */
export const checksumsEntryName = 'sha256sums';

export const formatChecksumLine = (digest: string, name: string): string => `${digest}  ${name}\n`;

// Prefix of the checksum line at the end of a backup. The line follows the tar archive, so tar programs
// ignore it.
const trailerPrefix = 'wishwell-backup sha256 ';

/** Length of the checksum line at the end of a backup, in bytes. */
export const checksumTrailerLengthBytes = trailerPrefix.length + 65;

/**
 * Returns the checksum line of a backup. `digest` is the hexadecimal SHA-256 of all bytes before the line.
 */
export const formatChecksumTrailer = (digest: string): string => `${trailerPrefix}${digest}\n`;

/**
 * Verifies the checksum line at the end of a backup. Returns the length of the file without the line. Throws
 * `StartFailure` if the file is not a backup, or is truncated or changed.
 */
export async function verifyChecksumTrailer(file: string): Promise<number> {
  try {
    const length = Math.max(0, (await stat(file)).size - checksumTrailerLengthBytes);
    const trailer = await text(createReadStream(file, { start: length }));
    if (!trailer.startsWith(trailerPrefix))
      throw new StartFailure(`${file} is not a backup of Wishwell, or it has been cut off.`);
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(file, { end: Math.max(0, length - 1) })) hash.update(chunk as Buffer);
    if (formatChecksumTrailer(hash.digest('hex')) === trailer) return length;
    throw new StartFailure(`${file} is damaged: its checksum differs. Use another backup.`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new StartFailure(`${file} cannot be read (${String(error.code)}).`, { cause: error });
  }
}
