import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A shop server on 127.0.0.1. `allow` is the value of `LINK_PREVIEW_ALLOW` for this shop. */
export interface ShopServer {
  origin: string;
  allow: string;
  /** Paths and query strings of the requests that the shop has received. */
  requests: string[];
  server: Server;
  close(): void;
}

async function startShop(respond: RequestListener): Promise<ShopServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    respond(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, allow: `127.0.0.1:${port}`, requests, server, close };
}

export async function startShopForTest(respond: RequestListener): Promise<ShopServer> {
  const shop = await startShop(respond);
  onTestFinished(() => shop.close());
  return shop;
}

/**
 * Starts a shop with one page for each path, whatever the query string is. A string is sent as HTML, and a
 * buffer as a PNG image.
 */
export const startShopWithPages = (pages: Readonly<Record<string, string | Buffer>>): Promise<ShopServer> =>
  startShop((request, response) => {
    const page = pages[request.url?.replace(/\?.*$/, '') ?? ''];
    if (page === undefined) {
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
      return;
    }
    response.setHeader('content-type', typeof page === 'string' ? 'text/html; charset=utf-8' : 'image/png');
    response.end(page);
  });
