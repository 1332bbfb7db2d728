import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  filterAndSortItems,
  isEmptyItemSearchQuery,
  parseItemSearchQuery,
  addItemSearchToQueryString,
  type ItemSearchQuery,
} from './item-search-query.ts';
import type { ItemFieldsForAllViewers } from './ItemCard.tsx';

/**
 * Delay in milliseconds between the last change of the query and the update of the URL. Browsers refuse too
 * many history changes in a short time.
 */
const urlUpdateDebounceMs = 300;

/** If a list has more items than this number, the app offers a search. */
const maxItemsWithoutSearch = 12;

export interface ItemSearch<T> {
  /** The items that match the query, in the chosen sort order. */
  items: readonly T[];
  /** Whether the list is long enough for the app to offer a search. */
  isOffered: boolean;
  /** Whether the user has entered a search text or chosen a filter or a sort order. */
  isActive: boolean;
  query: ItemSearchQuery;
  setQuery: (query: ItemSearchQuery) => void;
}

/**
 * Searches, filters and sorts the items of a list. Stores the query in the URL. `isAvailable` must not change
 * between renders; otherwise each render searches again.
 */
export function useItemSearch<T extends ItemFieldsForAllViewers>(
  items: readonly T[],
  isAvailable: (item: T) => boolean,
): ItemSearch<T> {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const [query, setQuery] = useState(() => parseItemSearchQuery(search));
  useEffect(() => {
    const nextSearch = addItemSearchToQueryString(search, query);
    // A click on a card opens a URL without the query. Writes the query into the URL again, because the
    // search still applies to the list.
    if (nextSearch === addItemSearchToQueryString(search, parseItemSearchQuery(search))) return undefined;
    const timer = setTimeout(
      () => void navigate({ search: nextSearch }, { replace: true, state }),
      urlUpdateDebounceMs,
    );
    return () => clearTimeout(timer);
  }, [query, search, state, navigate]);
  const deferredQuery = useDeferredValue(query);
  const foundItems = useMemo(
    () => filterAndSortItems(items, deferredQuery, isAvailable),
    [items, deferredQuery, isAvailable],
  );
  return {
    items: foundItems,
    isOffered: items.length > maxItemsWithoutSearch,
    isActive: !isEmptyItemSearchQuery(deferredQuery),
    query,
    setQuery,
  };
}
