import { expect, test } from 'vitest';
import { isNeededFile } from './needed-files.ts';

test.each([
  '',
  'index.js',
  'dist',
  'dist/esm/index.mjs',
  'lib/tests.js',
  'dist/doc/document.js',
  'lib/test/own.js',
  'package.json',
])('what runs is needed: %j', (path) => expect(isNeededFile(path)).toBe(true));

test.each(['LICENSE', 'LICENSE.md', 'licence.txt', 'lib/NOTICE.md'])('licences stay: %s', (path) =>
  expect(isNeededFile(path)).toBe(true),
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
])('what is of its authors is not: %s', (path) => expect(isNeededFile(path)).toBe(false));
