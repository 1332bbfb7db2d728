import sharp from 'sharp';
import { coats, type Coat, type CoatName } from './coats.ts';
import { craft } from './craft.ts';
import { home } from './home.ts';
import { kitchen } from './kitchen.ts';
import { leisure } from './leisure.ts';
import { outdoors } from './outdoors.ts';
import { wear } from './wear.ts';

const drawings = { ...craft, ...home, ...kitchen, ...leisure, ...outdoors, ...wear } satisfies Record<
  string,
  (coat: Coat) => string
>;
type DrawingName = keyof typeof drawings;

/** A thing and its colours, such as `mug teal`. */
export type PictureName = `${DrawingName} ${CoatName}`;

const isDrawing = (name: string): name is DrawingName => name in drawings;
const isCoat = (name: string): name is CoatName => name in coats;

function compose(name: PictureName): string {
  const [drawing = '', coat = ''] = name.split(' ');
  if (!isDrawing(drawing) || !isCoat(coat)) throw new Error(`There is no picture ${name}`);
  const { wall, table } = coats[coat];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">
    <rect width="800" height="600" fill="${wall}"/><rect y="430" width="800" height="170" fill="${table}"/>
    <g transform="translate(-64 -60) scale(1.16)">${drawings[drawing](coats[coat])}</g></svg>`;
}

/** The picture as a PNG of 800 x 600 pixels. */
export function drawPicture(name: PictureName): Promise<Buffer> {
  return sharp(Buffer.from(compose(name)))
    .png({ compressionLevel: 3 })
    .toBuffer();
}
