import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContextOptions } from '@playwright/test';
import { screens } from './screens.ts';

export const colorModes = ['light', 'dark'] as const;

export const windowSizes: readonly BrowserContextOptions[] = [
  { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { viewport: { width: 1280, height: 800 } },
];

export const listScreenshotFileNames = (name: string): string[] =>
  windowSizes.flatMap(({ viewport }) => colorModes.map((mode) => `${name}-${viewport?.width}-${mode}.png`));

/** Writes an HTML page with all screens whose images are in the folder. Each screen has one row. */
export async function writeScreenshotIndex(folder: string): Promise<void> {
  const names = screens
    .map(([name]) => name)
    .filter((name) => listScreenshotFileNames(name).every((file) => existsSync(join(folder, file))));
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
