import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { changeCachedList, createListQuery, isCachedListComplete, trimCachedListsToFirstPage } from './list-query.ts';
import { putLoadedQueriesIntoCache, listQueriesWithData } from './query-client.ts';

const createEntriesQuery = (count: number) =>
  createListQuery<{ id: number }[]>({
    queryKey: ['entries', count],
    load: async () => Array.from({ length: count }, (_, id) => ({ id })),
    shorten: (entries, takeBeginning) => takeBeginning(entries),
  });

test.each([
  [60, 60, true],
  [61, 60, false],
])(
  'of a list with %i entries, a document contains %i, and the browser loads the rest',
  async (count, first, isWhole) => {
    const query = createEntriesQuery(count);
    const [onServer, inBrowser] = [
      new QueryClient(),
      new QueryClient({ defaultOptions: { queries: { staleTime: 1_000 } } }),
    ];
    await onServer.query(query);
    trimCachedListsToFirstPage(onServer);
    putLoadedQueriesIntoCache(inBrowser, listQueriesWithData(onServer));
    for (const client of [onServer, inBrowser]) {
      expect(client.getQueryData(query.queryKey)).toHaveLength(first);
      expect(isCachedListComplete(client, query.queryKey)).toBe(isWhole);
    }
    changeCachedList<{ id: number }[]>(inBrowser, query.queryKey, (entries) => entries.toReversed());
    expect(isCachedListComplete(inBrowser, query.queryKey)).toBe(isWhole);
    expect(await inBrowser.query(query)).toHaveLength(count);
    expect(isCachedListComplete(inBrowser, query.queryKey)).toBe(true);
  },
);
