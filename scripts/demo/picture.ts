import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import schemes from './colours.json' with { type: 'json' };

type Scheme = typeof schemes.teal;

// The drawings are files in the scheme "teal"; the other schemes replace its colours.
const roles = new Map(Object.entries(schemes.teal).map(([role, colour]) => [colour, role as keyof Scheme]));
const schemeOf = new Map<string, Scheme>(Object.entries(schemes));

/** Returns a PNG of 800 x 600 pixels. `name` is a drawing and a colour scheme, such as `mug teal`. */
export async function drawPicture(name: string): Promise<Buffer> {
  const [drawing = '', schemeName = ''] = name.split(' ');
  const scheme = schemeOf.get(schemeName);
  if (!scheme) throw new Error(`No colour scheme for ${name}`);
  const teal = await readFile(new URL(`drawings/${drawing}.svg`, import.meta.url), 'utf8');
  const svg = teal.replace(/#[0-9a-f]{6}/g, (colour) => {
    const role = roles.get(colour);
    return role ? scheme[role] : colour;
  });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer();
}
