// Matches characters that control a terminal, change the text direction, or are invisible. Does not match
// line breaks and the two joiner characters (U+200C, U+200D), which emoji and Persian words need.
const unprintablePattern = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/**
 * Escapes unprintable characters, for example as `\u001b`. In JSON text, the escapes do not change the value.
 */
export const escapeUnprintableCharacters = (text: string): string =>
  text.replaceAll(unprintablePattern, (character) =>
    character.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );

const formatCell = (value: unknown): string =>
  escapeUnprintableCharacters(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll(
    '\n',
    String.raw`\u000a`,
  );

/** Formats rows as a text table with a line of headings. `columns` names the properties to show. */
export function formatTable<Row>(rows: readonly Row[], columns: readonly (keyof Row & string)[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => formatCell(row[column])))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const pad = (cell: string, index: number): string => cell.padEnd(widths[index] ?? 0);
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}
