import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../checks/tool.ts';
import { isNeededFile, unusedBuildPatterns } from './needed-files.ts';

test.each([
  '',
  'index.js',
  'dist',
  'dist/esm/index.mjs',
  'lib/tests.js',
  'dist/doc/document.js',
  'lib/test/own.js',
  'package.json',
])('isNeededFile returns true for the runtime file %j', (path) => expect(isNeededFile('some', path)).toBe(true));

test.each(['LICENSE', 'LICENSE.md', 'licence.txt', 'lib/NOTICE.md'])(
  'isNeededFile returns true for the licence file %s',
  (path) => expect(isNeededFile('some', path)).toBe(true),
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
])('isNeededFile returns false for the development file %s', (path) => expect(isNeededFile('some', path)).toBe(false));

test.each(Object.keys(unusedBuildPatterns))(
  'isNeededFile returns false for the CommonJS files of %s, and true for the file that Node imports',
  async (name) => {
    const folder = join(repositoryRoot, 'node_modules', name);
    const paths = await readdir(folder, { recursive: true });
    expect(paths.some((path) => !isNeededFile(name, path) && isNeededFile('some', path))).toBe(true);
    // Node must find the imported file in the container image: `isNeededFile` must be true for the file and
    // for all its parent folders in the package.
    const found = import.meta.resolve(name).split(`/node_modules/${name}/`)[1] ?? '';
    expect(found).toMatch(/\.m?js$/);
    const segments = found.split('/');
    for (let length = 1; length <= segments.length; length += 1) {
      expect(isNeededFile(name, segments.slice(0, length).join('/'))).toBe(true);
    }
  },
);
