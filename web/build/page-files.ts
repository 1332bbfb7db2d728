import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { locales, type Locale } from '@wishwell/text/messages.ts';

export interface BuiltChunk {
  fileName: string;
  modules: readonly string[];
  imports: readonly string[];
}

/**
 * The files that the browser loads for each page, as paths from the site root. The server adds links to these
 * files to the HTML document.
 */
export interface FilesByPage {
  app: readonly string[];
  signedIn: readonly string[];
  /** The files of each page. The key is the page's module, such as `home/HomePage`. */
  pages: Readonly<Record<string, readonly string[]>>;
  texts: Readonly<Record<Locale, { frame: string; main: string; extra: string }>>;
}

const signedInModules = ['shell/SignedInLayout', 'shell/FriendRequestCountBadge', 'bug-reports/BugReportButton'];

export async function writeFilesByPageJson(
  folder: string,
  chunks: readonly BuiltChunk[],
  app: readonly string[],
  pageModulePaths: readonly string[],
): Promise<void> {
  const textFilePath = (locale: Locale, part: string): string =>
    `/${getChunk(chunks, `/${locale}.json.${part}.js`).fileName}`;
  const files: FilesByPage = {
    app,
    signedIn: [...new Set(signedInModules.flatMap((module) => listFilesOfModule(chunks, module)))],
    pages: Object.fromEntries(pageModulePaths.map((module) => [module, listFilesOfModule(chunks, module)])),
    texts: Object.fromEntries(
      locales.map((locale) => [
        locale,
        {
          frame: textFilePath(locale, 'frame'),
          main: textFilePath(locale, 'main'),
          extra: textFilePath(locale, 'extra'),
        },
      ]),
    ) as FilesByPage['texts'],
  };
  await writeFile(join(folder, '.server/page-files.json'), JSON.stringify(files));
}

function getChunk(chunks: readonly BuiltChunk[], moduleSuffix: string): BuiltChunk {
  const chunk = chunks.find(({ modules }) => modules.some((id) => id.endsWith(moduleSuffix)));
  if (!chunk) throw new Error(`The build has no chunk for ${moduleSuffix}.`);
  return chunk;
}

/** Returns the files that contain the given module and all modules that it imports statically. */
function listFilesOfModule(chunks: readonly BuiltChunk[], module: string): string[] {
  const files = new Set([getChunk(chunks, `/web/src/${module}.tsx`).fileName]);
  for (const file of files) {
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(imported);
  }
  return [...files].map((file) => `/${file}`);
}
