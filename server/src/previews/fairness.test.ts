import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { sendHtml } from '../../test/previewers.ts';
import { type ShopServer, startShopForTest } from '../../test/shop-server.ts';
import { createLinkPreviewService, type LinkPreviewService } from './previews.ts';

function createPreviews(shop: ShopServer, timeoutMs?: number): LinkPreviewService {
  const linkPreviews = { isOn: true, allowedHosts: new Set([shop.allow]), proxy: undefined };
  const previews = createLinkPreviewService({
    config: { linkPreviews, publicUrl: undefined },
    images: { prepare: () => {}, save: async () => 'key', discard: async () => {} },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
  onTestFinished(() => previews.close());
  return previews;
}

test('at most eight link previews run at once, and at most four of them for the same user', async () => {
  const openResponses: ServerResponse[] = [];
  const shop = await startShopForTest((_, response) => openResponses.push(response));
  const previews = createPreviews(shop);
  const startPreviews = (userId: number, count: number) =>
    Array.from({ length: count }, (_, at) => previews.preview(new URL(`${shop.origin}/${userId}/${at}`), userId));
  const previewTasks = [...startPreviews(1, 12), ...startPreviews(2, 2)];
  while (openResponses.length < 6) await sleep(5);
  await sleep(50);
  expect(shop.requests.map((path) => path[1])).toEqual(['1', '1', '1', '1', '2', '2']);
  previewTasks.push(...startPreviews(3, 4));
  while (openResponses.length < 8) await sleep(5);
  await sleep(50);
  expect(openResponses).toHaveLength(8);
  let sentCount = 0;
  const timer = setInterval(() => {
    for (; sentCount < openResponses.length; sentCount += 1) {
      const response = openResponses[sentCount];
      if (response) sendHtml(response, '<h1>Mug</h1><p class="price">$12</p>');
    }
  }, 10);
  const results = await Promise.all(previewTasks);
  clearInterval(timer);
  expect(new Set(results.map(({ reading }) => reading.problem))).toEqual(new Set([null]));
});

test('a preview ends when its client disconnects, long before the preview’s timeout', async () => {
  const shop = await startShopForTest(() => {});
  const previews = createPreviews(shop, 600_000);
  const client = new AbortController();
  const preview = previews.preview(new URL(shop.origin), 1, client.signal);
  while (shop.requests.length === 0) await sleep(5);
  client.abort();
  expect(await preview).toBeDefined();
});
