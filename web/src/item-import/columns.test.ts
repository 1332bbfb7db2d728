import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OwnItem } from '../api/items.ts';
import { escapeCsvFormula, unescapeCsvFormula, formatCsv } from '../wishlists/items-csv.ts';
import { findColumnsByHeader, guessFieldColumns, createImportRowsFromCells } from './columns.ts';
import { createImportRowValidator, emptyImportRow, type ImportRow, createImportRequestItem } from './import-row.ts';
import { readImportFile } from './read-source.ts';

const priceSettings = { locale: 'de', ownCurrency: 'CHF' };

const ownItem: OwnItem = {
  id: 1,
  name: 'Mug',
  description: 'The tall one;\n"really"',
  url: 'https://shop.example/mug',
  price: 1299.5,
  currency: 'EUR',
  isAvailable: true,
  mostWanted: true,
  imageUrl: '',
  state: 'wanted',
  position: null,
  receivedOn: null,
  receivedNote: '',
  wanted: 1,
  purchased: true,
  purchasedBy: null,
  givers: [{ displayName: 'Ben Adeyemi', quantity: 1 }],
};

test.each([
  [['Item Name', 'Price', 'Link', 'Quantity', 'Notes'], { name: 0, price: 1, url: 2, description: 4 }],
  [['Wunsch', 'Preis (ca.)', 'Währung', 'Webseite'], { name: 0, price: 1, currency: 2, url: 3 }],
  [['name', 'url', 'price', 'currency', 'description'], { name: 0, url: 1, price: 2, currency: 3, description: 4 }],
  [['Title', 'Name'], { name: 0 }],
  [['A', 'B'], {}],
])('findColumnsByHeader(%j) returns %j', (header, columns) => {
  expect(findColumnsByHeader(header)).toEqual(columns);
});

test('guessFieldColumns finds the columns of name, link and price by the content of their cells', () => {
  const cells = [
    ['12 €', 'Mug', 'https://shop.example/mug'],
    ['', 'Lamp', ''],
  ];
  expect(guessFieldColumns(cells)).toEqual({ price: 0, name: 1, url: 2 });
});

test('createImportRowsFromCells adds the currency of a row to its price if the price has no currency', () => {
  const cells = [
    ['12', 'eur'],
    ['12 €', 'EUR'],
    ['', 'EUR'],
    ['12 €', 'USD'],
  ];
  const { rows } = createImportRowsFromCells(cells, false, { name: 0, price: 0, currency: 1 }, 'en');
  expect(rows.map(({ price }) => price)).toEqual(['12 eur', '12 €', '', '12 € USD']);
});

test.each<[Partial<ImportRow>, object]>([
  [{}, {}],
  [{ name: 'a'.repeat(201) }, { name: { id: 'items.textTooLong', values: { max: 200 } } }],
  [{ price: 'about 20' }, { price: { id: 'import.badPrice' } }],
  [{ price: '12,345 €' }, {}],
  [{ price: '12,5 JPY' }, { price: { id: 'import.badPrice' } }],
  [{ price: '5 XAU' }, { price: { id: 'import.badPrice' } }],
  [{ url: 'javascript:alert(1)' }, { url: { id: 'items.invalidUrl' } }],
  [{ url: 'shop.example/mug' }, {}],
])('an import row with the fields %o has the validation errors %o', (row, problems) => {
  const errors = createImportRowValidator(priceSettings)({ ...emptyImportRow, id: 0, name: 'Mug', ...row });
  expect(Object.keys(errors)).toEqual(Object.keys(problems));
  expect(errors).toMatchObject(problems);
});

test.each([
  ['1.299,00 €', '1299.00', 'EUR'],
  ['US$ 12', '12.00', 'USD'],
  ['12', '12.00', 'CHF'],
  ['0', '0', 'CHF'],
  ['', '0', 'CHF'],
])(
  'createImportRequestItem converts the price text "%s" to the amount %s in the currency %s',
  (price, amount, currency) => {
    expect(createImportRequestItem({ ...emptyImportRow, id: 0, price }, priceSettings)).toMatchObject({
      price: amount,
      currency,
    });
  },
);

test("the user's currency decides whether the sign $ means US, Canadian or other dollars", () => {
  const canadian = { locale: 'en', ownCurrency: 'CAD' };
  expect(createImportRequestItem({ ...emptyImportRow, id: 0, price: '$12' }, canadian).currency).toBe('CAD');
});

test('an exported list can be imported in any language, with all its items except received ones', async () => {
  const items = [
    ownItem,
    { ...ownItem, name: '=cmd|"/c calc"!A0', price: 12.5, currency: 'KWD', state: 'draft' as const, wanted: 3 },
    { ...ownItem, name: "'-5 °C bag", price: 1500, currency: 'JPY', isAvailable: false, wanted: null },
    { ...ownItem, name: '@home', description: '+1', url: '', price: 12.5, currency: 'HUF' },
    { ...ownItem, name: 'Received', state: 'received' as const },
  ];
  const csv = formatCsv(items);
  expect(csv.startsWith('\uFEFF"name","url","price","currency"')).toBe(true);
  expect(csv).toContain(`"'=cmd|""/c calc""!A0"`);
  const source = await readImportFile(new Blob([csv]));
  if (source.is !== 'cells') throw new Error('The export is no CSV');
  const columns = findColumnsByHeader(source.cells[0] ?? []);
  const { rows, leftOut } = createImportRowsFromCells(source.cells, source.hasHeader, columns, 'de');
  expect(leftOut).toBe(1);
  expect(rows.map((row) => createImportRequestItem(row, priceSettings))).toEqual(
    items.slice(0, 4).map(({ name, url, price, currency, description, isAvailable, state, wanted }) => ({
      name,
      url,
      price: expect.toSatisfy((sent: string) => Number(sent) === price),
      currency,
      description,
      isAvailable,
      state,
      wanted,
    })),
  );
});

test('an exported list never names the givers, even if the owner chose to see who gives', () => {
  expect(formatCsv([ownItem])).not.toContain('Ben');
  expect(formatCsv([ownItem])).toBe(formatCsv([{ ...ownItem, purchased: false, givers: null }]));
});

test('unescapeCsvFormula restores any text that escapeCsvFormula has changed', () => {
  const beginning = fc.constantFrom('', '=', '+', '-', '@', '\t', "'", "''=", '＝');
  const text = fc.tuple(beginning, fc.string()).map((parts) => parts.join(''));
  const isReverted = fc.property(text, (value) => {
    expect(escapeCsvFormula(value)).not.toMatch(/^[=+\-@\t\r＝]/);
    expect(unescapeCsvFormula(escapeCsvFormula(value))).toBe(value);
  });
  expect(() => fc.assert(isReverted)).not.toThrow();
});
