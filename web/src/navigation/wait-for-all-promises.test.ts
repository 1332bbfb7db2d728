import { expect, test } from 'vitest';
import { waitUntilAllSettled } from './wait-until-all-settled.ts';

test('waitUntilAllSettled rejects with the first failure only when all promises have settled', async () => {
  const order: string[] = [];
  const slow = new Promise((resolve) => setTimeout(resolve)).then(() => order.push('slow'));
  const failed = Promise.reject(new Error('not found'));
  await waitUntilAllSettled([slow, failed]).catch((error: unknown) => order.push(String(error)));
  expect(order).toEqual(['slow', 'Error: not found']);
});
