import { describe, expect, it, test } from 'vitest';
import { escapeUnprintableCharacters, formatTable } from './table.ts';

describe('escapeUnprintableCharacters escapes untrusted text and JSON with', () => {
  it.each([
    ['codes for terminal colours', '\u001b[31mAna', String.raw`\u001b[31mAna`],
    ['a code that sets the title of the terminal window', '\u001b]0;x\u0007', String.raw`\u001b]0;x\u0007`],
    ['backspaces', 'Ana\b\b\u007f', String.raw`Ana\u0008\u0008\u007f`],
    ['a change of the text direction', 'Ana\u202eoB', String.raw`Ana\u202eoB`],
    ['invisible characters', 'An\u200ba\ufeff', String.raw`An\u200ba\ufeff`],
    ['line and paragraph separators', 'A\u2028n\u2029a', String.raw`A\u2028n\u2029a`],
    ['tag characters outside the Basic Multilingual Plane', 'A\u{e0041}', String.raw`A\udb40\udc41`],
    ['only visible characters, which stay unchanged', 'Zoë 🎁 👩‍👧 می‌خواهم', 'Zoë 🎁 👩‍👧 می‌خواهم'],
  ])('%s', (_, raw, escaped) => {
    expect(escapeUnprintableCharacters(raw)).toBe(escaped);
    expect(escapeUnprintableCharacters(escaped)).toBe(escaped);
    const json = escapeUnprintableCharacters(JSON.stringify({ name: raw }, null, 2));
    expect(JSON.parse(json)).toEqual({ name: raw });
    expect(json).not.toMatch(/[^\n\P{Cc}]|[\u202e\u200b\ufeff\u2028\u2029]/u);
  });
});

test('formatTable aligns the columns, and writes each row as one line without trailing spaces', () => {
  const rows = [
    { id: 7, email: 'zoë@example.com', name: 'Zoë' },
    { id: 12345, email: 'bo@example.com', name: '' },
    { id: 8, email: '\u001b@example.com', name: 'Two\nlines' },
  ];
  expect(formatTable(rows, ['id', 'email', 'name']).split('\n')).toEqual([
    'id     email               name',
    '7      zoë@example.com     Zoë',
    '12345  bo@example.com',
    String.raw`8      \u001b@example.com  Two\u000alines`,
  ]);
});
