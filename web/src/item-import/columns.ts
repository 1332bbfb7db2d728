import { isHttpUrl, quantitySchema } from '@wishwell/contract/fields.ts';
import { readPriceOfWholeText } from '@wishwell/contract/prices.ts';
import * as v from 'valibot';
import { csvExportColumns, unescapeCsvFormula } from '../wishlists/items-csv.ts';
import { normaliseImportRow, emptyImportRow, type ImportRow, formatPriceText } from './import-row.ts';

/** The item fields for which the user can choose a column of the imported table. */
export const importableFields = ['name', 'url', 'price', 'currency', 'description'] as const;
export type ImportableField = (typeof importableFields)[number];

/** The index of the column of each item field in the imported table. */
export type ColumnIndexByField = Partial<Record<ImportableField, number>>;

export type TableCells = readonly (readonly string[])[];

/** Common column headers for each item field, in English and German and in lower case. */
const headersByField: Readonly<Record<ImportableField, readonly string[]>> = {
  name: `name|title|item|item name|item title|gift|gift idea|gift name|product|product name|product title|wish|bezeichnung|
titel|artikel|artikelname|produkt|produktname|wunsch|geschenk|geschenkidee`.split(/\|\s*/),
  url: `url|link|links|web link|weblink|website|web address|item url|item link|product url|product link|store link|
where to buy|webseite|webadresse|internetadresse|produktlink`.split(/\|\s*/),
  price: 'price|item price|estimated price|est. price|cost|amount|preis|kosten|betrag|stückpreis'.split('|'),
  currency: 'currency|currency code|price currency|währung'.split('|'),
  description: `description|item description|details|note|notes|comment|comments|beschreibung|notiz|notizen|bemerkung|
bemerkungen|kommentar|anmerkung|anmerkungen`.split(/\|\s*/),
};

/**
 * Returns the item field for a common column header such as "Price (approx.)". Returns undefined for other
 * headers.
 */
export function findFieldByHeader(header: string): ImportableField | undefined {
  const plain = header
    .toLowerCase()
    .replaceAll(/\(.*?\)|[*:"]/g, ' ')
    .replaceAll(/[\s_]+/g, ' ')
    .trim();
  return importableFields.find((field) => headersByField[field].includes(plain));
}

/**
 * Returns which column contains each item field, according to the header row. If two headers mean the same
 * field, uses the first column.
 */
export function findColumnsByHeader(header: readonly string[]): ColumnIndexByField {
  const found = header.map(findFieldByHeader);
  return Object.fromEntries(
    importableFields.map((field) => [field, found.indexOf(field)] as const).filter(([, column]) => column >= 0),
  );
}

/**
 * Guesses which column contains each item field, by the content of the cells. Used for a table without a
 * header row.
 */
export function guessFieldColumns(cells: TableCells): ColumnIndexByField {
  const width = Math.max(0, ...cells.map((row) => row.length));
  const samples = Array.from({ length: width }, (_, column) => cells.slice(0, 20).flatMap((row) => row[column] || []));
  const find = (matches: (cell: string) => boolean): number | undefined => {
    const column = samples.findIndex((sample) => sample.length > 0 && sample.every(matches));
    return column < 0 ? undefined : column;
  };
  const url = find((cell) => isHttpUrl(cell));
  const price = find(
    (cell) => readPriceOfWholeText(cell, { language: undefined, topLevelDomain: undefined }) !== undefined,
  );
  const name = samples.findIndex((_, column) => column !== url && column !== price);
  return {
    ...(name >= 0 && { name }),
    ...(url !== undefined && { url }),
    ...(price !== undefined && { price }),
  };
}

/**
 * Returns whether this app has exported the table. In an exported table, prices have a decimal point in every
 * language.
 */
const isTableExportedByApp = ([header = []]: TableCells): boolean =>
  csvExportColumns.every((name, column) => header[column] === name);

/** Joins price and currency to one text, unless the price already contains this currency. */
function joinPriceAndCurrency(price: string, currency: string, locale: string, isExport: boolean): string {
  if (price === '' || currency === '') return price;
  if (isExport && /^\d+(?:\.\d+)?$/.test(price)) return formatPriceText(price, currency, locale);
  const named = readPriceOfWholeText(price, { language: locale, topLevelDomain: undefined })?.currency;
  return named === currency.toUpperCase() ? price : `${price} ${currency}`;
}

const readCell = (row: readonly string[], column: number | undefined): string =>
  column === undefined ? '' : unescapeCsvFormula(row[column] ?? '');

/**
 * Parses the cell of an exported list that contains the wanted number of pieces. Returns null for an empty
 * cell, which means any number. Returns 1 if the cell is invalid.
 */
function parseWantedQuantity(cell: string): number | null {
  if (cell === '') return null;
  return v.is(quantitySchema, Number(cell)) ? Number(cell) : 1;
}

interface ImportedRows {
  rows: ImportRow[];
  /**
   * Number of rows of an exported list that the import skips, because their items are received or no longer
   * wanted.
   */
  leftOut: number;
}

/**
 * Converts each row of a table to an import row. For an exported list, also reads the wanted number and
 * whether the item is available or a draft. Skips received and unwanted items of an exported list.
 */
export function createImportRowsFromCells(
  cells: TableCells,
  hasHeader: boolean,
  columns: ColumnIndexByField,
  locale: string,
): ImportedRows {
  const isExport = hasHeader && isTableExportedByApp(cells);
  const width = cells[0]?.length ?? 0;
  const readExportCell = (row: readonly string[], name: (typeof csvExportColumns)[number]): string =>
    isExport ? (row[csvExportColumns.indexOf(name)] ?? '') : '';
  const tableRows = hasHeader ? cells.slice(1) : cells;
  const includedRows = tableRows.filter((row) => !['received', 'unwanted'].includes(readExportCell(row, 'state')));
  const rows = includedRows.map((row, id) =>
    normaliseImportRow({
      ...emptyImportRow,
      id,
      name: readCell(row, columns.name),
      url: readCell(row, columns.url),
      price: joinPriceAndCurrency(readCell(row, columns.price), readCell(row, columns.currency), locale, isExport),
      description: readCell(row, columns.description),
      isAvailable: readExportCell(row, 'is_available') !== 'false',
      state: readExportCell(row, 'state') === 'draft' ? 'draft' : 'wanted',
      wanted: isExport ? parseWantedQuantity(readExportCell(row, 'wanted')) : 1,
      hasMoreCells: row.length > width,
    }),
  );
  return { rows, leftOut: tableRows.length - includedRows.length };
}
