import { describe, expect, it, test } from 'vitest';
import { printable, printableJson, table } from './table.ts';

describe('a text that others chose reaches the terminal without what a terminal obeys', () => {
  it.each([
    ['colours', '\u001b[31mAna', String.raw`\u001b[31mAna`],
    ['the one-byte form of the same', '\u009b31mAna', String.raw`\u009b31mAna`],
    ['a window title', '\u001b]0;x\u0007', String.raw`\u001b]0;x\u0007`],
    ['a line of its own', 'Ana\r\nBo', String.raw`Ana\u000d\u000aBo`],
    ['backspaces', 'Ana\b\b\u007f', String.raw`Ana\u0008\u0008\u007f`],
    ['another direction', 'Ana\u202eoB', String.raw`Ana\u202eoB`],
    ['what cannot be seen', 'An\u200ba\ufeff', String.raw`An\u200ba\ufeff`],
    ['separators', 'A\u2028n\u2029a', String.raw`A\u2028n\u2029a`],
    ['tags beyond the basic plane', 'A\u{e0041}', String.raw`A\udb40\udc41`],
    ['nothing of the kind', 'Zoë 🎁 👩‍👧 می‌خواهم', 'Zoë 🎁 👩‍👧 می‌خواهم'],
  ])('%s', (_, raw, shown) => {
    expect(printable(raw)).toBe(shown);
    expect(printable(shown)).toBe(shown);
    const json = printableJson({ name: raw });
    expect(json).toBe(printableJson(JSON.parse(json)));
    expect(JSON.parse(json)).toEqual({ name: raw });
    expect(json).not.toMatch(/[^\n\P{Cc}]|[\u202e\u200b\ufeff\u2028\u2029]/u);
  });
});

test('columns are aligned, and no line ends in blanks', () => {
  const rows = [
    ['7', 'zoë@example.com', 'Zoë'],
    ['12345', 'bo@example.com', ''],
    ['8', '\u001b@example.com', 'Two\nlines'],
  ];
  expect(table(['id', 'e-mail', 'name'], rows)).toEqual([
    'id     e-mail              name',
    '7      zoë@example.com     Zoë',
    '12345  bo@example.com',
    String.raw`8      \u001b@example.com  Two\u000alines`,
  ]);
});
