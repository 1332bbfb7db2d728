/**
 * Writes two subset files of the display font, with one weight and one optical size. The first file covers
 * English and German, and a server can send it in one round trip. The second file covers the other characters
 * of Latin-1. After an update of the font package, run `node web/font/subset.ts` and commit both files.
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/**
 * Maximum sizes of the font files in bytes. Each file should arrive in the first round trip of a connection,
 * in which a server can send ten TCP segments (RFC 6928) with headers and file.
 */
const maxFileBytes = { 'fraunces-600': 13_500, 'fraunces-600-accents': 13_500 };
const sourceFolder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/fraunces/package.json'));
const targetFolder = join(import.meta.dirname, '../public/fonts');

const fullFont = await readFile(join(sourceFolder, 'files/fraunces-latin-full-normal.woff2'));
const createTextFromCodes = (codes: readonly number[]): string =>
  codes.map((code) => String.fromCodePoint(code)).join('');
const commonCharacters = createTextFromCodes(listCodesInRange(0x20, 0x7e)) + '\u00A0©«·»ÄÖÜßäöü‘’‚“”„–—…•€';
const accentCharacters = createTextFromCodes(listCodesInRange(0xa1, 0xff)) + '‹›ŒœŠšŽžŸ';

await mkdir(targetFolder, { recursive: true });
await writeFontSubset('fraunces-600', commonCharacters);
await writeFontSubset(
  'fraunces-600-accents',
  [...accentCharacters].filter((letter) => !commonCharacters.includes(letter)).join(''),
);
await copyFile(join(sourceFolder, 'LICENSE'), join(targetFolder, 'fraunces-LICENSE.txt'));

async function writeFontSubset(name: keyof typeof maxFileBytes, characters: string): Promise<void> {
  const subset = await subsetFont(fullFont, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: 600, opsz: 72, SOFT: 50, WONK: 0 },
    keepFeatures: ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl'],
  });
  if (subset.length > maxFileBytes[name])
    throw new Error(`${name} has ${subset.length} bytes; at most ${maxFileBytes[name]} are allowed`);
  await writeFile(join(targetFolder, `${name}.woff2`), subset);
  console.log(`${name}.woff2: ${subset.length} bytes, unicode-range: ${formatUnicodeRange(characters)}`);
}

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}

function formatUnicodeRange(characters: string): string {
  const codes = [...characters].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const parts: [first: number, last: number][] = [];
  for (const code of codes) {
    const part = parts.at(-1);
    if (part && code === part[1] + 1) part[1] = code;
    else parts.push([code, code]);
  }
  return parts.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}

function listCodesInRange(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
