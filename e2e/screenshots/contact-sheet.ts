import type { BrowserContextOptions } from '@playwright/test';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { screens } from './screens.ts';

export const modes = ['light', 'dark'] as const;

export const windows: readonly BrowserContextOptions[] = [
  { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { viewport: { width: 1280, height: 800 } },
];

/** The files of a screen, in the order of the contact sheet. */
export const filesOf = (name: string): string[] =>
  windows.flatMap(({ viewport }) => modes.map((mode) => `${name}-${viewport?.width}-${mode}.png`));

/** Two phones and two desktops beside each other. */
const widths = [260, 260, 640, 640] as const;
const height = 560;
const gap = 20;
const rowsPerSheet = 3;

const leftOf = (column: number): number => widths.slice(0, column).reduce((left, width) => left + width + gap, gap);

/** Writes `index.html`, which shows every picture under its name. */
async function writeIndex(folder: string, names: readonly string[]): Promise<void> {
  const rows = names.map((name) => {
    const pictures = filesOf(name).map(
      (file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`,
    );
    return `<h2 id="${name}">${name}</h2><div>${pictures.join('')}</div>`;
  });
  const style =
    'body{font:16px sans-serif;background:#888}div{display:flex;gap:16px;align-items:start}img{max-width:22vw}';
  const html = `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${rows.join('\n')}`;
  await writeFile(join(folder, 'index.html'), html);
}

async function thumbnail(file: string, place: { row: number; column: number }): Promise<OverlayOptions> {
  const input = await sharp(file)
    .resize(widths[place.column] ?? 0, height, { fit: 'contain', position: 'top', background: '#888' })
    .png()
    .toBuffer();
  return { input, left: leftOf(place.column), top: gap + place.row * (height + gap) };
}

/** Writes `sheet-01.png` and so on, with a row for each screen. */
async function writeSheets(folder: string, names: readonly string[]): Promise<void> {
  const sheets = Math.ceil(names.length / rowsPerSheet);
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const rows = names.slice(sheet * rowsPerSheet, (sheet + 1) * rowsPerSheet);
    const cells = rows.flatMap((name, row) =>
      filesOf(name).map((file, column) => thumbnail(join(folder, file), { row, column })),
    );
    const size = { width: leftOf(widths.length), height: gap + rows.length * (height + gap) };
    await sharp({ create: { ...size, channels: 3, background: '#888' } })
      .composite(await Promise.all(cells))
      .png({ palette: true })
      .toFile(join(folder, `sheet-${String(sheet + 1).padStart(2, '0')}.png`));
  }
}

/** Writes the index and the contact sheets of the screens whose pictures are in the folder. */
export async function writeOverview(folder: string): Promise<void> {
  const taken = screens
    .map(([name]) => name)
    .filter((name) => filesOf(name).every((file) => existsSync(join(folder, file))));
  await writeIndex(folder, taken);
  await writeSheets(folder, taken);
}
