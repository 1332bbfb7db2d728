import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { guardedPaths, pageModulePaths } from '../src/entry-server.tsx';
import type { BuiltChunk } from './page-files.ts';

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

/** Builds the browser app into `outDir`. Returns the JavaScript chunks with the modules that they contain. */
export async function bundleApp(outDir: string): Promise<BuiltChunk[]> {
  // Imports Vite only when a build is necessary: an installation that contains a finished build has no Vite.
  const { build } = await import('vite');
  const result = await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  const chunks = outputs.filter((file) => file.type === 'chunk');
  // Leaves the entry script out of the files to preload. A script element already loads this script, and
  // Firefox reports an error if the document also preloads it.
  const entries = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  return chunks.map(({ fileName, moduleIds, imports }) => ({
    fileName,
    modules: moduleIds,
    imports: imports.filter((file) => !entries.has(file)),
  }));
}

interface ServerEntry {
  guardedPaths: typeof guardedPaths;
  pageModulePaths: typeof pageModulePaths;
}

/**
 * Builds the server renderer of the web app, with its npm packages, into `<folder>/.server`. Returns the
 * exports of the built module.
 */
export async function bundleServerRenderer(folder: string): Promise<ServerEntry> {
  const { build } = await import('vite');
  const outDir = join(folder, '.server');
  await build({
    configFile,
    logLevel: 'error',
    // Replaces `process.env.NODE_ENV` by a constant. On a server without this variable, React would otherwise
    // run its development build.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { outDir, ssr: 'src/entry-server.tsx', copyPublicDir: false, emptyOutDir: true },
  });
  await writeFile(join(outDir, 'package.json'), '{ "type": "module" }\n');
  const module: unknown = await import(pathToFileURL(join(outDir, 'entry-server.js')).href);
  return module as ServerEntry;
}
