import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTemporaryFolder } from '../../server/test/archives.ts';
import { markDemoDataComplete, prepareDemoFolder } from './folder.ts';

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await createTemporaryFolder();
  folder = join(parent, 'data-demo');
});

test('prepareDemoFolder rejects a folder with files of other programs, and changes nothing', async () => {
  await writeFile(join(parent, 'app-secret'), 'of a real installation');
  await expect(prepareDemoFolder(parent)).rejects.toThrow(`${parent} contains other files and was not changed`);
  expect(await readdir(parent)).toEqual(['app-secret']);
});

test('prepareDemoFolder keeps the files of a demo whose preparation has finished', async () => {
  expect(await prepareDemoFolder(folder)).toEqual({ isFinished: false });
  await writeFile(join(folder, 'app-secret'), 'of the demo');
  await markDemoDataComplete(folder);
  expect(await prepareDemoFolder(folder)).toEqual({ isFinished: true });
  expect(await readdir(folder)).toContain('app-secret');
});

test('prepareDemoFolder deletes the files of a demo whose preparation did not finish', async () => {
  await prepareDemoFolder(folder);
  await writeFile(join(folder, 'app-secret'), 'of the demo');
  expect(await prepareDemoFolder(folder)).toEqual({ isFinished: false });
  expect(await readdir(folder)).toEqual(['wishwell-demo']);
});
