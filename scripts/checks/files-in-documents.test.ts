import { expect, test } from 'vitest';
import { findMissingFilesNamedInDocuments, findRelativeLinks, findQuotedPaths } from './files-in-documents.ts';

test('findQuotedPaths returns the files and folders in backticks', () => {
  expect(
    findQuotedPaths('`server/src/database/database.ts`, `trust/`, `bench/web/`, `.ci/x.yml` and `e2e/story.spec.ts`'),
  ).toEqual(['server/src/database/database.ts', 'trust/', 'bench/web/', 'e2e/story.spec.ts']);
});

test('findQuotedPaths ignores other texts in backticks, such as packages, routes and glob patterns', () => {
  expect(findQuotedPaths('`db.ts`, `image/webp`, `@lingui/core`, `DATA_DIR/mail`, `/api/ready`, `e2e/*.ts`')).toEqual(
    [],
  );
});

test('findRelativeLinks returns the files of relative links without their anchors, and ignores URLs', () => {
  expect(findRelativeLinks('[a](../a.md#b), ![c](c.png), [d](https://example.org/d), [e](#e)')).toEqual([
    '../a.md',
    'c.png',
  ]);
});

test('findMissingFilesNamedInDocuments finds no missing file in the documents of this repository', () => {
  expect(findMissingFilesNamedInDocuments()).toEqual([]);
});
