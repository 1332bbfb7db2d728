import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { createPasswordQueue, computeMaxConcurrentHashes, hashPassword, verifyPassword } from './passwords.ts';

test('one process hashes at most four passwords at once, and leaves one CPU core free', () => {
  expect(computeMaxConcurrentHashes(1)).toBeGreaterThanOrEqual(1);
  expect(computeMaxConcurrentHashes(1)).toBeLessThanOrEqual(4);
  if (availableParallelism() > 1) expect(computeMaxConcurrentHashes(1)).toBeLessThan(availableParallelism());
});

test('all worker processes together share the limit of concurrent hashes; each may hash at least one', () => {
  for (const workers of [1, 2, 3, 4, 8, 64]) {
    expect(computeMaxConcurrentHashes(workers) * workers).toBeLessThanOrEqual(
      Math.max(computeMaxConcurrentHashes(1), workers),
    );
    expect(computeMaxConcurrentHashes(workers)).toBeGreaterThanOrEqual(1);
  }
});

test('while 20 passwords of one client network wait, one of another network is hashed third at the latest', async () => {
  const queue = createPasswordQueue(64);
  const order: string[] = [];
  const run = (network: string): Promise<void> =>
    queue.run(network, async () => {
      await hashPassword('secret gift');
      order.push(network);
    });
  await Promise.all([...Array.from({ length: 20 }, () => run('attacker')), run('victim')]);
  expect(order.indexOf('victim')).toBeLessThanOrEqual(2);
});

test('twelve simultaneous hashes of one password all have different salts', async () => {
  const hashes = await Promise.all(Array.from({ length: 12 }, () => hashPassword('secret gift')));
  expect(new Set(hashes).size).toBe(12);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword({ hash: hashes[0] ?? '', password: 'secret gift' })).toBe(true);
  expect(await verifyPassword({ hash: hashes[0] ?? '', password: 'secret gifts' })).toBe(false);
});
