import type { MessageId } from '@wishwell/text/messages.ts';
import { Problem } from '../http/problem.ts';
import type { ImageUse } from './images.ts';

type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff';

const accepted: Record<ImageUse, ReadonlySet<ImageFormat>> = {
  add: new Set(['png', 'jpeg', 'webp']),
  edit: new Set(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff']),
};

const refusal: Record<ImageUse, MessageId> = { add: 'error.pictureAddFormats', edit: 'error.pictureEditFormats' };

const tiffMarks = ['49492a00', '4d4d002a', '49492b00', '4d4d002b'];

/** Whether the first bytes announce a format this use takes; a file's name and declared type say nothing. */
export function isAccepted(bytes: Buffer, use: ImageUse): boolean {
  const format = announcedFormat(bytes);
  return format !== undefined && accepted[use].has(format);
}

/** 415, with the list of what this use takes. */
export const notAImage = (use: ImageUse): Problem => new Problem(415, refusal[use]);

/** Which format the first bytes announce, if it is one that some use accepts. */
export function announcedFormat(bytes: Buffer): ImageFormat | undefined {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (tiffMarks.includes(bytes.toString('hex', 0, 4))) return 'tiff';
  // The file type box of ISO/IEC 14496-12 lists its brands; HEIC shares the box and cannot be decoded here.
  if (text(4, 8) === 'ftyp' && text(8, Math.min(bytes.readUInt32BE(0), 64)).includes('avif')) return 'avif';
  return undefined;
}
