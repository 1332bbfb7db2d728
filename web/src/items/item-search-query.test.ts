import { expect, test } from 'vitest';
import {
  emptyItemSearchQuery,
  filterAndSortItems,
  type ItemSearchQuery,
  parseItemSearchQuery,
  addItemSearchToQueryString,
} from './item-search-query.ts';

const itemDefaults = {
  description: '',
  url: '',
  imageUrl: '',
  isAvailable: true,
  mostWanted: false,
  wanted: 1,
  currency: 'USD',
};
const items = [
  { ...itemDefaults, id: 1, name: 'Café cup', price: 12, description: 'Blue glaze' },
  { ...itemDefaults, id: 2, name: 'Lamp', price: 80, mostWanted: true },
  { ...itemDefaults, id: 3, name: 'Blue scarf', price: 30, isAvailable: false },
];

const findItemIds = (query: Partial<ItemSearchQuery>): number[] =>
  filterAndSortItems(items, { ...emptyItemSearchQuery, ...query }, ({ isAvailable }) => isAvailable).map(
    ({ id }) => id,
  );

test.each([
  [{}, [1, 2, 3]],
  [{ find: 'CAFE' }, [1]],
  [{ find: 'glaze ｃup' }, [1]],
  [{ find: 'blue' }, [1, 3]],
  [{ find: 'blue scarf' }, [3]],
  [{ mostWanted: true }, [2]],
  [{ available: true }, [1, 2]],
  [{ min: '12,5' }, [2, 3]],
  [{ max: '30' }, [1, 3]],
  [{ min: 'ten' }, [1, 2, 3]],
  [{ sort: 'price' }, [1, 3, 2]],
  [{ sort: '-price' }, [2, 3, 1]],
  [{ sort: 'name' }, [3, 1, 2]],
  [{ sort: 'newest' }, [3, 2, 1]],
] as const)('filterAndSortItems with the query %j returns the items with the ids %j', (query, ids) => {
  expect(findItemIds(query)).toEqual(ids);
});

test('parseItemSearchQuery reads what addItemSearchToQueryString wrote; other URL parameters stay', () => {
  const query = { ...emptyItemSearchQuery, find: 'blue cup', mostWanted: true, max: '30', sort: 'price' } as const;
  const search = addItemSearchToQueryString('?item=12', query);
  expect(search).toBe('item=12&find=blue+cup&mostWanted=1&max=30&sort=price');
  expect(parseItemSearchQuery(search)).toEqual(query);
  expect(addItemSearchToQueryString(search, emptyItemSearchQuery)).toBe('item=12');
  expect(parseItemSearchQuery('?sort=colour')).toEqual(emptyItemSearchQuery);
});
