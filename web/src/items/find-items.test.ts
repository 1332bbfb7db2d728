import { expect, test } from 'vitest';
import {
  emptyQuery,
  filterAndSortItems,
  type FindQuery,
  parseFindQuery,
  addFindQueryToQueryString,
} from './find-items.ts';

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

const findItemIds = (query: Partial<FindQuery>): number[] =>
  filterAndSortItems(items, { ...emptyQuery, ...query }, ({ isAvailable }) => isAvailable).map(({ id }) => id);

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
] as const)('findItems with the query %j returns the items with the ids %j', (query, ids) => {
  expect(findItemIds(query)).toEqual(ids);
});

test('parseFindQuery reads what addFindQueryToQueryString wrote; other URL parameters stay', () => {
  const query = { ...emptyQuery, find: 'blue cup', mostWanted: true, max: '30', sort: 'price' } as const;
  const search = addFindQueryToQueryString('?item=12', query);
  expect(search).toBe('item=12&find=blue+cup&mostWanted=1&max=30&sort=price');
  expect(parseFindQuery(search)).toEqual(query);
  expect(addFindQueryToQueryString(search, emptyQuery)).toBe('item=12');
  expect(parseFindQuery('?sort=colour')).toEqual(emptyQuery);
});
