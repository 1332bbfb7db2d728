import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drawImage } from '../../scripts/demo/draw-image.ts';

/** A shop server on this machine. Wishwell requests its product pages for link previews. */
export interface TestShop {
  /** Host and port of the shop, as in the setting `LINK_PREVIEW_ALLOW` of Wishwell. */
  host: string;
  /** Returns the URL of a new product page at each call, because Wishwell caches the previews of pages. */
  nextUrl(): string;
  close(): void;
}

/** Milliseconds that the shop waits before it responds to a request for a page or an image. */
const responseDelayMs = 50;

const similarProductHtml = `<div class="card" data-id="${'0123456789abcdef'.repeat(18)}"><a href="/things"><span>Similar</span></a><p>In stock</p></div>`;

/**
 * Returns a product page of 200 kB with 2,000 elements. Most of the elements contain nothing that a link
 * preview uses.
 */
const createProductPageHtml = (
  imageUrl: string,
): string => `<!doctype html><html lang="en"><head><title>Stoneware mug</title>
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Stoneware mug',
  description: 'Holds 400 ml.',
  image: imageUrl,
  offers: { '@type': 'Offer', price: '24.50', priceCurrency: 'USD' },
})}</script></head><body><h1>Stoneware mug</h1>
${similarProductHtml.repeat(500)}</body></html>`;

/** Starts a shop whose product pages have an image of 800 x 600 pixels. */
export async function startTestShop(): Promise<TestShop> {
  const image = await drawImage('mug teal', 800);
  const respond = ({ url = '' }: IncomingMessage, response: ServerResponse): void => {
    if (url.endsWith('.png')) response.setHeader('content-type', 'image/png').end(image);
    else
      response
        .setHeader('content-type', 'text/html; charset=utf-8')
        .end(createProductPageHtml(`http://${host}${url}.png`));
  };
  const server = createServer((request, response) => void setTimeout(respond, responseDelayMs, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  let pageCount = 0;
  return {
    host,
    nextUrl: () => `http://${host}/${(pageCount += 1)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
