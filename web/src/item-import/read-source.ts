import type { MessageId, MessageValues } from '@wishwell/text/messages.ts';
import { type TableCells, findFieldByHeader } from './columns.ts';
import { decodeText, isSpreadsheetFile } from './decode-text.ts';

/** Maximum size of a file or pasted text in bytes. An exported list has at most half of this size. */
export const maxImportBytes = 2_000_000;
/** Maximum number of rows that the preview shows. The header row does not count. */
const maxImportRows = 1_000;

/**
 * The content that the user pasted or the file contained: lines of text, the cells of a table, or the reason
 * why the app cannot read it.
 */
export type ImportContent =
  | { is: 'lines'; text: string }
  | { is: 'cells'; cells: TableCells; hasHeader: boolean }
  | { is: 'refused'; id: MessageId; values?: MessageValues };

const createRefusal = (id: MessageId, values?: MessageValues): ImportContent => ({
  is: 'refused',
  id,
  ...(values && { values }),
});

const countLines = (text: string): number => text.split(/\r\n?|\n/).filter((line) => line.trim() !== '').length;

/**
 * Returns whether a pasted text is a table: CSV with a known header, or cells that were copied from a
 * spreadsheet.
 */
function isTable(text: string): boolean {
  const [first = '', ...others] = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  if ([',', ';', '\t'].some((delimiter) => first.split(delimiter).filter(findFieldByHeader).length >= 2)) return true;
  return /^sep=.$/i.test(first) || [first, ...others].every((line) => line.includes('\t'));
}

/**
 * Reads a pasted text or the text of a file. Reads a file with two or more columns as a table, even with an
 * unknown header.
 */
export async function readImportText(text: string, isFile = false): Promise<ImportContent> {
  if (text.length > maxImportBytes) return createRefusal('import.tooLarge', { max: maxImportBytes / 1_000_000 });
  if (text.trim() === '') return createRefusal(isFile ? 'import.emptyFile' : 'import.empty');
  if (!isFile && !isTable(text)) return toLinesContent(text);
  const { parseCsv } = await import('./parse-csv.ts');
  const parsed = parseCsv(text, maxImportRows + 2);
  if ('line' in parsed) return createRefusal('import.quotes', { line: parsed.line });
  const [header = []] = parsed.cells;
  const isKnown = header.some(findFieldByHeader);
  if (header.length < 2 && !isKnown) return toLinesContent(text);
  const hasHeader = isKnown || isFile;
  const rowCount = parsed.cells.length - (hasHeader ? 1 : 0);
  if (rowCount === 0) return createRefusal('import.noRows');
  if (rowCount > maxImportRows) return createRefusal('import.tooManyRows', { max: maxImportRows });
  return { is: 'cells', cells: parsed.cells, hasHeader };
}

const toLinesContent = (text: string): ImportContent =>
  countLines(text) > maxImportRows
    ? createRefusal('import.tooManyRows', { max: maxImportRows })
    : { is: 'lines', text };

/**
 * Reads a CSV or text file in any common encoding. Refuses a file that is larger than `maxBytes`, without
 * reading its content.
 */
export async function readImportFile(file: Blob): Promise<ImportContent> {
  if (file.size > maxImportBytes) return createRefusal('import.tooLarge', { max: maxImportBytes / 1_000_000 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isSpreadsheetFile(bytes)) return createRefusal('import.workbook');
  const text = decodeText(bytes);
  return text === undefined ? createRefusal('import.binary') : readImportText(text, true);
}
