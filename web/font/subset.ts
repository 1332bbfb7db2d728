/**
 * Cuts the display face to what the product shows: one weight, one optical size, and two files. The first has what
 * English and German are written with, and so few bytes that it travels in one round trip; the second has the rest of
 * Latin-1, for names and titles. Run `node web/font/subset.ts` after raising the version of the package; the results
 * are committed.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** Bytes. A connection's first round trip carries ten segments (RFC 6928), less the answer's own head. */
const budgets = { 'fraunces-600': 13_500, 'fraunces-600-accents': 13_500 };
const source = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/fraunces/package.json'));
const target = join(import.meta.dirname, '../public/fonts');

const whole = await readFile(join(source, 'files/fraunces-latin-full-normal.woff2'));
const text = (codes: readonly number[]): string => codes.map((code) => String.fromCodePoint(code)).join('');
const common = text(range(0x20, 0x7e)) + '\u00A0©«·»ÄÖÜßäöü‘’‚“”„–—…•€';
const accents = text(range(0xa1, 0xff)) + '‹›ŒœŠšŽžŸ';

await mkdir(target, { recursive: true });
await cutTo('fraunces-600', common);
await cutTo('fraunces-600-accents', [...accents].filter((letter) => !common.includes(letter)).join(''));
await copyFile(join(source, 'LICENSE'), join(target, 'fraunces-LICENSE.txt'));

async function cutTo(name: keyof typeof budgets, characters: string): Promise<void> {
  const cut = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: 600, opsz: 72, SOFT: 50, WONK: 0 },
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'],
  });
  if (cut.length > budgets[name])
    throw new Error(`${name} has ${cut.length} bytes; at most ${budgets[name]} are allowed`);
  await writeFile(join(target, `${name}.woff2`), cut);
  console.log(`${name}.woff2: ${cut.length} bytes, unicode-range: ${unicodeRange(characters)}`);
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}

/** As CSS writes it. */
function unicodeRange(characters: string): string {
  const codes = [...characters].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const parts: [first: number, last: number][] = [];
  for (const code of codes) {
    const part = parts.at(-1);
    if (part && code === part[1] + 1) part[1] = code;
    else parts.push([code, code]);
  }
  return parts.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
