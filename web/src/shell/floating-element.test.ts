import { expect, test } from 'vitest';
import { computeShiftToUncoverControlsPx } from './floating-element.ts';

const createBox = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const floatingBox = createBox(12, 700, 94, 52);

test('computeShiftToUncoverControlsPx returns 0 if the floating element covers no control', () => {
  expect(computeShiftToUncoverControlsPx(floatingBox, [createBox(200, 700, 44, 44), createBox(12, 600, 44, 44)])).toBe(
    0,
  );
});

test('computeShiftToUncoverControlsPx returns the smallest distance at which the element covers no control', () => {
  expect(computeShiftToUncoverControlsPx(floatingBox, [createBox(12, 730, 44, 44)])).toBe(32);
});

test('computeShiftToUncoverControlsPx returns undefined if the element covers a control at every distance', () => {
  expect(
    computeShiftToUncoverControlsPx(
      floatingBox,
      [0, 1, 2, 3].map((n) => createBox(12, 580 + n * 48, 300, 44)),
    ),
  ).toBeUndefined();
});
