import { expect, test } from 'vitest';
import { createPositionCipher } from './position-cipher.ts';
import { firstPosition, lastPosition } from './wal-position.ts';

const secret = 'a secret of at least thirty-two characters';
const { encrypt, decrypt } = createPositionCipher(secret);

test.each([firstPosition, 1n, 0x16_b374d848n, lastPosition])('%s is given and taken back', (position) => {
  expect(decrypt(encrypt(position))).toBe(position);
});

test('what is given tells nothing: all have one length, and the same position never looks the same', () => {
  const given = [firstPosition, firstPosition, 1n, lastPosition].map(encrypt);
  expect(new Set(given).size).toBe(4);
  expect(new Set(given.map((text) => text.length))).toEqual(new Set([48]));
});

test('what others have made, or changed, is not taken', () => {
  const text = encrypt(5n);
  expect(createPositionCipher(`${secret}!`).decrypt(text)).toBeUndefined();
  for (const at of [0, 20, 47]) {
    const changed = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
    expect(decrypt(changed)).toBeUndefined();
  }
  for (const bad of ['', '0/0', text.slice(1), `${text}A`, text.replace(/./, '=')])
    expect(decrypt(bad)).toBeUndefined();
});
