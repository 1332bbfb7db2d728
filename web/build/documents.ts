import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '@wishwell/text/messages.ts';

const preloadLink = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g;

/**
 * Writes one template a language from the built `index.html`; the server fills in head, content and data. Returns the
 * files that the app's own script imports.
 */
export async function writeTemplates(folder: string): Promise<string[]> {
  const index = join(folder, 'index.html');
  const built = withIcon(await readFile(index, 'utf8'), await readFile(join(folder, 'icon.svg'), 'utf8'));
  const imports = [...built.matchAll(preloadLink)].map(([, href = '']) => href);
  const template = built.replace(preloadLink, '');
  for (const locale of locales) {
    const document = template
      .replace('<html lang="en">', () => `<html lang="${locale}" dir="ltr">`)
      .replace(/ *<title>[^<]*<\/title>\s*/, '')
      .replace(/ *<meta name="description"[^>]*>\s*/, '')
      .replace('</head>', '<!--head--></head>')
      .replace('<div id="root"></div>', '<div id="root"><!--app--></div><!--after-->');
    await writeFile(join(folder, `template.${locale}.html`), document);
  }
  await rm(index);
  return imports;
}

/** The icon travels in the document: browsers would ask for it beside what the page is made of. */
const withIcon = (html: string, icon: string): string =>
  html.replace('href="/icon.svg"', `href="data:image/svg+xml,${encodeURIComponent(icon)}"`);
