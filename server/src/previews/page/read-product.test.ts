import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import expected from '../../../test/product-pages/expected.json' with { type: 'json' };
import { decodeHtml } from './decode-html.ts';
import { readProduct } from './read-product.ts';

const url = new URL('https://shop.example/mug');
const readProductFromHtml = (html: string) => readProduct({ html, url });

test('readProduct reads the microdata of an element that another element names in itemref', () => {
  const html = `<div itemscope itemtype="https://schema.org/Product" itemref="n o"></div><b id="n" itemprop="name">Mug</b>
    <div id="o" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><data itemprop="price" value="12.5">12,5</data>
    <meta itemprop="priceCurrency" content="€"></div>`;
  expect(readProductFromHtml(html)).toMatchObject({
    fields: { name: 'Mug', price: '12.50', currency: 'EUR' },
    sources: { name: 'microdata', price: 'microdata' },
  });
});

test('readProduct finds a product that is in the property itemOffered of a JSON-LD offer', () => {
  const offer = { '@type': 'Offer', price: 9, priceCurrency: 'USD', itemOffered: { '@type': 'Product', name: 'Kite' } };
  const html = `<script type="application/ld+json">${JSON.stringify(offer)}</script>`;
  expect(readProductFromHtml(html)).toMatchObject({
    fields: { name: 'Kite', price: '9.00', currency: 'USD' },
    problem: null,
  });
});

test.each([
  ['<span class="price">59<span>,</span><span class="price-fraction">99</span> €</span>', '59.99'],
  ['<span class="price">$12<sup>99</sup></span>', '12.99'],
  ['<span class="price"><b>49</b><i><b>.</b>99</i> €</span>', '49.99'],
  ['<span class="price"><s>$20</s> $15</span>', '15.00'],
  ['<span class="old-price">$20</span><span class="price">$15</span>', '15.00'],
  ['<span class="price">$10.00 – $12.00</span>', '10.00'],
])('the price of %s is %s', (html, price) => {
  expect(readProductFromHtml(`<h1>Mug</h1>${html}`).fields.price).toBe(price);
});

test('readProduct uses the title and the text of a page without headings and structured data', () => {
  const html =
    '<title>Shop - Teapot</title><table><tr><td><img src="pot.gif" width=250><td>Price: DM 39,90 / EUR 20,40</table>';
  expect(readProductFromHtml(html)).toMatchObject({
    fields: { name: 'Teapot', price: '20.40', currency: 'EUR' },
    images: [{ url: 'https://shop.example/pot.gif' }],
  });
});

const script = '<script src="/app.js"></script>';

test.each([
  [403, '<title>Just a moment...</title><script>window._cf_chl_opt={}</script>', 'captcha'],
  [
    200,
    '<title>Robot Check</title><form action="/errors/validateCaptcha"><p>Type the characters you see</p></form>',
    'captcha',
  ],
  [403, `<p id="cmsg">Please enable JS</p><script>var dd={'host':'geo.captcha-delivery.com'}</script>`, 'captcha'],
  [403, '<title>Access to this page has been denied</title><div id="px-captcha"></div>', 'captcha'],
  [429, '<div class="g-recaptcha"></div>', 'captcha'],
  [403, '<title>Access Denied</title><h1>Access Denied</h1>Reference #18.2', 'refused'],
  [429, 'Too many requests', 'refused'],
  [200, `<title>Shop</title><div id="root"></div>${script}`, 'needs_browser'],
  [
    200,
    `<title>Shop</title><noscript>You need to enable JavaScript to run this app.</noscript>${script}`,
    'needs_browser',
  ],
  [200, `<title>About</title><h1>About us</h1><p>${'We sell mugs. '.repeat(40)}</p>`, 'not_a_product'],
  [404, '<h1>Not found</h1>', 'unreachable'],
  [200, '', 'not_a_product'],
])('a page with status %i and the content %s has the problem %s', (status, html, problem) => {
  expect(readProduct({ html, url, status }).problem).toBe(problem);
});

test('readProduct reports no problem for a product page that contains captcha scripts', () => {
  const html = `<h1>Mug</h1><p class="price">$12</p>${'<p>A mug of clay, made by hand.</p>'.repeat(90)}
    <script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script><div class="g-recaptcha"></div>`;
  expect(readProduct({ html, url })).toMatchObject({ problem: null, fields: { name: 'Mug', price: '12.00' } });
});

test('readProduct accepts a page rendered by scripts if its meta tags name a product', () => {
  const html = `<meta property="og:type" content="product"><meta property="og:title" content="Mug">${script}`;
  expect(readProduct({ html, url })).toMatchObject({ problem: null, fields: { name: 'Mug' } });
});

test.each([
  [
    'an article that mentions a price',
    '<meta property="og:type" content="article"><h1>Ten mugs</h1><p>The best costs $12.</p>',
  ],
  [
    'a recipe',
    '<script type="application/ld+json">{"@type":"Recipe","name":"Soup"}</script><h1>Soup</h1><p>Costs € 3</p>',
  ],
  ['a list of products', `<h1>Mugs</h1>${'<p>Mug for $12</p>'.repeat(9)}`],
])('%s has the problem not_a_product and no price', (_, html) => {
  const { problem, fields } = readProduct({ html, url });
  expect([problem, fields.price]).toEqual(['not_a_product', null]);
});

const productPagesFolderUrl = new URL('../../../test/product-pages/', import.meta.url);
const comparedFields = ['name', 'price', 'currency', 'image'] as const;

const pageResults = expected.map(({ file, url: pageUrl, contentType = 'text/html; charset=utf-8', ...fields }) => {
  const html = decodeHtml(readFileSync(new URL(`${file}.html`, productPagesFolderUrl)), contentType);
  const { fields: found, images, problem } = readProduct({ html, url: new URL(pageUrl) });
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
