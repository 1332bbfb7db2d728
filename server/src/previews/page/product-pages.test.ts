import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import expected from '../../../test/product-pages/expected.json' with { type: 'json' };
import { decodeHtml } from './decode-html.ts';
import { readProduct } from './read-product.ts';

const productPagesFolderUrl = new URL('../../../test/product-pages/', import.meta.url);
const comparedFields = ['name', 'price', 'currency', 'image'] as const;

const pageResults = expected.map(({ file, url, contentType = 'text/html; charset=utf-8', ...fields }) => {
  const html = decodeHtml(readFileSync(new URL(`${file}.html`, productPagesFolderUrl)), contentType);
  const { fields: found, images, problem } = readProduct({ html, url: new URL(url) });
  return { file, expected: fields, found: { ...found, image: images[0]?.url ?? null }, problem };
});

test('on sample pages of forty kinds of shops, the expected name, price, currency and image are found', () => {
  expect(pageResults.length).toBeGreaterThanOrEqual(40);
  const differences = pageResults.flatMap((row) =>
    comparedFields
      .filter((field) => row.found[field] !== row.expected[field])
      .map((field) => `${row.file}: ${field} is ${row.found[field]} instead of ${row.expected[field]}`),
  );
  expect(differences).toEqual([]);
  expect(pageResults.map(({ problem }) => problem).filter((problem) => problem !== null)).toEqual([]);
});
