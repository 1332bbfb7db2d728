import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/checks/tool.ts';
import { defects } from './defects.ts';

// That each is caught is proven by `npm run test:mutants`, which takes minutes. Here: that there still is what it changes.

test('there are at least forty, each under a name of its own', () => {
  expect(defects.length).toBeGreaterThanOrEqual(40);
  expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length);
});

test.each(defects)('there is one place to do this wrong: $name', async ({ file, find, replace, test: testFile }) => {
  const pieces = (await readFile(join(root, file), 'utf8')).split(find);
  expect(pieces, `${file} holds this once: ${find}`).toHaveLength(2);
  expect(replace).not.toBe(find);
  await access(join(root, testFile));
});
