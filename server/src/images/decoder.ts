import type sharp from 'sharp';

type Decoder = typeof sharp;

/** Names of the libvips loaders for the accepted image formats. */
const libvipsLoaderNames = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif', 'Tiff'];

let loadingDecoder: Promise<Decoder> | undefined;

/**
 * Returns the image library `sharp`. Call this only in encoder processes, because the library decodes
 * untrusted files.
 */
export function loadImageDecoder(): Promise<Decoder> {
  loadingDecoder ??= configureDecoder();
  return loadingDecoder;
}

async function configureDecoder(): Promise<Decoder> {
  const { default: decoder } = await import('sharp');
  decoder.cache(false);
  decoder.concurrency(1);
  // Blocks all loaders of libvips except those of the accepted formats. By default, the library also loads
  // other formats, such as SVG.
  decoder.block({ operation: ['VipsForeignLoad'] });
  decoder.unblock({ operation: libvipsLoaderNames.map((format) => `VipsForeignLoad${format}Buffer`) });
  return decoder;
}
