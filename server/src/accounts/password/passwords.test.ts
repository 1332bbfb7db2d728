import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { createPasswordQueue, hashesAtOnce, hashPassword, verifyPassword } from './passwords.ts';

test('at most four passwords are hashed at once, and a core stays free where there are two', () => {
  expect(hashesAtOnce(1)).toBeGreaterThanOrEqual(1);
  expect(hashesAtOnce(1)).toBeLessThanOrEqual(4);
  if (availableParallelism() > 1) expect(hashesAtOnce(1)).toBeLessThan(availableParallelism());
});

test('all workers together hash no more passwords at once than one process, unless each has one', () => {
  for (const workers of [1, 2, 3, 4, 8, 64]) {
    expect(hashesAtOnce(workers) * workers).toBeLessThanOrEqual(Math.max(hashesAtOnce(1), workers));
    expect(hashesAtOnce(workers)).toBeGreaterThanOrEqual(1);
  }
});

test('a password of another network waits for one slot alone, however many one network sends', async () => {
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

test('many that come at once are all hashed, each with a salt of its own', async () => {
  const hashes = await Promise.all(Array.from({ length: 12 }, () => hashPassword('secret gift')));
  expect(new Set(hashes).size).toBe(12);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword({ hash: hashes[0] ?? '', password: 'secret gift' })).toBe(true);
  expect(await verifyPassword({ hash: hashes[0] ?? '', password: 'secret gifts' })).toBe(false);
});
