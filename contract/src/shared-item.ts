import { currencies } from './currencies.ts';
import { isHttpUrl } from './fields.ts';
import { limits } from './limits.ts';
import { maxSharedItemFragmentLength, sharedItemFragmentPrefix } from './shared-link.ts';

/** Maximum length of a shared item's description in characters. Longer descriptions are cut. */
const maxDescriptionLength = 1_000;

/** An item that the bookmarklet or another app sent to Wishwell. Unknown fields are empty. */
export interface ItemSharedByOtherApp {
  /**
   * Source of the item. `page`: the bookmarklet has read the page of a shop. `app`: the share menu of a
   * phone has sent the item.
   */
  source: 'page' | 'app';
  url: string;
  name: string;
  description: string;
  /** The price as decimal text with a dot, such as `24.50`. */
  price: string;
  currency: string;
  /** URL of an image of the item on another server. */
  imageUrl: string;
  /**
   * State of the shared file. `image`: an image is in the storage of the browser. `too-large` and
   * `not-an-image`: the file was refused. Empty: no file was shared.
   */
  file: 'image' | 'too-large' | 'not-an-image' | '';
}

const sharedFileStates = ['image', 'too-large', 'not-an-image'] as const;

/** Returns the text as one line without hidden characters, cut to `max` characters. */
const cleanAndShortenLine = (text: string, max: number): string =>
  [
    ...text
      .toWellFormed()
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\s]+/gu, ' ')
      .trim(),
  ]
    .slice(0, max)
    .join('')
    .trim();

const getValidUrlOrEmpty = (text: string): string => (text.length <= limits.url && isHttpUrl(text) ? text : '');

function getValidPriceOrEmpty(text: string): string {
  const price = text.trim().replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  return /^\d{1,8}(?:\.\d{1,3})?$/.test(price) ? price : '';
}

/**
 * Returns the item in a URL fragment. Returns undefined if the fragment contains none. Anybody can create
 * such a URL, so long fields are cut, and invalid fields become empty.
 */
export function parseSharedItem(fragment: string): ItemSharedByOtherApp | undefined {
  if (!fragment.startsWith(sharedItemFragmentPrefix) || fragment.length > maxSharedItemFragmentLength) return undefined;
  const params = new URLSearchParams(fragment.slice(1));
  const readParam = (name: string): string => params.get(name) ?? '';
  const texts = [readParam('url'), readParam('text'), readParam('title')];
  const link = /https?:\/\/\S+/i.exec(texts.join('\n'))?.[0] ?? '';
  const withoutLink = (text: string): string => text.replace(link, '');
  return {
    source: readParam('item') === 'page' ? 'page' : 'app',
    url: getValidUrlOrEmpty(link),
    name: cleanAndShortenLine(withoutLink(readParam('title')), limits.name),
    description: cleanAndShortenLine(withoutLink(readParam('text')), maxDescriptionLength),
    price: getValidPriceOrEmpty(readParam('price')),
    currency: currencies.find((code) => code === readParam('currency')) ?? '',
    imageUrl: getValidUrlOrEmpty(readParam('image')),
    file: sharedFileStates.find((state) => state === readParam('file')) ?? '',
  };
}
