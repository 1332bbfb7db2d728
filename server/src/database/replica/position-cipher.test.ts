import { expect, test } from 'vitest';
import { createPositionCipher } from './position-cipher.ts';
import { positionBeforeAllChanges, positionAfterAllChanges } from './wal-position.ts';

const secret = 'a secret of at least thirty-two characters';
const { encrypt, decrypt } = createPositionCipher(secret);

test.each([positionBeforeAllChanges, 1n, 0x16_b374d848n, positionAfterAllChanges])(
  'decrypt returns the WAL position %s that encrypt received',
  (position) => {
    expect(decrypt(encrypt(position))).toBe(position);
  },
);

test('encrypted WAL positions have equal lengths, and differ even for equal positions', () => {
  const encryptedTexts = [positionBeforeAllChanges, positionBeforeAllChanges, 1n, positionAfterAllChanges].map(encrypt);
  expect(new Set(encryptedTexts).size).toBe(4);
  expect(new Set(encryptedTexts.map((text) => text.length))).toEqual(new Set([48]));
});

test('decrypt returns undefined for a text encrypted with another key, a changed text or an invalid text', () => {
  const text = encrypt(5n);
  expect(createPositionCipher(`${secret}!`).decrypt(text)).toBeUndefined();
  for (const at of [0, 20, 47]) {
    const changed = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
    expect(decrypt(changed)).toBeUndefined();
  }
  for (const bad of ['', '0/0', text.slice(1), `${text}A`, text.replace(/./, '=')])
    expect(decrypt(bad)).toBeUndefined();
});
