import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import schemes from './colours.json' with { type: 'json' };

const schemesByName = new Map(Object.entries(schemes));

/**
 * Returns a drawing as a PNG image in the format 4:3 with the given width in pixels. `name` consists of the
 * name of an SVG file and a colour scheme, such as `mug teal`.
 */
export async function drawImage(name: string, width: number): Promise<Buffer> {
  const [drawing = '', schemeName = ''] = name.split(' ');
  const scheme = schemesByName.get(schemeName);
  if (!scheme) throw new Error(`No colour scheme for ${name}`);
  // The SVG files use the colours of the scheme "teal". The code replaces these colours.
  const replacements = new Map(Object.values(schemes.teal).map((colour, at) => [colour, Object.values(scheme)[at]]));
  const teal = await readFile(new URL(`drawings/${drawing}.svg`, import.meta.url), 'utf8');
  const svg = teal.replace(/#[0-9a-f]{6}/g, (colour) => replacements.get(colour) ?? colour);
  return sharp(Buffer.from(svg)).resize(width).png({ compressionLevel: 3 }).toBuffer();
}
