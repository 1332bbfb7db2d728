import { expect, test } from 'vitest';
import { findMissingFiles, pathsIn } from './files-in-documents.ts';

test('files and folders in backticks are paths', () => {
  expect(
    pathsIn('`server/src/database/database.ts`, `trust/`, `bench/web/`, `.ci/x.yml` and `e2e/story.spec.ts`'),
  ).toEqual(['server/src/database/database.ts', 'trust/', 'bench/web/', 'e2e/story.spec.ts']);
});

test('other words in backticks are not', () => {
  expect(pathsIn('`db.ts`, `image/webp`, `@lingui/core`, `DATA_DIR/mail`, `/api/ready`, `e2e/*.ts`')).toEqual([]);
});

test('every file that a document names exists', async () => {
  expect(await findMissingFiles()).toEqual([]);
});
