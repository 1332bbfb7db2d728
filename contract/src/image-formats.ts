/** Image formats that at least one form accepts. */
type ImageFormat = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff';

/**
 * The form for adding an item accepts PNG, JPEG and WebP. The form for editing an item also accepts GIF, AVIF
 * and TIFF.
 */
export type ItemFormMode = 'add' | 'edit';

const acceptedFormats: Record<ItemFormMode, ReadonlySet<ImageFormat>> = {
  add: new Set(['png', 'jpeg', 'webp']),
  edit: new Set(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff']),
};

/** Number of bytes at the start of a file that `detectImageFormat` reads. */
export const imageSignatureLengthBytes = 64;

const tiffSignatures = ['II*\0', 'MM\0*', 'II+\0', 'MM\0+'];

/**
 * Detects the image format from the first bytes of a file, not from its name or content type. Returns
 * undefined if no form accepts the format.
 */
export function detectImageFormat(bytes: Uint8Array): ImageFormat | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, imageSignatureLengthBytes));
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (tiffSignatures.some((signature) => text.startsWith(signature))) return 'tiff';
  // An AVIF file begins with a file type box (ISO/IEC 14496-12) that contains the brand `avif`. HEIC files,
  // which the decoder cannot decode, also begin with a file type box, but with other brands.
  if (!text.startsWith('ftyp', 4)) return undefined;
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return text.slice(8, boxLength).includes('avif') ? 'avif' : undefined;
}

/** Returns whether the first bytes of a file show a format that the form accepts. */
export function isAcceptedImage(bytes: Uint8Array, mode: ItemFormMode): boolean {
  const format = detectImageFormat(bytes);
  return format !== undefined && acceptedFormats[mode].has(format);
}
