import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '@wishwell/text/messages.ts';
import { getHtmlTemplateFileName } from '../src/web-app/document-choice.ts';

/**
 * Source text of the renderer of a fake web build. A page shows its path and the signed-in user. The path
 * `/throws` throws an error.
 */
const rendererSource = `export const setInstallationOperator = (owner) => { name = owner.name; };
let name = '';
export const isPublicPath = (path) => /^\\/(about|login)\\/?$/i.test(path);
export const isSecretPath = (path) => /^\\/[lgi]\\/[^/]+$/.test(path);
export async function renderPage({ pathname, search, locale, person, fetch }) {
  if (pathname === '/throws') throw new Error('It does not render');
  const own = person && (await (await fetch('/api/mywishlists')).text());
  const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return {
    html: '<p>' + escaped([pathname, search, locale, person?.uid, name].join(' ')) + '</p>',
    data: person === undefined ? undefined : JSON.stringify({ person, own }),
    title: pathname, previewTitle: pathname, description: 'A page', imageText: 'An image',
    module: isPublicPath(pathname) ? undefined : 'home/HomePage',
    isGuarded: !isPublicPath(pathname), hasExtraTexts: isSecretPath(pathname),
    isFound: !['/no/such/page', '/i/gone'].includes(pathname), broken: undefined,
  };
}
`;

const pageFiles = {
  app: ['/assets/part-1.js'],
  signedIn: ['/assets/frame-1.js'],
  pages: { 'home/HomePage': ['/assets/home-1.js'] },
  texts: Object.fromEntries(
    locales.map((locale) => [locale, { frame: `/${locale}-1.js`, main: `/${locale}-2.js`, extra: `/${locale}-3.js` }]),
  ),
};

/** Writes a fake web build with the given HTML template to a new folder. The caller deletes the folder. */
export async function writeFakeWebBuild(template: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'wishwell-web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.server'));
  for (const locale of locales) await writeFile(join(folder, getHtmlTemplateFileName(locale)), template);
  await writeFile(join(folder, '.server/package.json'), '{"type":"module"}');
  await writeFile(join(folder, '.server/entry-server.js'), rendererSource);
  await writeFile(join(folder, '.server/page-files.json'), JSON.stringify(pageFiles));
  return folder;
}
