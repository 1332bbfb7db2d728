import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '@wishwell/text/messages.ts';
import type { Broken, brokenOf, DocumentKind, Head, headOf, renderFirst } from '../src/prerender.tsx';
import { paintFirst, preloadLink } from './first-paint.ts';
import { loginFiles, pagePreloader, signedInFiles } from './route-preloads.ts';

/** What the server build of `src/prerender.tsx` exports. */
export interface Prerender {
  brokenOf: typeof brokenOf;
  headOf: typeof headOf;
  renderFirst: typeof renderFirst;
}

/** A file of script, the modules in it and the files it imports. */
export interface BuiltChunk {
  fileName: string;
  modules: readonly string[];
  imports: readonly string[];
}

const kinds: readonly DocumentKind[] = ['about', 'login', 'app'];

/**
 * Makes the documents of the app out of the built `index.html`: one for /about, one for /login and one for the rest,
 * each in every language. The server chooses among them and completes them.
 */
export async function writeDocuments(
  folder: string,
  { brokenOf, headOf, renderFirst }: Prerender,
  chunks: readonly BuiltChunk[],
): Promise<void> {
  const index = join(folder, 'index.html');
  const built = withIcon(await readFile(index, 'utf8'), await readFile(join(folder, 'icon.svg'), 'utf8'));
  const imports = [...built.matchAll(preloadLink)].map(([, href = '']) => href);
  const template = built.replace(preloadLink, '');
  const files = { about: [], login: loginFiles(chunks), app: signedInFiles(chunks) };
  for (const locale of locales) {
    for (const kind of kinds) {
      const content = kind === 'login' ? '' : await renderFirst(kind, locale);
      const head = headOf(kind, locale);
      const texts = textChunk(chunks, locale, kind === 'about' ? 'frame' : 'whole');
      const preloads = await largestFirst(folder, new Set([...imports, texts, ...files[kind]]));
      const script = kind === 'app' ? pagePreloader(chunks, preloads) : '';
      // The story can be read without script.
      const broken = kind === 'about' ? '' : brokenHtml(brokenOf(locale));
      const document = completed(template, { locale, head, preloads, script, content, broken });
      const finished = kind === 'about' ? await paintFirst(document, folder) : document;
      await writeFile(join(folder, `${kind}.${locale}.html`), finished);
    }
  }
  await rm(index);
}

/** The icon travels in the document: browsers would ask for it beside what the page is made of. */
const withIcon = (html: string, icon: string): string =>
  html.replace('href="/icon.svg"', `href="data:image/svg+xml,${encodeURIComponent(icon)}"`);

/** What takes longest is begun first. */
async function largestFirst(folder: string, files: ReadonlySet<string>): Promise<string[]> {
  const sized = await Promise.all(
    [...files].map(async (file) => ({ file, size: (await stat(join(folder, file))).size })),
  );
  return sized.toSorted((a, b) => b.size - a.size).map(({ file }) => file);
}

/** The sentences are fetched beside the script, not after it. */
function textChunk(chunks: readonly BuiltChunk[], locale: Locale, extent: 'frame' | 'whole'): string {
  const chunk = chunks.find(({ modules }) => modules.some((id) => id.endsWith(`/${locale}.json.${extent}.js`)));
  if (!chunk) throw new Error(`The build has no chunk for the ${extent} texts of ${locale}.`);
  return `/${chunk.fileName}`;
}

interface Completion {
  locale: Locale;
  head: Head;
  preloads: readonly string[];
  /** Runs before the app's own. */
  script: string;
  content: string;
  /** Beside the content, hidden. */
  broken: string;
}

const brokenHtml = ({ title, reason, retry }: Broken): string =>
  `<div id="broken" class="page" role="alert" hidden><h1>${escaped(title)}</h1><p>${escaped(reason)}</p>` +
  `<p><a href="">${escaped(retry)}</a></p></div>`;

function completed(template: string, completion: Completion): string {
  const { locale, head, preloads, script, content, broken } = completion;
  const { title, description, picture } = head;
  const lines = [
    ...preloads.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    property('og:type', 'website'),
    property('og:site_name', 'Wishwell'),
    property('og:locale', locale),
    property('og:title', title),
    property('og:description', description),
    property('og:image:alt', picture),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  // Functions, because `$` in a replacement is special.
  return template
    .replace('<html lang="en">', () => `<html lang="${locale}" dir="ltr">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + escaped(description))
    .replace('<script type="module"', (start) => (script && `<script>${script}</script>\n    `) + start)
    .replace('</head>', () => `${lines.join('\n')}\n</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${content}</div>${broken}`);
}

const property = (name: string, content: string): string => `<meta property="${name}" content="${escaped(content)}">`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
