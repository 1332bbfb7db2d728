import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BuiltChunk, Prerender } from './documents.ts';

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

/** Builds the same app for this process into `outDir`, and loads it. */
export async function bundlePrerender(outDir: string): Promise<Prerender> {
  const { build } = await import('vite');
  await build({
    configFile,
    logLevel: 'error',
    build: { outDir, ssr: 'src/prerender.tsx', copyPublicDir: false, emptyOutDir: true },
  });
  const module: unknown = await import(pathToFileURL(join(outDir, 'prerender.js')).href);
  return module as Prerender;
}
