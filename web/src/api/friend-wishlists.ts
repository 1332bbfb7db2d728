import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@wishwell/contract/calls.ts';
import type { Camel } from '@wishwell/contract/wire-names.ts';
import { type ProgressiveResult, progressiveQuery, useProgressiveQuery } from './progressive-query.ts';
import { type Calls, send } from './client.ts';
import { restoreEntry, withEntry } from './optimistic-update.ts';
import { callerOf } from './query-client.ts';

/** A friend's list, with what the user may know of claims. */
export type FriendWishlist = Camel<AnswerOf<Calls['getFriendWishlist']>>;
/** An item as a friend of its owner sees it. */
export type FriendItem = FriendWishlist['items'][number];

const keyOf = (listId: number): readonly unknown[] => ['friend-wishlists', listId];

/** One list of a friend. */
export const friendWishlistQuery = (id: number) =>
  progressiveQuery<FriendWishlist>({
    queryKey: keyOf(id),
    load: async (limit, signal) => (await send('getFriendWishlist', { params: { id }, limit, signal })).data,
    lengthOf: ({ items }) => items.length,
  });
export const useFriendWishlist = (id: number): ProgressiveResult<FriendWishlist> =>
  useProgressiveQuery(friendWishlistQuery(id));

type Items = readonly FriendItem[];

/** Changes the list, and its beginning where that is on screen. */
function changeItems(client: QueryClient, listId: number, change: (items: Items) => FriendItem[]): void {
  client.setQueriesData<FriendWishlist>(
    { queryKey: keyOf(listId) },
    (list) => list && { ...list, items: change(list.items) },
  );
}

/** What is on screen of the list. */
function knownItems(client: QueryClient, listId: number): Items | undefined {
  const { whole, beginning } = friendWishlistQuery(listId);
  return (client.getQueryData(whole.queryKey) ?? client.getQueryData(beginning.queryKey))?.items;
}

interface Claimable {
  listId: number;
  itemId: number;
}

/** Stands for the user's own id until the server answers. Other people's ids are never sent, so any id means one's own claim. */
const unknownSelf = -1;

/**
 * Claims an item (true) or releases it (false): shown at once, taken back when refused. A refusal means that the list
 * on screen is old, so it is loaded again; `onRefused` is called also when its button has left the screen.
 */
export function useClaim(
  { listId, itemId }: Claimable,
  onRefused: (error: Error) => void,
): UseMutationResult<FriendItem, Error, boolean, Items | undefined> {
  const client = useQueryClient();
  return useMutation({
    // Claiming and undoing reach the server in the order they were pressed.
    scope: { id: `claim-${itemId}` },
    mutationFn: async (purchased: boolean) =>
      (await send('purchase', { params: { id: itemId }, body: { purchased }, ...callerOf(client) })).data,
    onMutate: async (purchased) => {
      await client.cancelQueries({ queryKey: keyOf(listId) });
      const before = knownItems(client, listId);
      const purchasedBy = purchased ? unknownSelf : null;
      changeItems(client, listId, (items) => withEntry(items, itemId, { purchased, purchasedBy }));
      return before;
    },
    onSuccess: (item) => {
      changeItems(client, listId, (items) => withEntry(items, itemId, item));
      // Pressed while only the beginning was there, the press has stopped the rest.
      if (client.getQueryData(keyOf(listId)) === undefined) void client.invalidateQueries({ queryKey: keyOf(listId) });
    },
    onError: (error, _purchased, before) => {
      onRefused(error);
      if (before) changeItems(client, listId, (items) => restoreEntry(items, before, itemId));
      void client.invalidateQueries({ queryKey: keyOf(listId) });
    },
  });
}
