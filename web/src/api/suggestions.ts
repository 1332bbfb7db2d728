import type { InfiniteData, QueryClient, UseInfiniteQueryResult } from '@tanstack/react-query';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@wishwell/contract/calls.ts';
import type { CamelCaseKeys } from '@wishwell/contract/wire-names.ts';
import { useEffect, useRef } from 'react';
import { type ApiEndpoints, sendApiRequest, sendApiRequestToUrl } from './client.ts';
import { restoreListEntry } from './optimistic-update.ts';

export type SuggestedPerson = CamelCaseKeys<ResponseOf<ApiEndpoints['listSuggestions']>>[number];

interface SuggestionPage {
  people: SuggestedPerson[];
  next: string | undefined;
  search: string;
}

type SuggestionPages = InfiniteData<SuggestionPage, string>;

/** The query key begins with the key prefix of friends: one call can reload friends and suggestions. */
const suggestionsKey = ['friends', 'suggestions'] as const;

export const createSuggestedPeopleQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...suggestionsKey, search],
    queryFn: async ({ pageParam: url, signal }): Promise<SuggestionPage> => {
      const page = await (url === ''
        ? sendApiRequest('listSuggestions', { query: { q: search }, signal })
        : sendApiRequestToUrl('listSuggestions', url, { signal }));
      return { people: page.data, next: page.next, search };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The people on all loaded pages of search results, and the search text that found them. */
interface SuggestedPeopleResult {
  people: SuggestedPerson[];
  search: string;
}

/**
 * Query for people who are not friends of the user: first received requests, then sent requests, then
 * suggestions. `search` is a name or a complete e-mail address. The previous results stay visible until the
 * response arrives.
 */
export function useSuggestedPeople(search: string): UseInfiniteQueryResult<SuggestedPeopleResult> {
  return useInfiniteQuery({
    ...createSuggestedPeopleQuery(search),
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ people: pages.flatMap((page) => page.people), search: pages[0]?.search ?? '' }),
  });
}

/**
 * A navigation reloads the number of received friend requests if it was loaded more than this many
 * milliseconds ago.
 */
const countMaxAgeMs = 10_000;

/**
 * Returns the number of received friend requests, which are all on the first page of suggestions. Returns 0
 * until this page has loaded.
 */
export function useReceivedFriendRequestCount(pathname: string): number {
  const client = useQueryClient();
  // After each navigation, reloads an outdated number of received friend requests. The header of every page
  // shows this number.
  const countedPathname = useRef(pathname);
  useEffect(() => {
    if (countedPathname.current === pathname) return;
    countedPathname.current = pathname;
    const { dataUpdatedAt = 0 } = client.getQueryState(createSuggestedPeopleQuery('').queryKey) ?? {};
    if (dataUpdatedAt !== 0 && Date.now() - dataUpdatedAt > countMaxAgeMs)
      void client.invalidateQueries({ queryKey: createSuggestedPeopleQuery('').queryKey });
  }, [client, pathname]);
  const count = useInfiniteQuery({
    ...createSuggestedPeopleQuery(''),
    select: ({ pages }) => pages[0]?.people.filter((person) => person.status === 'pending_received').length,
  });
  return count.data ?? 0;
}

function changePeopleOfPages(
  pages: SuggestionPages,
  change: (people: SuggestedPerson[], page: number) => SuggestedPerson[],
): SuggestionPages {
  return { ...pages, pages: pages.pages.map((page, index) => ({ ...page, people: change(page.people, index) })) };
}

export type SuggestedPeopleBeforeChange = readonly (readonly [readonly unknown[], SuggestionPages | undefined])[];

/**
 * Changes the suggested people in the cached results of every search. Returns the results before the change.
 */
export function changeCachedSuggestions(
  client: QueryClient,
  change: (people: readonly SuggestedPerson[]) => SuggestedPerson[],
): SuggestedPeopleBeforeChange {
  const before = client.getQueriesData<SuggestionPages>({ queryKey: suggestionsKey });
  client.setQueriesData<SuggestionPages>(
    { queryKey: suggestionsKey },
    (pages) => pages && changePeopleOfPages(pages, change),
  );
  return before;
}

/**
 * Undoes the change of one suggested person in the cached results. Keeps later changes to the entries of
 * other people.
 */
export function putSuggestionBackInCache(client: QueryClient, before: SuggestedPeopleBeforeChange, id: number): void {
  for (const [key, previous] of before) {
    client.setQueryData<SuggestionPages>(key, (now) => {
      return (
        now &&
        previous &&
        changePeopleOfPages(now, (people, page) => restoreListEntry(people, previous.pages[page]?.people ?? [], id))
      );
    });
  }
}
