import { expect, test } from 'vitest';
import { availableFirst, claimState, isClaimable } from './claim-state.ts';

const wish = { isAvailable: true, purchased: false, purchasedBy: null };
const mine = { isAvailable: true, purchased: true, purchasedBy: 7 };
const taken = { isAvailable: true, purchased: true, purchasedBy: null };
const off = { isAvailable: false, purchased: false, purchasedBy: null };

test.each([
  ['nobody has claimed it', wish, 'free', true],
  ['I have claimed it', mine, 'mine', false],
  ['somebody else has claimed it', taken, 'taken', false],
  ['its owner has switched it off', off, 'switchedOff', false],
  ['I have claimed it and it was switched off since', { ...mine, isAvailable: false }, 'mine', false],
] as const)('where %s, action and badge say so', (_, item, state, available) => {
  expect(claimState(item)).toBe(state);
  expect(isClaimable(item)).toBe(available);
});

test('what can be had comes first, then what is older', () => {
  const items = [
    { id: 1, ...taken },
    { id: 4, ...wish },
    { id: 2, ...off },
    { id: 3, ...wish },
  ];
  expect(availableFirst(items).map((item) => item.id)).toEqual([3, 4, 1, 2]);
});
