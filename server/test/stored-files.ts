import { readdir } from 'node:fs/promises';
import type { TestApp } from './app.ts';

/** The names of all files kept or begun in the folder of pictures. */
export async function storedFiles({ imageFolder }: Pick<TestApp, 'imageFolder'>): Promise<string[]> {
  const entries = await readdir(imageFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
