/**
 * Cuts the display face to what the product shows: Latin-1 and the marks of good typesetting, one weight, one optical
 * size. Run `node web/font/subset.ts` after raising the version of the package; the result is committed.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const budget = 20_000;
const source = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/fraunces/package.json'));
const target = join(import.meta.dirname, '../public/fonts');

const whole = await readFile(join(source, 'files/fraunces-latin-full-normal.woff2'));
const cut = await subsetFont(whole, characters(), {
  targetFormat: 'woff2',
  variationAxes: { wght: 600, opsz: 72, SOFT: 50, WONK: 0 },
  keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'],
});
if (cut.length > budget) throw new Error(`The cut font has ${cut.length} bytes; at most ${budget} are allowed`);

await mkdir(target, { recursive: true });
await writeFile(join(target, 'fraunces-600.woff2'), cut);
await copyFile(join(source, 'LICENSE'), join(target, 'fraunces-LICENSE.txt'));
console.log(`fraunces-600.woff2: ${cut.length} bytes`);

/** Latin-1 without its control characters, then quotes, dashes, dots, the euro and a few letters next to Latin-1. */
function characters(): string {
  const latin1 = [...range(0x20, 0x7e), ...range(0xa0, 0xff)].map((code) => String.fromCodePoint(code));
  return latin1.join('') + '‘’‚“”„‹›–—…•€ŒœŠšŽžŸ';
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
