import { expect, test } from 'vitest';
import { maxImportBytes, readImportFile, readImportText, type ImportContent } from './read-source.ts';

const text = 'Name;Preis\nKännchen;"1.299,00 €"\n';
const expectedCells = [
  ['Name', 'Preis'],
  ['Kännchen', '1.299,00 €'],
];

const encodeUtf16 = (content: string, isBig: boolean): Uint8Array => {
  const bytes = new Uint8Array(content.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < content.length; at += 1) view.setUint16(2 * at, content.charCodeAt(at), !isBig);
  return bytes;
};
/**
 * Encodes a text as Windows-1252. In this encoding, the euro sign is 0x80; the other characters of the test
 * are as in Latin-1.
 */
const encodeWindows1252 = (content: string): Uint8Array =>
  Uint8Array.from(content, (letter) => (letter === '€' ? 0x80 : letter.charCodeAt(0)));

const readContent = (bytes: Uint8Array | string): Promise<ImportContent> =>
  readImportFile(new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)]));

test.each([
  ['UTF-8', text],
  ['UTF-8 with a byte order mark', `\uFEFF${text}`],
  ['UTF-16 little-endian', encodeUtf16(`\uFEFF${text}`, false)],
  ['UTF-16 big-endian', encodeUtf16(`\uFEFF${text}`, true)],
  ['UTF-16 without a byte order mark', encodeUtf16(text, false)],
  ['Windows-1252', encodeWindows1252(text)],
  ['line ends of Windows', text.replaceAll('\n', '\r\n')],
  ['line ends of old Macs', text.replaceAll('\n', '\r')],
  ['tabs', text.replaceAll(';', '\t')],
  ['commas', text.replaceAll(';', ',')],
  ['a line that names the delimiter', `sep=;\n${text}`],
])('readImportFile reads a file that contains a table with %s', async (_, content) => {
  expect(await readContent(content)).toEqual({ is: 'cells', cells: expectedCells, hasHeader: true });
});

test.each([
  ['an empty file', '', 'import.emptyFile'],
  ['a file of spaces', ' \n \n', 'import.emptyFile'],
  ['a file without rows', 'Name;Preis\n', 'import.noRows'],
  ['a workbook', new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 6, 0]), 'import.workbook'],
  ['an image', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 0x1a, 10, 0, 0, 0, 13]), 'import.binary'],
  ['too many rows', `name,price\n${'Mug,1\n'.repeat(1_001)}`, 'import.tooManyRows'],
  ['too many lines', 'Mug\n'.repeat(1_001), 'import.tooManyRows'],
])('readImportFile refuses %s', async (_, content, id) => {
  expect(await readContent(content)).toMatchObject({ is: 'refused', id });
});

test('readImportFile refuses a file that is too large and does not read its content', async () => {
  const file = { size: maxImportBytes + 1, arrayBuffer: () => Promise.reject(new Error('read')) } as unknown as Blob;
  expect(await readImportFile(file)).toMatchObject({ is: 'refused', id: 'import.tooLarge', values: { max: 2 } });
});

test.each([
  ['name,price\n"Mug,5\nLamp,6\n', 2],
  ['name,price\nMug,5\n"a\nb",6\n"Lamp,7\n', 5],
  ['name,price\n"Mug" blue,5\n', 2],
  ['sep=,\nname,price\nMug,5\n"Lamp,6', 4],
])('readImportFile refuses a file with unmatched quotation marks (%j) and names the line %i', async (content, line) => {
  expect(await readContent(content)).toEqual({ is: 'refused', id: 'import.quotes', values: { line } });
});

test("a quotation mark in an unquoted cell of a CSV file is part of the cell's text", async () => {
  expect(await readContent('name,price\n27" monitor,5')).toMatchObject({
    cells: [expect.anything(), ['27" monitor', '5']],
  });
});

test('a file with one column and no known header is read as lines of text, not as a table', async () => {
  expect(await readContent('Mug\nLamp\n')).toEqual({ is: 'lines', text: 'Mug\nLamp\n' });
  expect(await readContent('Name\nMug\n')).toMatchObject({ is: 'cells' });
});

test.each([
  ['Mug, blue\nLamp', 'lines'],
  ['Mug\tblue', 'cells'],
  ['Title,URL\nMug,https://shop.example/mug', 'cells'],
  ['"Titel";"Preis"\n"Mug";3', 'cells'],
])('readImportText recognises the pasted text %j as %s', async (pasted, is) => {
  expect(await readImportText(pasted)).toMatchObject({ is });
});

test('readImportText refuses an empty pasted text', async () => {
  expect(await readImportText(' \n')).toEqual({ is: 'refused', id: 'import.empty' });
});
