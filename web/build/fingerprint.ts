import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dist, root } from './folders.ts';

const inputs = ['web/**', 'contract/src/**', 'text/**', 'package-lock.json'];
const ignored = ['web/dist', '**/node_modules', '**/*.test.*', '**/*.tsbuildinfo', '**/*.module.css.d.ts'];
const noteName = '.built-from';

/** A hash over everything the built app is made of. */
export async function fingerprint(): Promise<string> {
  const files: string[] = [];
  for await (const entry of glob(inputs, { cwd: root, exclude: ignored, withFileTypes: true })) {
    if (entry.isFile()) files.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const content = await readFile(file);
    hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Whether the present build was made from that state of the sources. */
export async function isBuiltFrom(wanted: string): Promise<boolean> {
  const note = await readFile(join(dist, noteName), 'utf8').catch(() => '');
  return note === wanted;
}

/** Records in a finished build what it was made from. */
export async function noteFingerprint(folder: string, made: string): Promise<void> {
  await writeFile(join(folder, noteName), made);
}
