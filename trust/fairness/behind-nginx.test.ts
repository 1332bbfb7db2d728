import { expect, test } from 'vitest';
import { findMissing } from '../../scripts/proxies/proxy.ts';
import { isFull } from '../tier.ts';
import { findFailures, unableToAttack } from './attack-suite.ts';
import { attackNames } from './attacks.ts';

const chosen = isFull
  ? attackNames
  : (['pending requests', 'slow heads', 'bodies byte by byte', 'unread responses'] as const);
const reason = unableToAttack ?? findMissing('nginx');
if (reason !== undefined) console.warn(`Skipped: fairness behind nginx: ${reason}`);

test.skipIf(reason)(
  'no call of a victim fails behind the shipped nginx while others do the worst allowed',
  async () => {
    expect(await findFailures('behind nginx', chosen)).toEqual({});
  },
);
