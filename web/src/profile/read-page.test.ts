import { parseSharedItem } from '@wishwell/contract/shared-item.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { extractProductFromPage } from './read-page.ts';
import { bookmarkScript } from './read-page.ts?bookmark';

const origin = 'https://wishes.example';

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/**
 * Runs the bookmark's script on a shop page with the given head and body. Returns the item that the app's
 * form receives.
 */
function runBookmark(head: string, body = '') {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
  const open = vi.fn<(url: string) => object>(() => ({}));
  vi.stubGlobal('open', open);
  extractProductFromPage(origin);
  const [url = ''] = open.mock.calls[0] ?? [];
  expect(url.startsWith(`${origin}/share#item=page`)).toBe(true);
  return parseSharedItem(new URL(url).hash);
}

const createJsonLdScript = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

test('the URL of the bookmarklet is shorter than 4 kB', () => {
  const url = `javascript:${encodeURIComponent(`(${bookmarkScript})("https://wishes.example")`)}`;
  expect(url.length).toBeLessThan(4_000);
  expect(bookmarkScript).toMatch(/^function/);
});

test('extractProductFromPage reads a product that is an entry of `@graph` in JSON-LD data', () => {
  const offers = [{ '@type': 'Offer', price: 24.5, priceCurrency: 'EUR' }];
  const product = { '@type': ['Product'], name: 'Mug', description: 'Holds 400 ml.', image: ['/mug.png'], offers };
  const head = `<link rel="canonical" href="https://shop.example/mug">${createJsonLdScript({ '@graph': [{}, product] })}`;
  expect(runBookmark(head)).toEqual({
    source: 'page',
    url: 'https://shop.example/mug',
    name: 'Mug',
    description: 'Holds 400 ml.',
    price: '24.5',
    currency: 'EUR',
    imageUrl: new URL('/mug.png', document.baseURI).href,
    file: '',
  });
});

test('extractProductFromPage reads microdata, and takes the fields that are missing there from meta tags', () => {
  const body = `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name"> Lamp </b>
    <meta itemprop="price" content="12"><meta itemprop="priceCurrency" content="USD"></div>`;
  expect(runBookmark('<meta property="og:description" content="Bright">', body)).toMatchObject({
    name: 'Lamp',
    price: '12',
    currency: 'USD',
    description: 'Bright',
  });
  expect(runBookmark('<title>Rug</title>')).toMatchObject({ name: 'Rug', price: '', imageUrl: '' });
});

test('extractProductFromPage ignores invalid page data, and limits the length of each field', () => {
  const deep = Array.from({ length: 100 }).reduce<unknown>((inner) => ({ '@graph': [inner] }), {});
  const head = `<script type="application/ld+json">{broken</script>${createJsonLdScript(deep)}${createJsonLdScript([null, 1, { '@type': 'Product', name: { a: 1 }, offers: 'x', image: 'http://[' }])}
    <title>${'a'.repeat(5_000)}</title>`;
  expect(runBookmark(head)).toMatchObject({ name: 'a'.repeat(200), price: '', imageUrl: '' });
});
