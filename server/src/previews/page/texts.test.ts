import { expect, test } from 'vitest';
import { shortenDescription, cleanProductName, removeShopNameFromTitle } from './texts.ts';

test.each([
  ['Salt &amp; Pepper', 'Salt & Pepper'],
  ['  A\n  mug ', 'A mug'],
  ['Mug <b>blue</b><script>alert(1)</script>', 'Mug blue'],
  ['5 < 6 &gt; 4', '5 < 6 > 4'],
  ['a\u202eb\u0000c\u200bd', 'abcd'],
  ['\ud800Mug', '\ufffdMug'],
  ['x'.repeat(300), 'x'.repeat(200)],
  [' <i></i> ', undefined],
  ['\u200b\u2800', undefined],
  [undefined, undefined],
])('cleanProductName converts %j to %j', (text, name) => {
  expect(cleanProductName(text)).toBe(name);
});

test('shortenDescription cuts a long text after a whole word, to at most 500 characters', () => {
  const description = shortenDescription('<p>word</p>'.repeat(400)) ?? '';
  expect(description).toMatch(/^(?:word )+word…$/);
  expect(description.length).toBeLessThanOrEqual(500);
});

test.each([
  ['Mug | Clay', 'Mug'],
  ['Mug – Clay & Co.', 'Mug – Clay & Co.'],
  ['Clay: Mug', 'Mug'],
  ['Mug - blue - Clay', 'Mug - blue'],
  ['Mug', 'Mug'],
  ['Clay', 'Clay'],
])('removeShopNameFromTitle shortens the title "%s" to "%s"', (title, name) => {
  expect(removeShopNameFromTitle(title, ['Clay'])).toBe(name);
});
