import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let folder: string;
let place: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wishwell-test-'));
  place = join(folder, 'dist');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function make(name: string): Promise<string> {
  const made = join(folder, name);
  await mkdir(made);
  await writeFile(join(made, 'index.html'), name);
  return made;
}

test('the first build takes its place', async () => {
  await replaceFolder(place, await make('first'));
  expect(await readFile(join(place, 'index.html'), 'utf8')).toBe('first');
});

test('a later build takes the place of the one before, of which nothing stays', async () => {
  const first = await make('first');
  await writeFile(join(first, 'old.js'), '');
  await replaceFolder(place, first);
  await replaceFolder(place, await make('second'));
  expect(await readdir(place)).toEqual(['index.html']);
  expect(await readdir(folder)).toEqual(['dist']);
});

test('of several builds that end at once one stays, whole', async () => {
  const made = await Promise.all(['a', 'b', 'c', 'd'].map(make));
  await Promise.all(made.map((one) => replaceFolder(place, one)));
  expect(['a', 'b', 'c', 'd']).toContain(await readFile(join(place, 'index.html'), 'utf8'));
  expect(await readdir(folder)).toEqual(['dist']);
});
