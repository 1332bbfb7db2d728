import { readFile } from 'node:fs/promises';
import { minify, transformWithOxc, type Plugin } from 'vite';

const bookmarkQuery = '?bookmark';

/**
 * Returns a module's code as one minified function, for use in a bookmark. The module must export exactly one
 * function and import nothing.
 */
async function compileModuleToFunctionText(file: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
  const [, name = ''] = /^export function (\w+)/m.exec(code) ?? [];
  // Wraps the whole module in one function, which calls the exported function.
  const script = `export default function (...values) {${code.replace(/^export /m, '')}\n${name}(...values)}`;
  const { code: minifiedCode, errors } = await minify(file, script, { module: true });
  const [, text] = /^export default (function[^]*?);?\s*$/.exec(minifiedCode) ?? [];
  if (errors.length > 0 || text === undefined) throw new Error(`${file} must export one function and import nothing`);
  return text;
}

/**
 * Vite plugin for `import { bookmarkScript } from './read-page.ts?bookmark'`. The imported text is the
 * JavaScript code that a bookmark in the user's browser runs.
 */
export function createBookmarkScriptPlugin(): Plugin {
  return {
    name: 'bookmark-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(bookmarkQuery)) return null;
      const file = id.slice(0, -bookmarkQuery.length);
      this.addWatchFile(file);
      return {
        code: `export const bookmarkScript = ${JSON.stringify(await compileModuleToFunctionText(file))};`,
        moduleType: 'js',
      };
    },
  };
}
