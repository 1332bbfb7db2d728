import { rm } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { computeSourceFingerprint, isBuildCurrent, writeBuildFingerprint } from './build/build-fingerprint.ts';
import { bundleApp, bundleServerRenderer } from './build/bundle.ts';
import { compressFiles } from './build/compress.ts';
import { writeDocumentTemplates } from './build/document-templates.ts';
import { distFolder, createTempFolder } from './build/folders.ts';
import { writeFilesByPageJson } from './build/page-files.ts';
import { replaceFolder } from './build/replace-folder.ts';
import { writeServiceWorker } from './build/service-worker.ts';

/**
 * Builds `web/dist`, unless the existing build was made from the same source files. If the build fails, the
 * existing build stays in place.
 */
async function buildWhenNeeded(): Promise<void> {
  const expected = await computeSourceFingerprint();
  if (await isBuildCurrent(expected)) return;
  const startedAt = performance.now();
  const tempFolder = await createTempFolder();
  try {
    const chunks = await bundleApp(tempFolder);
    const server = await bundleServerRenderer(tempFolder);
    const imports = await writeDocumentTemplates(tempFolder);
    await writeFilesByPageJson(tempFolder, chunks, imports, server.pageModulePaths);
    await writeServiceWorker(tempFolder, server.guardedPaths);
    await compressFiles(tempFolder);
    await writeBuildFingerprint(tempFolder, expected);
    await replaceFolder(distFolder, tempFolder);
  } finally {
    await rm(tempFolder, { recursive: true, force: true });
  }
  console.log(`Built the web app in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

// Sets NODE_ENV, because test runners set a value with which Vite would bundle React's development build.
// oxlint-disable-next-line node/no-process-env -- Vite reads it in this process.
process.env['NODE_ENV'] = 'production';

try {
  await buildWhenNeeded();
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The web app could not be built. ${stripVTControlCharacters(reason)}`);
  process.exitCode = 1;
}
