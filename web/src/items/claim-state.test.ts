import { expect, test } from 'vitest';
import { setOwnClaimQuantityOnItem } from '../api/optimistic-update.ts';
import { getClaimState, isClaimQuantityShown, getMaxClaimableQuantity } from './claim-state.ts';
import { sortClaimableFirst, isClaimable } from './claimable.ts';

const freeItem = { isAvailable: true, purchased: false, mine: 0 };
const ownClaim = { isAvailable: true, purchased: true, mine: 1 };
const claimedByOthers = { isAvailable: true, purchased: true, mine: 0 };
const unavailableItem = { isAvailable: false, purchased: false, mine: 0 };

test.each([
  ['nobody has claimed the item', freeItem, 'free', true],
  ['the reader has claimed the item', ownClaim, 'mine', false],
  ['the reader has claimed the item behind a share link', { ...ownClaim, mine: true }, 'mine', false],
  ['the reader has claimed some pieces and others are free', { ...ownClaim, purchased: false }, 'mine', true],
  ['other givers have claimed all pieces', claimedByOthers, 'claimed', false],
  ['the owner has made the item unavailable', unavailableItem, 'unavailable', false],
  ['the owner made it unavailable after the claim', { ...ownClaim, isAvailable: false }, 'mine', false],
] as const)('getClaimState and isClaimable return the expected values if %s', (_, item, state, available) => {
  expect(getClaimState(item)).toBe(state);
  expect(isClaimable(item)).toBe(available);
});

test('sortClaimableFirst puts claimable items before the others and keeps the order within both groups', () => {
  const items = [
    { id: 1, ...claimedByOthers },
    { id: 4, ...freeItem },
    { id: 2, ...unavailableItem },
    { id: 3, ...freeItem },
  ];
  expect(sortClaimableFirst(items).map((item) => item.id)).toEqual([4, 3, 1, 2]);
});

test.each([
  ['a claim of the only piece', { wanted: 1, free: 1, mine: 0 }, 1, { free: 0, mine: 1, purchased: true }],
  ['a claim of two of four pieces', { wanted: 4, free: 3, mine: 0 }, 2, { free: 1, mine: 2, purchased: false }],
  ['adding one piece to a claim', { wanted: 4, free: 1, mine: 2 }, 3, { free: 0, mine: 3, purchased: true }],
  ['releasing a claim', { wanted: 4, free: 0, mine: 2 }, 0, { free: 2, mine: 0, purchased: false }],
  [
    'a claim of an item wanted in any number',
    { wanted: null, free: null, mine: 0 },
    7,
    { free: null, mine: 7, purchased: false },
  ],
] as const)('setOwnClaimQuantityOnItem returns the new numbers of an item after %s', (_, item, quantity, expected) => {
  expect(setOwnClaimQuantityOnItem(item, quantity)).toMatchObject(expected);
});

test.each([
  ['the free pieces', { wanted: 4, free: 2, mine: 0, isAvailable: true }, 2],
  ['the promised pieces plus the free pieces', { wanted: 4, free: 1, mine: 2, isAvailable: true }, 3],
  ['the promised pieces if the owner has lowered the number', { wanted: 1, free: 0, mine: 3, isAvailable: true }, 3],
  ['the promised pieces if the item is unavailable', { wanted: 4, free: 2, mine: 1, isAvailable: false }, 1],
  ['99 if any number is wanted', { wanted: null, free: null, mine: 2, isAvailable: true }, 99],
] as const)('getMaxClaimableQuantity returns %s', (_, item, most) => {
  expect(getMaxClaimableQuantity(item)).toBe(most);
});

test('isClaimQuantityShown returns false only if one piece is wanted and the user claims at most one', () => {
  expect(isClaimQuantityShown({ wanted: 1, mine: 1 })).toBe(false);
  expect(isClaimQuantityShown({ wanted: 1, mine: 2 })).toBe(true);
  expect(isClaimQuantityShown({ wanted: null })).toBe(true);
});
