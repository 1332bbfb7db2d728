import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '@wishwell/text/messages.ts';

/** A file of script, the modules in it and the files it imports. */
export interface BuiltChunk {
  fileName: string;
  modules: readonly string[];
  imports: readonly string[];
}

/** Which files a page needs, for the links in its document. Paths from the root of the site. */
export interface PageFiles {
  /** Of every page. */
  app: readonly string[];
  /** Around every page behind the guard. */
  signedIn: readonly string[];
  /** By module, as in `src/routes.tsx`. */
  pages: Readonly<Record<string, readonly string[]>>;
  texts: Readonly<Record<Locale, { frame: string; whole: string }>>;
}

const signedIn = ['shell/SignedInLayout', 'shell/PendingCount', 'bug-reports/ReportButton'];

export async function writePageFiles(
  folder: string,
  chunks: readonly BuiltChunk[],
  app: readonly string[],
  pageModules: readonly string[],
): Promise<void> {
  const textFile = (locale: Locale, extent: string): string =>
    `/${chunkOf(chunks, `/${locale}.json.${extent}.js`).fileName}`;
  const files: PageFiles = {
    app,
    signedIn: [...new Set(signedIn.flatMap((module) => filesOf(chunks, module)))],
    pages: Object.fromEntries(pageModules.map((module) => [module, filesOf(chunks, module)])),
    texts: Object.fromEntries(
      locales.map((locale) => [locale, { frame: textFile(locale, 'frame'), whole: textFile(locale, 'whole') }]),
    ) as PageFiles['texts'],
  };
  await writeFile(join(folder, '.server/page-files.json'), JSON.stringify(files));
}

function chunkOf(chunks: readonly BuiltChunk[], ending: string): BuiltChunk {
  const chunk = chunks.find(({ modules }) => modules.some((id) => id.endsWith(ending)));
  if (!chunk) throw new Error(`The build has no chunk for ${ending}.`);
  return chunk;
}

/** The file of a module and all that it imports. */
function filesOf(chunks: readonly BuiltChunk[], module: string): string[] {
  const files = new Set([chunkOf(chunks, `/web/src/${module}.tsx`).fileName]);
  for (const file of files) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(imported);
  }
  return [...files].map((file) => `/${file}`);
}
