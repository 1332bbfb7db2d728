import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../server/test/archives.ts';
import { finishFolder, takeFolder } from './folder.ts';

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await newFolder();
  folder = join(parent, 'data-demo');
});

test('a folder with anything else in it is refused and left as it was', async () => {
  await writeFile(join(parent, 'app-secret'), 'of a real installation');
  await expect(takeFolder(parent)).rejects.toThrow(`${parent} holds something else than a demo and was not touched`);
  expect(await readdir(parent)).toEqual(['app-secret']);
});

test('a finished demo is used as it is', async () => {
  expect(await takeFolder(folder)).toEqual({ isFinished: false });
  await writeFile(join(folder, 'app-secret'), 'of the demo');
  await finishFolder(folder);
  expect(await takeFolder(folder)).toEqual({ isFinished: true });
  expect(await readdir(folder)).toContain('app-secret');
});

test('a demo that was cut off is begun anew', async () => {
  await takeFolder(folder);
  await writeFile(join(folder, 'app-secret'), 'of the demo');
  expect(await takeFolder(folder)).toEqual({ isFinished: false });
  expect(await readdir(folder)).toEqual(['wishwell-demo']);
});
