import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../checks/tool.ts';
import { isNeededFile, unusedTwins } from './needed-files.ts';

test.each([
  '',
  'index.js',
  'dist',
  'dist/esm/index.mjs',
  'lib/tests.js',
  'dist/doc/document.js',
  'lib/test/own.js',
  'package.json',
])('what runs is needed: %j', (path) => expect(isNeededFile('some', path)).toBe(true));

test.each(['LICENSE', 'LICENSE.md', 'licence.txt', 'lib/NOTICE.md'])('licences stay: %s', (path) =>
  expect(isNeededFile('some', path)).toBe(true),
);

test.each([
  'test',
  'docs',
  'examples',
  'README.md',
  'index.d.ts',
  'dist/index.js.map',
  'src/pipeline.cc',
  'node_modules',
])('what is of its authors is not: %s', (path) => expect(isNeededFile('some', path)).toBe(false));

test.each(Object.keys(unusedTwins))('of %s the twin is there, and is not what an import finds', async (name) => {
  const folder = join(root, 'node_modules', name);
  const paths = await readdir(folder, { recursive: true });
  expect(paths.some((path) => !isNeededFile(name, path) && isNeededFile('some', path))).toBe(true);
  // As the server sees it: what lies in `dist/cjs` is found under no path that is left.
  const found = import.meta.resolve(name).split(`/node_modules/${name}/`)[1] ?? '';
  expect(found).toMatch(/\.m?js$/);
  const steps = found.split('/');
  for (let length = 1; length <= steps.length; length += 1) {
    expect(isNeededFile(name, steps.slice(0, length).join('/'))).toBe(true);
  }
});
