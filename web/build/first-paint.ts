import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { criticalCss } from './critical-css.ts';

const sheetLink = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>\s*/;
const scriptTag = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>\s*/;
export const preloadLink = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g;

/** Milliseconds to wait for a paint: there is none while nobody looks at the tab. */
const patience = 1_000;

/**
 * Fetches the app's own script, and beside it what that imports, once the document has been painted. Buttons that are
 * pressed before the app has come to life are pressed for it then.
 */
function starter(script: string, imports: readonly string[]): string {
  return `{
let begun = false;
const begin = () => {
  if (begun) return;
  begun = true;
  for (const href of ${JSON.stringify(imports)})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
  import(${JSON.stringify(script)});
};
const early = new Set();
const keep = ({ target }) => early.add(target.closest('button'));
addEventListener('click', keep, true);
window.wishwellAlive = () => {
  removeEventListener('click', keep, true);
  for (const button of early) button?.click();
};
new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
setTimeout(begin, ${patience});
}`;
}

/**
 * Lets a prerendered document paint with nothing but itself: the rules that its content needs stand in it, the whole
 * sheet follows its content, and the scripts come after the first paint.
 */
export async function paintFirst(document: string, folder: string): Promise<string> {
  const [link = '', address = ''] = sheetLink.exec(document) ?? [];
  const [tag = '', script = ''] = scriptTag.exec(document) ?? [];
  const imports = [...document.matchAll(preloadLink)].map(([, href = '']) => href);
  const css = await readFile(join(folder, address), 'utf8');
  return document
    .replace(link, () => `<style>${criticalCss(css, document)}</style>`)
    .replace(tag, '')
    .replace(preloadLink, '')
    .replace('</body>', () => `${link.trim()}\n<script>${starter(script, imports)}</script>\n</body>`);
}
