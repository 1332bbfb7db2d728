import type sharp from 'sharp';

type Decoder = typeof sharp;

const loaders = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif', 'Tiff'];

let loading: Promise<Decoder> | undefined;

/** Loads the image library. Only encoder processes do. */
export function loadDecoder(): Promise<Decoder> {
  loading ??= setUp();
  return loading;
}

async function setUp(): Promise<Decoder> {
  const { default: decoder } = await import('sharp');
  decoder.cache(false);
  decoder.concurrency(1);
  // Whatever a file pretends to be, SVG and the rest of the library's loaders never get to read it.
  decoder.block({ operation: ['VipsForeignLoad'] });
  decoder.unblock({ operation: loaders.map((format) => `VipsForeignLoad${format}Buffer`) });
  return decoder;
}
