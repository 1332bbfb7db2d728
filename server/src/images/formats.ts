import type { MessageId } from '@wishwell/text/messages.ts';
import { Problem } from '../http/problem.ts';
import type { ImageFormMode } from './images.ts';

type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff';

const acceptedFormats: Record<ImageFormMode, ReadonlySet<ImageFormat>> = {
  add: new Set(['png', 'jpeg', 'webp']),
  edit: new Set(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff']),
};

const refusalMessages: Record<ImageFormMode, MessageId> = {
  add: 'error.pictureAddFormats',
  edit: 'error.pictureEditFormats',
};

const tiffSignatures = ['49492a00', '4d4d002a', '49492b00', '4d4d002b'];

/**
 * Returns whether the first bytes of the file show a format that the form `use` accepts. The file name and
 * the content type do not matter.
 */
export function isAcceptedImage(bytes: Buffer, use: ImageFormMode): boolean {
  const format = detectFormat(bytes);
  return format !== undefined && acceptedFormats[use].has(format);
}

export const createNotAnImageProblem = (use: ImageFormMode): Problem => new Problem(415, refusalMessages[use]);

/**
 * Returns the image format that the first bytes of the file show. Returns undefined if no form accepts the
 * format.
 */
export function detectFormat(bytes: Buffer): ImageFormat | undefined {
  const readText = (from: number, to: number) => bytes.toString('latin1', from, to);
  if (readText(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (readText(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (readText(0, 4) === 'RIFF' && readText(8, 12) === 'WEBP') return 'webp';
  if (readText(0, 6) === 'GIF87a' || readText(0, 6) === 'GIF89a') return 'gif';
  if (tiffSignatures.includes(bytes.toString('hex', 0, 4))) return 'tiff';
  // An AVIF file begins with a file type box (ISO/IEC 14496-12) that contains the brand `avif`. HEIC files,
  // which the decoder cannot decode, also begin with a file type box, but with other brands.
  if (readText(4, 8) === 'ftyp' && readText(8, Math.min(bytes.readUInt32BE(0), 64)).includes('avif')) return 'avif';
  return undefined;
}
