import { expect, test } from 'vitest';
import { describeMissingProxy } from '../../scripts/proxies/proxy.ts';
import { isFullTestRun } from '../tier.ts';
import { findFailures, attackSkipReason } from './attack-suite.ts';
import { attackNames } from './attacks.ts';

const chosenAttacks = isFullTestRun
  ? attackNames
  : (['pending requests', 'slow heads', 'bodies byte by byte', 'unread responses'] as const);
const skipReason = attackSkipReason ?? describeMissingProxy('nginx');
if (skipReason !== undefined) console.warn(`Skipped: fairness behind nginx: ${skipReason}`);

test.skipIf(skipReason)(
  'behind nginx, during attacks by ordinary accounts, no request of another person fails',
  async () => {
    expect(await findFailures('behind nginx', chosenAttacks)).toEqual({});
  },
);
