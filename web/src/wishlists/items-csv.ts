import { getCurrencyDecimals } from '@wishwell/contract/currency-decimals.ts';
import type { OwnItem } from '../api/items.ts';

/** The header row of an exported list. In every language, it consists of the field names of the API. */
export const csvExportColumns = [
  'name',
  'url',
  'price',
  'currency',
  'description',
  'is_available',
  'most_wanted',
  'state',
  'wanted',
] as const;

/**
 * Matches texts that a spreadsheet program would read as a formula, also those that begin with a full-width
 * character.
 */
const formulaPattern = /^'*[=+\-@\t\r＝＋－＠]/;

/**
 * Adds an apostrophe to a text that a spreadsheet program would read as a formula. Returns any other text
 * unchanged.
 */
export const escapeCsvFormula = (text: string): string => (formulaPattern.test(text) ? `'${text}` : text);

/** Removes the apostrophe that `escapeCsvFormula` has added to a text. */
export const unescapeCsvFormula = (cell: string): string =>
  cell.startsWith("'") && formulaPattern.test(cell) ? cell.slice(1) : cell;

const formatCsvLine = (cells: readonly string[]): string =>
  cells.map((cell) => `"${escapeCsvFormula(cell).replaceAll('"', '""')}"`).join(',');

/**
 * Returns the cells of an item for the exported list. Lists each exported field by name, so that the file can
 * never contain claims.
 */
const createCsvCells = (item: OwnItem): string[] => [
  item.name,
  item.url,
  item.price === 0 ? '' : item.price.toFixed(getCurrencyDecimals(item.currency)),
  item.currency,
  item.description,
  String(item.isAvailable),
  String(item.mostWanted),
  item.state,
  // An empty cell means that any number of pieces is wanted.
  String(item.wanted ?? ''),
];

/** Returns the items as CSV (RFC 4180). The byte order mark tells spreadsheets that the encoding is UTF-8. */
export const formatCsv = (items: readonly OwnItem[]): string =>
  `\uFEFF${[csvExportColumns, ...items.map(createCsvCells)].map((cells) => `${formatCsvLine(cells)}\r\n`).join('')}`;

/** Makes the browser save the items as a CSV file. The title of the list is the name of the file. */
export function downloadCsv(title: string, items: readonly OwnItem[]): void {
  const url = URL.createObjectURL(new Blob([formatCsv(items)], { type: 'text/csv;charset=utf-8' }));
  const name = title.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim();
  Object.assign(document.createElement('a'), { href: url, download: `${name || 'wishlist'}.csv` }).click();
  // Releases the blob URL after a minute, when the browser has saved the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
