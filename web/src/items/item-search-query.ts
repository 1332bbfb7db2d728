import { foldText } from '@wishwell/contract/fold-text.ts';
import type { ItemFieldsForAllViewers } from './ItemCard.tsx';

export const itemSortOrders = ['', 'price', '-price', 'name', 'newest'] as const;
export type ItemSortOrder = (typeof itemSortOrders)[number];

/**
 * The search, the filters and the sort order of a list's items. Search text and prices are as the user typed
 * them.
 */
export interface ItemSearchQuery {
  find: string;
  mostWanted: boolean;
  available: boolean;
  min: string;
  max: string;
  /** The sort order of the items. It is empty for the order that the owner chose. */
  sort: ItemSortOrder;
}

export const emptyItemSearchQuery: ItemSearchQuery = {
  find: '',
  mostWanted: false,
  available: false,
  min: '',
  max: '',
  sort: '',
};

const isSortOrder = (text: string): text is ItemSortOrder => itemSortOrders.some((order) => order === text);

/** Parses the item search in the query string of a URL. */
export function parseItemSearchQuery(search: string): ItemSearchQuery {
  const params = new URLSearchParams(search);
  const textOf = (name: string): string => params.get(name) ?? '';
  const sort = textOf('sort');
  return {
    find: textOf('find'),
    mostWanted: params.has('mostWanted'),
    available: params.has('available'),
    min: textOf('min'),
    max: textOf('max'),
    sort: isSortOrder(sort) ? sort : '',
  };
}

/** Returns the query string `search` with the parameters of the item search. Keeps other parameters. */
export function addItemSearchToQueryString(search: string, query: ItemSearchQuery): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(query)) {
    if (value === '' || value === false) params.delete(name);
    else params.set(name, value === true ? '1' : String(value));
  }
  return params.toString();
}

export const isEmptyItemSearchQuery = (query: ItemSearchQuery): boolean => addItemSearchToQueryString('', query) === '';

/** Parses a price that the user typed. Returns undefined if the text is not a number. */
const parseTypedPrice = (typed: string): number | undefined => {
  const price = Number(typed.trim().replace(',', '.'));
  return typed.trim() === '' || Number.isNaN(price) ? undefined : price;
};

const compareByPrice = (a: ItemFieldsForAllViewers, b: ItemFieldsForAllViewers): number =>
  a.currency.localeCompare(b.currency, 'en') || a.price - b.price;

const comparers: Readonly<
  Record<Exclude<ItemSortOrder, ''>, (a: ItemFieldsForAllViewers, b: ItemFieldsForAllViewers) => number>
> = {
  price: compareByPrice,
  '-price': (a, b) => compareByPrice(b, a),
  name: (a, b) => foldText(a.name).localeCompare(foldText(b.name), 'en', { numeric: true }),
  newest: (a, b) => b.id - a.id,
};

/** Returns the items that match the search text and the filters, in the chosen sort order. */
export function filterAndSortItems<T extends ItemFieldsForAllViewers>(
  items: readonly T[],
  query: ItemSearchQuery,
  isAvailable: (item: T) => boolean,
): readonly T[] {
  const words = foldText(query.find).split(/\s+/).filter(Boolean);
  const [min = 0, max = Infinity] = [parseTypedPrice(query.min), parseTypedPrice(query.max)];
  const matchingItems = items.filter((item) => {
    if (query.mostWanted && !item.mostWanted) return false;
    if (query.available && !isAvailable(item)) return false;
    if (item.price < min || item.price > max) return false;
    if (words.length === 0) return true;
    const text = foldText(`${item.name} ${item.description}`);
    return words.every((word) => text.includes(word));
  });
  return query.sort === '' ? matchingItems : matchingItems.toSorted(comparers[query.sort]);
}
