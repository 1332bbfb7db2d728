import { expect, test } from 'vitest';
import { createPasswordHashingQueue, hashPassword, verifyPassword } from './passwords.ts';

test('hashing a password does not wait for 20 earlier passwords from clients in another network', async () => {
  const queue = createPasswordHashingQueue(1);
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
