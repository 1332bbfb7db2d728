import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { test as people } from './people.ts';

interface TestShop {
  /** Origin of the shop, such as `http://127.0.0.1:41234`. */
  origin: string;
}

const createProductPageHtml = (origin: string): string => `<!doctype html><html lang="en"><head>
<title>Stoneware mug | Clay &amp; Co</title>
<meta property="og:site_name" content="Clay &amp; Co">
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Stoneware mug',
  description: 'Holds 400 ml.',
  image: `${origin}/mug.png`,
  offers: { '@type': 'Offer', price: '24.50', priceCurrency: 'USD' },
})}</script></head><body><h1>Stoneware mug</h1></body></html>`;

const strictHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'",
};

/** Playwright's `test`, with a shop server on this machine to which Wishwell is allowed to send requests. */
export const test = people.extend<{ shop: TestShop }>({
  shop: async ({}, provide) => {
    const image = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#7a4b2a' } })
      .png()
      .toBuffer();
    const respond: RequestListener = ({ url, headers: { host, 'user-agent': userAgent = '' } }, response) => {
      if (url === '/slow') return;
      if (url === '/strict') {
        // The page `/strict` forbids scripts, and responds with 403 to requests of the Wishwell server.
        if (userAgent.includes('Wishwell')) response.writeHead(403).end();
        else response.writeHead(200, strictHeaders).end(createProductPageHtml(`http://${host ?? ''}`));
      } else if (url === '/refused') response.writeHead(403).end();
      else if (url === '/mug.png') response.setHeader('content-type', 'image/png').end(image);
      else
        response
          .setHeader('content-type', 'text/html; charset=utf-8')
          .end(createProductPageHtml(`http://${host ?? ''}`));
    };
    const server = createServer(respond).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await provide({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    server.closeAllConnections();
    server.close();
  },

  environment: async ({ shop }, provide) => {
    await provide({ LINK_PREVIEW_ALLOW: new URL(shop.origin).host });
  },
});
