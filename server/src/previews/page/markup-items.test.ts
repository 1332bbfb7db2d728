import { expect, test } from 'vitest';
import { readProduct } from './read-product.ts';

const url = new URL('https://shop.example/mug');
const readProductFromHtml = (html: string) => readProduct({ html, url });

test('microdata includes the properties of elements that itemref refers to', () => {
  const html = `<div itemscope itemtype="https://schema.org/Product" itemref="n o"></div><b id="n" itemprop="name">Mug</b>
    <div id="o" itemprop="offers" itemscope itemtype="https://schema.org/Offer"><data itemprop="price" value="12.5">12,5</data>
    <meta itemprop="priceCurrency" content="€"></div>`;
  expect(readProductFromHtml(html)).toMatchObject({
    fields: { name: 'Mug', price: '12.50', currency: 'EUR' },
    sources: { name: 'microdata', price: 'microdata' },
  });
});

test('a product is found if a JSON-LD offer contains it (itemOffered)', () => {
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

test('the product of a page without headings and markup is read from the page’s title and text', () => {
  const html =
    '<title>Shop - Teapot</title><table><tr><td><img src="pot.gif" width=250><td>Price: DM 39,90 / EUR 20,40</table>';
  expect(readProductFromHtml(html)).toMatchObject({
    fields: { name: 'Teapot', price: '20.40', currency: 'EUR' },
    images: [{ url: 'https://shop.example/pot.gif' }],
  });
});
