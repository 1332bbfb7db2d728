import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { guardedPaths, pageModules } from '../src/entry-server.tsx';
import type { BuiltChunk } from './page-files.ts';

const configFile = fileURLToPath(new URL('../vite.config.ts', import.meta.url));

/** Builds the app for browsers into `outDir`. Answers which files of script were made for which modules. */
export async function bundleApp(outDir: string): Promise<BuiltChunk[]> {
  // Loaded only now: an installation that brings a finished build needs no build tools.
  const { build } = await import('vite');
  const result = await build({ configFile, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  return outputs.flatMap((file) =>
    file.type === 'chunk' ? [{ fileName: file.fileName, modules: file.moduleIds, imports: file.imports }] : [],
  );
}

interface ServerEntry {
  guardedPaths: typeof guardedPaths;
  pageModules: typeof pageModules;
}

/** Builds the same app for the server into `.server` of a built app, without a package beside it, and loads it. */
export async function bundleServer(folder: string): Promise<ServerEntry> {
  const { build } = await import('vite');
  const outDir = join(folder, '.server');
  await build({
    configFile,
    logLevel: 'error',
    // Vite leaves this to the server's environment, which need not say so.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: { outDir, ssr: 'src/entry-server.tsx', copyPublicDir: false, emptyOutDir: true },
  });
  await writeFile(join(outDir, 'package.json'), '{ "type": "module" }\n');
  const module: unknown = await import(pathToFileURL(join(outDir, 'entry-server.js')).href);
  return module as ServerEntry;
}
