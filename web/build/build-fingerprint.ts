import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { distFolder, repositoryFolder } from './folders.ts';

const inputPatterns = ['web/**', 'contract/src/**', 'text/**', 'package-lock.json'];
const ignoredPatterns = ['web/dist', '**/node_modules', '**/*.test.*', '**/*.tsbuildinfo', '**/*.module.css.d.ts'];
const fingerprintFile = '.built-from';

/**
 * Returns one SHA-256 hash over all files that the build reads. A changed hash means that a new build is
 * necessary.
 */
export async function computeSourceFingerprint(): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(inputPatterns, {
    cwd: repositoryFolder,
    exclude: ignoredPatterns,
    withFileTypes: true,
  })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const content = await readFile(file);
    hash.update(`${file.slice(repositoryFolder.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

export async function isBuildCurrent(expected: string): Promise<boolean> {
  const fingerprintOfBuild = await readFile(join(distFolder, fingerprintFile), 'utf8').catch(() => '');
  return fingerprintOfBuild === expected;
}

export async function writeBuildFingerprint(folder: string, fingerprint: string): Promise<void> {
  await writeFile(join(folder, fingerprintFile), fingerprint);
}
