import { expect, test } from 'vitest';
import { findMissingFiles, findLinks, findPaths } from './files-in-documents.ts';

test('findPaths returns the files and folders in backticks', () => {
  expect(
    findPaths('`server/src/database/database.ts`, `trust/`, `bench/web/`, `.ci/x.yml` and `e2e/story.spec.ts`'),
  ).toEqual(['server/src/database/database.ts', 'trust/', 'bench/web/', 'e2e/story.spec.ts']);
});

test('findPaths ignores other texts in backticks, such as packages, routes and glob patterns', () => {
  expect(findPaths('`db.ts`, `image/webp`, `@lingui/core`, `DATA_DIR/mail`, `/api/ready`, `e2e/*.ts`')).toEqual([]);
});

test('findLinks returns the files of relative links without their anchors, and ignores URLs', () => {
  expect(findLinks('[a](../a.md#b), ![c](c.png), [d](https://example.org/d), [e](#e)')).toEqual(['../a.md', 'c.png']);
});

test('findMissingFiles finds no missing file in the documents of this repository', () => {
  expect(findMissingFiles()).toEqual([]);
});
