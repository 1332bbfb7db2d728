import { expect, test } from 'vitest';
import { isFullTestRun } from '../tier.ts';
import { findFailures, attackSkipReason } from './attack-suite.ts';
import { attackNames } from './attacks.ts';

// `npm test` runs a different part of the attacks on each of the two server setups. `npm run test:full`
// runs all attacks on each setup.
const chosenAttacks = isFullTestRun
  ? attackNames
  : ([
      'largest list',
      'costly and endless pages of shops',
      'largest page of friends',
      'largest writes',
      'friend storm',
      'searches',
      'password hashes',
      'bodies that never come',
      'many sockets',
      'images of many scans',
    ] as const);

test.skipIf(attackSkipReason)('during attacks by ordinary accounts, no request of another person fails', async () => {
  expect(await findFailures('one process', chosenAttacks)).toEqual({});
});
