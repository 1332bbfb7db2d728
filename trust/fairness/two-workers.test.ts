import { expect, test } from 'vitest';
import { isFullTestRun } from '../tier.ts';
import { findFailures, attackSkipReason } from './attack-suite.ts';
import { attackNames } from './attacks.ts';

const chosenAttacks = isFullTestRun
  ? attackNames
  : (['searches', 'bodies that never come', 'many sockets', 'password hashes'] as const);

test.skipIf(attackSkipReason)(
  'with WORKERS=2, during attacks by ordinary accounts, no request of another person fails',
  async () => {
    expect(await findFailures('two workers', chosenAttacks)).toEqual({});
  },
);
