import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startShopForTest } from '../../../test/shop-server.ts';
import { createRequestSender } from './send-request.ts';

test('sendRequest connects to the checked IP address, and sends the URL’s host in the Host header', async () => {
  const shop = await startShopForTest((request, response) => response.end(request.headers.host));
  const port = Number(new URL(shop.origin).port);
  const url = new URL(`http://name-without-address.invalid:${port}/`);
  const send = createRequestSender(undefined);
  const target = { url, host: url.hostname, port, addresses: ['127.0.0.1'] } as const;
  const response = await send(target, {}, AbortSignal.timeout(5_000));
  expect(await text(response)).toBe(url.host);
});
