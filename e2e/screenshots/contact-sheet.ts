import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { screens } from './screens.ts';

export const colorModes = ['light', 'dark'] as const;

export const windowSizes: readonly BrowserContextOptions[] = [
  { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { viewport: { width: 1280, height: 800 } },
];

export const listScreenshotFileNames = (name: string): string[] =>
  windowSizes.flatMap(({ viewport }) => colorModes.map((mode) => `${name}-${viewport?.width}-${mode}.png`));

/** Column widths of a contact sheet in pixels: two phones and two desktops side by side. */
const columnWidths = [260, 260, 640, 640] as const;
const cellHeight = 560;
const gap = 20;
const rowsPerSheet = 3;

const computeColumnLeftPx = (column: number): number =>
  columnWidths.slice(0, column).reduce((left, width) => left + width + gap, gap);

async function writeScreenshotIndex(folder: string, names: readonly string[]): Promise<void> {
  const rows = names.map((name) => {
    const images = listScreenshotFileNames(name).map(
      (file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`,
    );
    return `<h2 id="${name}">${name}</h2><div>${images.join('')}</div>`;
  });
  const style =
    'body{font:16px sans-serif;background:#888}div{display:flex;gap:16px;align-items:start}img{max-width:22vw}';
  const html = `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${style}</style>${rows.join('\n')}`;
  await writeFile(join(folder, 'index.html'), html);
}

async function createThumbnail(file: string, cell: { row: number; column: number }): Promise<OverlayOptions> {
  const input = await sharp(file)
    .resize(columnWidths[cell.column] ?? 0, cellHeight, { fit: 'contain', position: 'top', background: '#888' })
    .png()
    .toBuffer();
  return { input, left: computeColumnLeftPx(cell.column), top: gap + cell.row * (cellHeight + gap) };
}

/** Writes contact sheets named `sheet-01.png` and so on. Each screen has one row. */
async function writeContactSheets(folder: string, names: readonly string[]): Promise<void> {
  const sheets = Math.ceil(names.length / rowsPerSheet);
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const rows = names.slice(sheet * rowsPerSheet, (sheet + 1) * rowsPerSheet);
    const cells = rows.flatMap((name, row) =>
      listScreenshotFileNames(name).map((file, column) => createThumbnail(join(folder, file), { row, column })),
    );
    const size = { width: computeColumnLeftPx(columnWidths.length), height: gap + rows.length * (cellHeight + gap) };
    await sharp({ create: { ...size, channels: 3, background: '#888' } })
      .composite(await Promise.all(cells))
      .png({ palette: true })
      .toFile(join(folder, `sheet-${String(sheet + 1).padStart(2, '0')}.png`));
  }
}

/** Writes an HTML index and contact sheets of all screens whose images are in the folder. */
export async function writeIndexAndSheets(folder: string): Promise<void> {
  const complete = screens
    .map(([name]) => name)
    .filter((name) => listScreenshotFileNames(name).every((file) => existsSync(join(folder, file))));
  await writeScreenshotIndex(folder, complete);
  await writeContactSheets(folder, complete);
}
