import { expect, test } from 'vitest';
import { parseItemLines } from './parse-item-lines.ts';

const readSingleLine = (line: string) => {
  const [row] = parseItemLines(line, 'en');
  return row && [row.name, row.price, row.url];
};

test.each([
  ['Stoneware mug', 'Stoneware mug', '', ''],
  ['Stoneware mug - 24.50 €', 'Stoneware mug', '24.50 €', ''],
  ['Stoneware mug – 24,50', 'Stoneware mug', '24,50', ''],
  ['Mug, blue - 1.299,00 €', 'Mug, blue', '1.299,00 €', ''],
  ['Mug 12 €', 'Mug', '12 €', ''],
  ['Mug ($12)', 'Mug', '$12', ''],
  ['Mug: US$ 12', 'Mug', 'US$ 12', ''],
  ['Mug, 12,50 €', 'Mug', '12,50 €', ''],
  ['Oil lamp 24.99', 'Oil lamp', '24.99', ''],
  ['Wool socks 1.299,50 https://shop.example/socks', 'Wool socks', '1.299,50', 'https://shop.example/socks'],
  ['Calendar 24.12.25', 'Calendar 24.12.25', '', ''],
  ['Size 42', 'Size 42', '', ''],
  ['Scarf, https://shop.example/scarf', 'Scarf', '', 'https://shop.example/scarf'],
  ['https://shop.example/scarf - Scarf', 'Scarf', '', 'https://shop.example/scarf'],
  ['Scarf https://shop.example/scarf, 30 €', 'Scarf', '30 €', 'https://shop.example/scarf'],
  ['Scarf (https://shop.example/scarf)', 'Scarf', '', 'https://shop.example/scarf'],
  ['https://www.shop.example/scarf?a=1,2', 'shop.example', '', 'https://www.shop.example/scarf?a=1,2'],
  ['shop.example/scarf', 'shop.example', '', 'https://shop.example/scarf'],
  ['Dr.Martens boots', 'Dr.Martens boots', '', ''],
  ['node.js book', 'node.js book', '', ''],
  ['=1+1', '=1+1', '', ''],
  ['@home kit', '@home kit', '', ''],
  ['-5 °C sleeping bag', '-5 °C sleeping bag', '', ''],
  ['- Mug', 'Mug', '', ''],
  ['• [x] Mug', 'Mug', '', ''],
  ['2. Mug', '2. Mug', '', ''],
])('parseItemLines splits the line "%s" into name, price and link', (line, name, price, url) => {
  expect(readSingleLine(line)).toEqual([name, price, url]);
});

test('parseItemLines skips empty lines, and removes the number of each line of a numbered list', () => {
  const rows = parseItemLines('1. Mug\r\n\n2) Lamp\n', 'en');
  expect(rows.map(({ name }) => name)).toEqual(['Mug', 'Lamp']);
});

test("parseItemLines uses the link's host as name only if the line has no name", () => {
  const rows = parseItemLines('https://shop.example/a\nMug https://shop.example/b', 'en');
  expect(rows.map(({ hasHostName }) => hasHostName)).toEqual([true, false]);
});
