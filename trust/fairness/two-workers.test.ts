import { expect, test } from 'vitest';
import { isFull } from '../tier.ts';
import { findFailures, unableToAttack } from './attack-suite.ts';
import { attackNames } from './attacks.ts';

const chosen = isFull
  ? attackNames
  : (['searches', 'bodies that never come', 'many sockets', 'password hashes'] as const);

test.skipIf(unableToAttack)('no call of a victim fails with WORKERS=2 while others do the worst allowed', async () => {
  expect(await findFailures('two workers', chosen)).toEqual({});
});
