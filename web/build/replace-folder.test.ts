import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let folder: string;
let target: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wishwell-test-'));
  target = join(folder, 'dist');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function createBuildFolder(name: string): Promise<string> {
  const folders = join(folder, name);
  await mkdir(folders);
  await writeFile(join(folders, 'index.html'), name);
  return folders;
}

test('if there is no previous build, replaceFolder moves the new build to the target folder', async () => {
  await replaceFolder(target, await createBuildFolder('first'));
  expect(await readFile(join(target, 'index.html'), 'utf8')).toBe('first');
});

test('replaceFolder removes all files of the previous build', async () => {
  const first = await createBuildFolder('first');
  await writeFile(join(first, 'old.js'), '');
  await replaceFolder(target, first);
  await replaceFolder(target, await createBuildFolder('second'));
  expect(await readdir(target)).toEqual(['index.html']);
  expect(await readdir(folder)).toEqual(['dist']);
});

test('after concurrent calls of replaceFolder, the target folder contains exactly one complete build', async () => {
  const folders = await Promise.all(['a', 'b', 'c', 'd'].map(createBuildFolder));
  await Promise.all(folders.map((one) => replaceFolder(target, one)));
  expect(['a', 'b', 'c', 'd']).toContain(await readFile(join(target, 'index.html'), 'utf8'));
  expect(await readdir(folder)).toEqual(['dist']);
});
