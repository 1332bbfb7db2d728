import { readdir } from 'node:fs/promises';
import type { TestApp } from './app.ts';

export async function listStoredFiles({ imageFolder }: Pick<TestApp, 'imageFolder'>): Promise<string[]> {
  const entries = await readdir(imageFolder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
