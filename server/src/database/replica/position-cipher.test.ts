import { expect, test } from 'vitest';
import { createPositionSeal } from './position-cipher.ts';
import { beginning, end } from './wal-position.ts';

const secret = 'a secret of at least thirty-two characters';
const { seal, open } = createPositionSeal(secret);

test.each([beginning, 1n, 0x16_b374d848n, end])('%s is given and taken back', (position) => {
  expect(open(seal(position))).toBe(position);
});

test('what is given tells nothing: all have one length, and the same position never looks the same', () => {
  const given = [beginning, beginning, 1n, end].map(seal);
  expect(new Set(given).size).toBe(4);
  expect(new Set(given.map((text) => text.length))).toEqual(new Set([48]));
});

test('what others have made, or changed, is not taken', () => {
  const text = seal(5n);
  expect(createPositionSeal(`${secret}!`).open(text)).toBeUndefined();
  for (const at of [0, 20, 47]) {
    const changed = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
    expect(open(changed)).toBeUndefined();
  }
  for (const bad of ['', '0/0', text.slice(1), `${text}A`, text.replace(/./, '=')]) expect(open(bad)).toBeUndefined();
});
