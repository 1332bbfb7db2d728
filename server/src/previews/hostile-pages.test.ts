import { expect, test } from 'vitest';
import { mugPageHtml, previewShopPage, sendHtml } from '../../test/previewers.ts';
import type { PreviewResult } from './previews.ts';

const readPage = (html: string | Buffer, type = 'text/html'): Promise<PreviewResult['reading']> =>
  previewShopPage((_, response) => void response.writeHead(200, { 'content-type': type }).end(html));

test('a preview can read a page with elements that are nested 100,000 levels deep', async () => {
  const html = `${mugPageHtml}${'<div>'.repeat(100_000)}deep${'</div>'.repeat(100_000)}`;
  expect(await readPage(html)).toMatchObject({ problem: null, fields: { name: 'Mug', price: '12.00' } });
});

test.each([
  ['nested items', '<div itemscope itemprop="a">'.repeat(100_000)],
  ['nested prices', '<div class="price">'.repeat(150_000)],
  ['end tags without start', `${'<div>'.repeat(100_000)}${'</p></b></x>'.repeat(150_000)}`],
  ['start tags only', '<b>'.repeat(900_000)],
  ['attributes', `<div ${'a=b '.repeat(700_000)}>`],
  ['quotes', `<div ${'"'.repeat(2_900_000)}`],
  ['digits', `<p class="price">${'1.234 '.repeat(400_000)}</p>`],
  ['separators in the title', `<title>${'| '.repeat(1_000_000)}</title>`],
  ['srcset candidates', `<img srcset="${'a 1w, '.repeat(400_000)}">`],
  ['spaces in srcset', `<img srcset="${' '.repeat(2_900_000)}">`],
  ['scripts', '<script type="application/ld+json">{}</script>'.repeat(60_000)],
  ['meta tags', '<meta property="og:title" content="x">'.repeat(70_000)],
  ['entities', '&amp;lt;'.repeat(350_000)],
])('a page with a huge number of %s is read or rejected within the limits', async (_, html) => {
  const reading = await previewShopPage((_request, response) => sendHtml(response, mugPageHtml + html));
  expect(['not_a_product', 'too_slow', 'too_large', null]).toContain(reading.problem);
});

const createJsonLd = (json: string): string => `<h1>Other</h1><script type="application/ld+json">${json}</script>`;

const createLargeProductPage = (bytes: number): string =>
  createJsonLd(`{"@type":"Product","name":"Mug","description":"${'x'.repeat(bytes)}","offers":{"price":3}}`);

test('a preview reads a page with 2.5 MB of JSON-LD, and has the problem too_large for 5 MB', async () => {
  expect(await readPage(createLargeProductPage(5_000_000))).toMatchObject({ problem: 'too_large' });
  expect(await readPage(createLargeProductPage(2_500_000))).toMatchObject({
    problem: null,
    fields: { name: 'Mug', price: '3.00' },
  });
});

test('a preview reads a page with deeply nested JSON-LD, or with circular references in it, without error', async () => {
  const nested = `${'{"@type":"Product","isRelatedTo":['.repeat(40_000)}{}${']}'.repeat(40_000)}`;
  expect(await readPage(createJsonLd(nested))).toMatchObject({ fields: { name: 'Other' } });
  const circular = JSON.stringify([
    { '@type': 'Product', '@id': '#a', name: 'Mug', offers: { '@id': '#b' } },
    { '@type': 'AggregateOffer', '@id': '#b', offers: { '@id': '#b' }, mainEntity: { '@id': '#a' } },
  ]);
  expect(await readPage(createJsonLd(circular))).toMatchObject({ fields: { name: 'Mug', price: null } });
});

test('a JSON-LD property named __proto__ changes neither the link preview nor Object.prototype', async () => {
  const json =
    '{"__proto__":{"name":"Bad","offers":{"price":1}},"constructor":{"prototype":{"name":"Bad"}},"@type":"Product","name":"Mug"}';
  const html = `${createJsonLd(json)}<div itemscope itemtype="https://schema.org/Product"><b itemprop="__proto__">Bad</b></div>
    <meta property="__proto__" content="Bad"><meta name="og:__proto__" content="Bad">`;
  expect(await readPage(html)).toMatchObject({ fields: { name: 'Mug', price: null } });
  expect(Object.prototype).not.toHaveProperty('name');
});

test.each([
  [
    'windows-1252 without a charset',
    'text/html',
    Buffer.from('<h1>Caf\xe9</h1><p class="price">\x80 12</p>', 'latin1'),
  ],
  ['UTF-8 without a charset', 'text/html', Buffer.from('<h1>Café</h1><p class="price">€ 12</p>')],
  ['an unknown charset', 'text/html; charset=klingon', Buffer.from('<h1>Café</h1><p class="price">€ 12</p>')],
  [
    'the charset of the HTTP header, in spite of a wrong meta tag',
    'text/html; charset="utf-8"',
    Buffer.from('<meta charset="shift_jis"><h1>Café</h1><p class="price">€ 12</p>'),
  ],
])('a preview decodes the text of a page in %s', async (_, type, bytes) => {
  expect(await readPage(bytes, type)).toMatchObject({ fields: { name: 'Café', price: '12.00', currency: 'EUR' } });
});
