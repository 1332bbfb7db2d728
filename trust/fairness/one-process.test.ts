import { expect, test } from 'vitest';
import { isFull } from '../tier.ts';
import { findFailures, unableToAttack } from './attack-suite.ts';
import { attackNames } from './attacks.ts';

// The quick tier spreads the attacks over the three arrangements; the full tier runs all of them on each.
const chosen = isFull
  ? attackNames
  : (['largest list', 'largest page of friends', 'largest writes', 'friend storm', 'images of many scans'] as const);

test.skipIf(unableToAttack)('no call of a victim fails while others do the worst allowed', async () => {
  expect(await findFailures('one process', chosen)).toEqual({});
});
