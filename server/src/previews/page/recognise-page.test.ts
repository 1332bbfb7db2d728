import { expect, test } from 'vitest';
import { readProduct } from './read-product.ts';

const url = new URL('https://shop.example/mug');
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

test('a product page has no problem, although it contains captcha scripts', () => {
  const html = `<h1>Mug</h1><p class="price">$12</p>${'<p>A mug of clay, made by hand.</p>'.repeat(90)}
    <script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script><div class="g-recaptcha"></div>`;
  expect(readProduct({ html, url })).toMatchObject({ problem: null, fields: { name: 'Mug', price: '12.00' } });
});

test('a page that scripts render has no problem if it contains product meta tags; its name is found', () => {
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
