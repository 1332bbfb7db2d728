import { rm } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { bundleApp, bundleServer } from './build/bundle.ts';
import { compressFiles } from './build/compress.ts';
import { fingerprint, isBuiltFrom, noteFingerprint } from './build/fingerprint.ts';
import { writeTemplates } from './build/documents.ts';
import { dist, scratchFolder } from './build/folders.ts';
import { writePageFiles } from './build/page-files.ts';
import { replaceFolder } from './build/replace-folder.ts';
import { writeServiceWorker } from './build/service-worker.ts';

/**
 * Builds `web/dist` when what it is made of has changed since the last time, and says so in one line. A build that
 * fails leaves the old one as it was.
 */
async function buildWhenNeeded(): Promise<void> {
  const wanted = await fingerprint();
  if (await isBuiltFrom(wanted)) return;
  const begun = performance.now();
  const scratch = await scratchFolder();
  try {
    const chunks = await bundleApp(scratch);
    const server = await bundleServer(scratch);
    const imports = await writeTemplates(scratch);
    await writePageFiles(scratch, chunks, imports, server.pageModules);
    await writeServiceWorker(scratch, server.guardedPaths);
    await compressFiles(scratch);
    await noteFingerprint(scratch, wanted);
    await replaceFolder(dist, scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  console.log(`Built the web app in ${((performance.now() - begun) / 1000).toFixed(1)} s.`);
}

// Vite takes React's development files where this says something else, as it does under a test runner.
// oxlint-disable-next-line node/no-process-env -- It is Vite that reads it, and it is this process's own.
process.env['NODE_ENV'] = 'production';

try {
  await buildWhenNeeded();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The web app could not be built. ${stripVTControlCharacters(reason)}`);
  process.exitCode = 1;
}
