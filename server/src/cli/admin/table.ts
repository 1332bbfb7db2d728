// What moves a terminal's cursor, changes its colours or the direction of its text, or shows nothing at all. The two
// joiners stay: they hold emoji and Persian words together.
const unprintable = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const escapeUnits = (text: string): string =>
  text.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A text that others chose, on one line and without anything that a terminal would obey: it becomes `\u001b`. */
export const printable = (text: string): string => text.replaceAll(unprintable, escapeUnits);

/** JSON (RFC 8259) in which the same characters are escaped; a program reads the same text out of it. */
export const printableJson = (document: unknown): string =>
  // The line breaks between values are the only ones there are.
  JSON.stringify(document, null, 2).split('\n').map(printable).join('\n');

const widthOf = (text: string): number => [...text].length;

/** Lines of aligned columns under their names. The last column is as wide as it likes. */
export function table(names: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const lines = [names, ...rows.map((row) => row.map(printable))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => widthOf(line[column] ?? ''))));
  const pad = (cell: string, column: number): string => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell));
  return lines.map((line) => line.map(pad).join('  ').trimEnd());
}
