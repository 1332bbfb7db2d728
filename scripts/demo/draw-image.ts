import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import schemes from './colours.json' with { type: 'json' };

type ColourScheme = typeof schemes.teal;

// The SVG files use the colours of the scheme "teal". `drawImage` replaces these colours for other schemes.
const colourRoleByTealColour = new Map(
  Object.entries(schemes.teal).map(([role, colour]) => [colour, role as keyof ColourScheme]),
);
const colourSchemesByName = new Map<string, ColourScheme>(Object.entries(schemes));

/**
 * Returns a drawing as a PNG image in the format 4:3 with the given width in pixels. `name` consists of the
 * name of an SVG file and a colour scheme, such as `mug teal`.
 */
export async function drawImage(name: string, width: number): Promise<Buffer> {
  const [drawing = '', schemeName = ''] = name.split(' ');
  const scheme = colourSchemesByName.get(schemeName);
  if (!scheme) throw new Error(`No colour scheme for ${name}`);
  const teal = await readFile(new URL(`drawings/${drawing}.svg`, import.meta.url), 'utf8');
  const svg = teal.replace(/#[0-9a-f]{6}/g, (colour) => {
    const role = colourRoleByTealColour.get(colour);
    return role ? scheme[role] : colour;
  });
  return sharp(Buffer.from(svg)).resize(width).png({ compressionLevel: 3 }).toBuffer();
}
