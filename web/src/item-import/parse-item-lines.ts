import { readPriceOfWholeText } from '@wishwell/contract/prices.ts';
import { normaliseImportRow, emptyImportRow, type ImportRow } from './import-row.ts';

const linkPattern = /https?:\/\/[^\s<>"]+/iu;
/**
 * Matches a link without `https://`, such as "shop.example/mug". If the line has other words, the link must
 * have a path: "node.js book" contains no link.
 */
const bareLinkPattern = /(?<![\p{L}\d@.-])(?:[\p{Ll}\d-]+\.)+\p{Ll}{2,}\/[^\s<>"]*|^(?:[\p{Ll}\d-]+\.)+\p{Ll}{2,}$/u;
const bulletPattern = /^(?:[-*•–]\s+|\[[ x]?\]\s*)+/i;
const listNumberPattern = /^\d{1,3}[.)]\s+/;

/**
 * Maximum length in characters of a line in which the app looks for a link and a price. A longer line becomes
 * a name, which is too long to save.
 */
const maxSearchedLineLength = 5_000;
/** Number of characters at the end of a line in which the app looks for a price. */
const priceSearchLength = 40;
/** Matches an amount with two decimals, such as "24.50" or "1.299,00", but no date such as "24.12.25". */
const amountWithDecimalsPattern = /^\d+(?:,\d{3})*\.\d{2}$|^\d+(?:\.\d{3})*,\d{2}$/;
const separatorPattern = /\s[-–—]\s+|[;|\t:]\s*|(?<!\d),\s*|,(?!\d)\s*|\s+(?=\S)/g;

const trimSeparators = (text: string): string =>
  text.replace(/^(?:[\s,;|]|[-–—:](?=\s|$))+/, '').replace(/(?:[\s,;|:]|(?<=\s)[-–—])+$/, '');

/** Returns the link in a line, and the rest of the line. */
function extractLink(line: string): { url: string; rest: string } {
  const found = linkPattern.exec(line) ?? bareLinkPattern.exec(line);
  if (!found) return { url: '', rest: line };
  const url = found[0].replace(/[.,;:!?]+$/, '').replace(/^([^(]*)\)+$/, '$1');
  const rest = `${line.slice(0, found.index)}\t${line.slice(found.index + url.length)}`;
  return { url, rest: rest.replace(/[([<]\t[)\]>]/, '\t') };
}

/**
 * Returns the price at the end of a text, and the text before the price. If only a space separates them, the
 * price must have a currency or two decimals. Examples: "Mug 12 €", "Mug 12.50".
 */
function extractPrice(text: string, language: string): { price: string; rest: string } {
  const start = Math.max(0, text.length - priceSearchLength);
  for (const match of text.slice(start).matchAll(separatorPattern)) {
    const [separatorStart, separatorEnd] = [start + match.index, start + match.index + match[0].length];
    const priceText = text.slice(separatorEnd).replace(/^\((.*)\)$/, '$1');
    const price = readPriceOfWholeText(priceText, { language, topLevelDomain: undefined });
    const hasSeparator = match[0].trim() !== '' || match[0].includes('\t');
    if (price && (price.currency !== undefined || hasSeparator || amountWithDecimalsPattern.test(priceText)))
      return { price: priceText, rest: text.slice(0, separatorStart) };
  }
  return { price: '', rest: text };
}

function readLine(line: string, language: string): Omit<ImportRow, 'id'> {
  if (line.length > maxSearchedLineLength) return { ...emptyImportRow, name: line };
  const { url, rest } = extractLink(line.replace(bulletPattern, ''));
  const { price, rest: name } = extractPrice(trimSeparators(rest), language);
  return { ...emptyImportRow, url, price, name: trimSeparators(name) };
}

/**
 * Converts each line of a text to an import row. A line contains a name, a link, or both, and may end with a
 * price. Removes list marks and the numbers of a numbered list.
 */
export function parseItemLines(text: string, language: string): ImportRow[] {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const isNumbered = lines.length > 1 && lines.every((line) => listNumberPattern.test(line));
  return lines
    .map((line) => (isNumbered ? line.replace(listNumberPattern, '') : line))
    .map((line, id) => normaliseImportRow({ ...readLine(line, language), id }));
}
