import { CsvError, type Options, parse } from 'csv-parse/browser/esm/sync';

/** Matches a first line such as `sep=;`. With this line, Excel names the delimiter of the file. */
const delimiterLinePattern = /^sep=([,;\t|])\n/i;

const createCsvOptions = (delimiter: string, relaxed: boolean): Options => ({
  delimiter,
  relax_column_count: true,
  relax_quotes: relaxed,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
  trim: true,
  // Maximum number of characters in a row, far more than an item needs. The parser stops here if a closing
  // quotation mark is missing.
  max_record_size: 100_000,
});

/** Number of characters at the start of the file in which the app looks for the delimiter. */
const delimiterSampleLength = 10_000;

/**
 * Returns the number of cells in the first row if cells end at the given delimiter. Returns 0 if the
 * quotation marks of the row do not match.
 */
function countCells(text: string, delimiter: string): number {
  let count = 0;
  try {
    const on_record = (record: string[]): string[] => {
      count ||= record.length;
      return record;
    };
    parse(text.slice(0, delimiterSampleLength), { ...createCsvOptions(delimiter, true), on_record });
  } catch {
    // Ignores errors at the end of the checked text, which may be cut inside a cell.
  }
  return count;
}

/** Returns the delimiter with which the first row has the most cells. */
function findDelimiter(text: string): string {
  const counts = [',', ';', '\t'].map((delimiter) => ({ delimiter, count: countCells(text, delimiter) }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}

/**
 * The result of parsing a CSV file: the cells or, if a row has unmatched quotation marks, the number of the
 * line where this row begins.
 */
type ParsedCsv = { cells: string[][] } | { line: number };

/**
 * Parses CSV whose cells are separated by commas, semicolons or tabs. Reads at most `maxRows` rows. A line
 * break inside a cell becomes `\n`.
 */
export function parseCsv(source: string, maxRows: number): ParsedCsv {
  const lines = source.replaceAll(/\r\n?/g, '\n');
  const delimiterMatch = delimiterLinePattern.exec(lines);
  const text = delimiterMatch ? lines.slice(delimiterMatch[0].length) : lines;
  const skippedLines = delimiterMatch ? 1 : 0;
  let lastLine = 0;
  const read = (relaxed: boolean): ParsedCsv => {
    lastLine = 0;
    const delimiter = delimiterMatch?.[1] ?? findDelimiter(text);
    const on_record: Options['on_record'] = (record, { lines: end }) => {
      lastLine = end;
      return record;
    };
    return { cells: parse(text, { ...createCsvOptions(delimiter, relaxed), to: maxRows, on_record }) };
  };
  try {
    try {
      return read(false);
    } catch (error) {
      // Strict parsing fails at a quotation mark in an unquoted cell, such as `27" monitor`. Relaxed parsing
      // reads the mark as text.
      if (error instanceof CsvError && error.code === 'INVALID_OPENING_QUOTE') return read(true);
      throw error;
    }
  } catch (error) {
    if (error instanceof CsvError) return { line: lastLine + 1 + skippedLines };
    throw error;
  }
}
