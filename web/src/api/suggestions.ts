import type { InfiniteData, QueryClient, UseInfiniteQueryResult } from '@tanstack/react-query';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { AnswerOf } from '@wishwell/contract/calls.ts';
import type { Camel } from '@wishwell/contract/wire-names.ts';
import { type Calls, send, sendTo } from './client.ts';
import { restoreEntry } from './optimistic-update.ts';

/** Somebody who is not a friend. */
export type Suggestion = Camel<AnswerOf<Calls['listSuggestions']>>[number];

interface SuggestionPage {
  people: Suggestion[];
  /** The URL of the next page. */
  next: string | undefined;
  /** What was searched for. */
  search: string;
}

type SuggestionPages = InfiniteData<SuggestionPage, string>;

/** Below the key of everything about friends; one entry of the cache for each search. */
const suggestionsKey = ['friends', 'suggestions'] as const;

/** People who are not friends, as `useSuggestions` tells of them. */
export const suggestionsQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...suggestionsKey, search],
    queryFn: async ({ pageParam: url, signal }): Promise<SuggestionPage> => {
      const page = await (url === ''
        ? send('listSuggestions', { query: { q: search }, signal })
        : sendTo('listSuggestions', url, { signal }));
      return { people: page.data, next: page.next, search };
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/** The people of the pages loaded so far, and the search they were found by. */
export interface Suggestions {
  people: Suggestion[];
  search: string;
}

/**
 * People who are not friends: who asked the user, whom the user asked, then whom they may know. `search` is a
 * name or a whole e-mail address; results of the search before stay until the response arrives.
 */
export function useSuggestions(search: string): UseInfiniteQueryResult<Suggestions> {
  return useInfiniteQuery({
    ...suggestionsQuery(search),
    placeholderData: keepPreviousData,
    select: ({ pages }) => ({ people: pages.flatMap((page) => page.people), search: pages[0]?.search ?? '' }),
  });
}

/** How many people wait for the user's answer; 0 while unknown. The first page always holds them all. */
export function usePendingReceivedCount(): number {
  const count = useInfiniteQuery({
    ...suggestionsQuery(''),
    select: ({ pages }) => pages[0]?.people.filter((person) => person.status === 'pending_received').length,
  });
  return count.data ?? 0;
}

function changePages(
  pages: SuggestionPages,
  change: (people: Suggestion[], page: number) => Suggestion[],
): SuggestionPages {
  return { ...pages, pages: pages.pages.map((page, place) => ({ ...page, people: change(page.people, place) })) };
}

/** Every search's people as they were. */
export type SuggestionsBefore = readonly (readonly [readonly unknown[], SuggestionPages | undefined])[];

/** Changes the people of every search at once, and answers how they were. */
export function changeSuggestions(
  client: QueryClient,
  change: (people: readonly Suggestion[]) => Suggestion[],
): SuggestionsBefore {
  const before = client.getQueriesData<SuggestionPages>({ queryKey: suggestionsKey });
  client.setQueriesData<SuggestionPages>({ queryKey: suggestionsKey }, (pages) => pages && changePages(pages, change));
  return before;
}

/** Puts one person back as they were `before`; the others keep what happened to them meanwhile. */
export function restoreSuggestion(client: QueryClient, before: SuggestionsBefore, id: number): void {
  for (const [key, then] of before) {
    client.setQueryData<SuggestionPages>(key, (now) => {
      return (
        now && then && changePages(now, (people, page) => restoreEntry(people, then.pages[page]?.people ?? [], id))
      );
    });
  }
}
