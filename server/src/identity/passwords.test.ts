import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { hashesAtOnce, hashPassword, verifyPassword } from './passwords.ts';

test('at most four passwords are hashed at once, and a core stays free where there are two', () => {
  expect(hashesAtOnce).toBeGreaterThanOrEqual(1);
  expect(hashesAtOnce).toBeLessThanOrEqual(4);
  if (availableParallelism() > 1) expect(hashesAtOnce).toBeLessThan(availableParallelism());
});

test('many that come at once are all hashed, each with a salt of its own', async () => {
  const hashes = await Promise.all(Array.from({ length: 12 }, () => hashPassword('secret gift')));
  expect(new Set(hashes).size).toBe(12);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword({ hash: hashes[0] ?? '', password: 'secret gift' })).toBe(true);
  expect(await verifyPassword({ hash: hashes[0] ?? '', password: 'secret gifts' })).toBe(false);
});
