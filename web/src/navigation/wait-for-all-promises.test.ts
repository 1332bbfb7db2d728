import { expect, test } from 'vitest';
import { waitForAllPromises } from './wait-for-all-promises.ts';

test('waitForAllPromises rejects with the first failure only when all promises have settled', async () => {
  const order: string[] = [];
  const slow = new Promise((resolve) => setTimeout(resolve)).then(() => order.push('slow'));
  const failed = Promise.reject(new Error('not found'));
  await waitForAllPromises([slow, failed]).catch((error: unknown) => order.push(String(error)));
  expect(order).toEqual(['slow', 'Error: not found']);
});
