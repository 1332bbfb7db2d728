import { expect, test } from 'vitest';
import { waitUntilAllPromisesSettle } from './wait-until-all-promises-settle.ts';

test('waitUntilAllPromisesSettle rejects with the first failure only when all promises have settled', async () => {
  const order: string[] = [];
  const slow = new Promise((resolve) => setTimeout(resolve)).then(() => order.push('slow'));
  const failed = Promise.reject(new Error('not found'));
  await waitUntilAllPromisesSettle([slow, failed]).catch((error: unknown) => order.push(String(error)));
  expect(order).toEqual(['slow', 'Error: not found']);
});
