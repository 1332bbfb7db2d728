// Matches characters that control a terminal, change the text direction, or are invisible. Does not match
// line breaks, and the two joiner characters (U+200C, U+200D), which emoji and Persian words need.
const unprintablePattern = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** Escapes unprintable characters, such as `\u001b`. Escaped JSON text still has the same value. */
export const escapeUnprintable = (text: string): string =>
  text.replaceAll(unprintablePattern, (character) =>
    character.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );

const formatCell = (value: unknown): string =>
  escapeUnprintable(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll('\n', String.raw`\u000a`);

/** Returns one line for the headings and one for each row. `columns` names the properties that it shows. */
export function formatTable<Row>(rows: readonly Row[], columns: readonly (keyof Row & string)[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => formatCell(row[column])))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]?.length ?? 0)));
  const pad = (cell: string, index: number): string => cell.padEnd(widths[index] ?? 0);
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n');
}
