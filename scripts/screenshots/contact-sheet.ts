import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { Screen } from './screen.ts';
import { filesOf } from './shoot.ts';

/** Two phones and two desks beside each other. */
const widths = [260, 260, 640, 640] as const;
const height = 560;
const gap = 20;
const rowsPerSheet = 3;

const leftOf = (column: number): number => widths.slice(0, column).reduce((left, width) => left + width + gap, gap);

/** Writes `index.html`, which shows every picture of the set beside its name. */
export async function writeIndex(folder: string, screens: readonly Screen[]): Promise<void> {
  const rows = screens.map((screen) => {
    const pictures = filesOf(screen).map(
      (file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`,
    );
    return `<h2 id="${screen.name}">${screen.name}</h2><div>${pictures.join('')}</div>`;
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

/** Writes `sheet-01.png` and so on: a row a screen, phone and desk, light and dark. Answers how many. */
export async function writeSheets(folder: string, screens: readonly Screen[]): Promise<number> {
  const sheets = Math.ceil(screens.length / rowsPerSheet);
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const rows = screens.slice(sheet * rowsPerSheet, (sheet + 1) * rowsPerSheet);
    const cells = rows.flatMap((screen, row) =>
      filesOf(screen).map((file, column) => thumbnail(join(folder, file), { row, column })),
    );
    const size = { width: leftOf(widths.length), height: gap + rows.length * (height + gap) };
    await sharp({ create: { ...size, channels: 3, background: '#888' } })
      .composite(await Promise.all(cells))
      .png({ palette: true })
      .toFile(join(folder, `sheet-${String(sheet + 1).padStart(2, '0')}.png`));
  }
  return sheets;
}
