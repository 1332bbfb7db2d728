import { expect, test, vi } from 'vitest';
import { waitForAll } from './wait-for-all.ts';

test('waitForAll rejects with the first failure only when all promises have settled', async () => {
  const slow = Promise.withResolvers<void>();
  const settled = vi.fn<(error: unknown) => void>();
  const waiting = waitForAll([slow.promise, Promise.reject(new Error('not found'))]).catch(settled);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(settled).not.toHaveBeenCalled();
  slow.resolve();
  await waiting;
  expect(settled).toHaveBeenCalledWith(new Error('not found'));
});
