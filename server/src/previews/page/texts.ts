import { cleanAndShortenName } from '@wishwell/contract/fields.ts';
import { Parser } from 'htmlparser2';

/**
 * Maximum length, in UTF-16 units, of the text from which markup is removed. The rest of a longer text is
 * ignored.
 */
const MAX_RAW_TEXT_LENGTH = 50_000;

/**
 * Maximum length of a description in characters. The beginning of a longer description is enough to recognise
 * the product.
 */
const MAX_DESCRIPTION_LENGTH = 500;

const hiddenElementNames: ReadonlySet<string> = new Set(['script', 'style', 'template']);

/** Returns the plain text of HTML. Leaves a text unchanged if it contains no tags and no entities. */
function extractText(html: string): string {
  if (!/[<&]/.test(html)) return html;
  let text = '';
  let hiddenDepth = 0;
  const parser = new Parser({
    onopentag: (name) => {
      if (hiddenElementNames.has(name)) hiddenDepth += 1;
      text += ' ';
    },
    onclosetag: (name) => {
      if (hiddenElementNames.has(name)) hiddenDepth -= 1;
      text += ' ';
    },
    ontext: (part) => {
      if (hiddenDepth === 0) text += part;
    },
  });
  parser.end(html);
  return text;
}

const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const hiddenCharactersPattern = /[\p{Cc}\p{Bidi_Control}\u00AD\u200B\uFEFF]/gu;

/** Returns the text on one line. Removes markup, and characters that hide text or reverse its direction. */
export function toSingleLine(text: string): string {
  return collapseSpaces(
    extractText(text.slice(0, MAX_RAW_TEXT_LENGTH))
      .toWellFormed()
      .replaceAll(/\s+/g, ' ')
      .replaceAll(hiddenCharactersPattern, ''),
  );
}

/** Returns a valid item name; undefined if the text has no visible character. */
export function cleanProductName(text: string | undefined): string | undefined {
  const name = cleanAndShortenName(toSingleLine(text ?? ''));
  return name === '' ? undefined : name;
}

/**
 * Returns the beginning of a description as plain text that ends after a whole word; undefined for an empty
 * description.
 */
export function shortenDescription(text: string | undefined): string | undefined {
  const line = toSingleLine(text ?? '');
  if (line === '') return undefined;
  const characters = [...line];
  if (characters.length <= MAX_DESCRIPTION_LENGTH) return line;
  const shortened = characters.slice(0, MAX_DESCRIPTION_LENGTH - 1).join('');
  return `${shortened.replace(/\s+\S*$/, '')}…`;
}

const titleSeparatorPattern = /\s+[|–—·•»:‹›/-]+\s+|\s*[|»]\s*|:\s+/u;

const normaliseName = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Returns a page title without the name of the shop, if the title begins or ends with it. */
export function removeShopNameFromTitle(title: string, shopNames: readonly string[]): string {
  const shops = shopNames.map(normaliseName).filter((shop) => shop.length > 1);
  const isShop = (part: string): boolean => shops.some((shop) => normaliseName(part) === shop);
  const parts = title.split(titleSeparatorPattern);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length > 1 && isShop(last))
    return title.slice(0, title.lastIndexOf(last)).replace(/[\s|–—·•»:‹›/-]+$/u, '');
  if (parts.length > 1 && isShop(first)) return title.slice(first.length).replace(/^[\s|–—·•»:‹›/-]+/u, '');
  return title;
}
