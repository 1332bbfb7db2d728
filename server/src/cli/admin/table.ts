// Matches characters that control a terminal, change the text direction, or are invisible. Does not match the
// two joiner characters (U+200C, U+200D), which emoji and Persian words need.
const unprintablePattern = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

const escapeCodeUnits = (text: string): string =>
  text.replaceAll(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Returns the text with unprintable characters escaped, such as `\u001b`. The result is one line. */
export const escapeUnprintable = (text: string): string => text.replaceAll(unprintablePattern, escapeCodeUnits);

/**
 * Returns JSON (RFC 8259) with unprintable characters escaped. Parsing the JSON returns the original text.
 */
export const toPrintableJson = (document: unknown): string =>
  // Escapes each line separately, so that the line breaks of the JSON stay. JSON contains line breaks only
  // between values.
  JSON.stringify(document, null, 2).split('\n').map(escapeUnprintable).join('\n');

const countCharacters = (text: string): number => [...text].length;

export function formatTable(names: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const lines = [names, ...rows.map((row) => row.map(escapeUnprintable))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => countCharacters(line[column] ?? ''))));
  const pad = (cell: string, column: number): string =>
    cell + ' '.repeat((widths[column] ?? 0) - countCharacters(cell));
  return lines.map((line) => line.map(pad).join('  ').trimEnd());
}
