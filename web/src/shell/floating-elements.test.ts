import { expect, test } from 'vitest';
import { findUpwardShiftPx } from './floating-elements.ts';

const createBox = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const floatingBox = createBox(12, 700, 94, 52);

test('findLiftDistance returns 0 if the floating element covers no control', () => {
  expect(findUpwardShiftPx([floatingBox], [createBox(200, 700, 44, 44), createBox(12, 600, 44, 44)])).toBe(0);
});

test('findLiftDistance returns the smallest distance at which the element covers no control', () => {
  expect(findUpwardShiftPx([floatingBox], [createBox(12, 730, 44, 44)])).toBe(32);
});

test('findLiftDistance returns one common distance at which two elements cover no control', () => {
  expect(
    findUpwardShiftPx(
      [floatingBox, createBox(250, 700, 128, 52)],
      [createBox(12, 730, 44, 44), createBox(330, 690, 44, 20)],
    ),
  ).toBe(72);
});

test('findLiftDistance returns undefined if the element covers a control at every distance', () => {
  expect(
    findUpwardShiftPx(
      [floatingBox],
      [0, 1, 2, 3].map((n) => createBox(12, 580 + n * 48, 300, 44)),
    ),
  ).toBeUndefined();
});
