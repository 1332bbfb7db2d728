import { expect, test } from 'vitest';
import { positionBeforeAllChanges, positionAfterAllChanges, parseWalPosition } from './wal-position.ts';

test('parseWalPosition returns greater numbers for later WAL positions', () => {
  const inOrder = ['0/1', '0/FF', '0/ffffffff', '1/0', 'A/0', '10/0'].map(parseWalPosition);
  expect(inOrder.toSorted((a = 0n, b = 0n) => (a < b ? -1 : 1))).toEqual(inOrder);
  expect([parseWalPosition('0/0'), parseWalPosition('FFFFFFFF/FFFFFFFF')]).toEqual([
    positionBeforeAllChanges,
    positionAfterAllChanges,
  ]);
  expect(parseWalPosition('16/B374D848')).toBe(0x16_b374d848n);
});

test.each(['', '0', '/', '0/', 'G/0', '0/0 ', '123456789/0', '0/0/0', '-1/0'])(
  'parseWalPosition returns undefined for the invalid text "%s"',
  (text) => {
    expect(parseWalPosition(text)).toBeUndefined();
  },
);
