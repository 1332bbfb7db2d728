import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales } from '@wishwell/text/messages.ts';

const preloadLinkPattern = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>\s*/g;

/**
 * Makes one HTML template per language from the built `index.html`. For each request, the server fills the
 * template with head, content and data. Returns the paths of the scripts that the entry script imports.
 */
export async function writeDocumentTemplates(folder: string): Promise<string[]> {
  const index = join(folder, 'index.html');
  const builtHtml = inlineIcon(await readFile(index, 'utf8'), await readFile(join(folder, 'icon.svg'), 'utf8'));
  const imports = [...builtHtml.matchAll(preloadLinkPattern)].map(([, href = '']) => href);
  const template = builtHtml.replace(preloadLinkPattern, '');
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

/** Replaces the path of the site icon by a data URL. This saves the browser a request. */
const inlineIcon = (html: string, icon: string): string =>
  html.replace('href="/icon.svg"', `href="data:image/svg+xml,${encodeURIComponent(icon)}"`);
