import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@wishwell/contract/calls.ts';
import type { OwnerClaimVisibilityLevel } from '@wishwell/contract/limits.ts';
import type { CamelCaseKeys } from '@wishwell/contract/wire-names.ts';
import { type ApiEndpoints, sendApiRequest } from './client.ts';
import type { UploadProgressListener } from './fetch-with-progress.ts';
import {
  type ListQueryResult,
  changeCachedList,
  createListQuery,
  isCachedListComplete,
  useListQuery,
} from './list-query.ts';
import { restoreListEntry, changeCachedListEntry, setOwnClaimQuantityOnItem } from './optimistic-update.ts';
import { createRequestOptionForUid } from './query-client.ts';
import { refreshGifts } from './refresh-gifts.ts';

/** A friend's wishlist as the server sends it. The user sees claims by other users, but not who made them. */
export type FriendWishlist = CamelCaseKeys<ResponseOf<ApiEndpoints['getFriendWishlist']>>;
export type FriendItem = FriendWishlist['items'][number];

const createFriendWishlistKey = (listId: number): readonly unknown[] => ['friend-wishlists', listId];

export const createFriendWishlistQuery = (id: number) =>
  createListQuery<FriendWishlist>({
    queryKey: createFriendWishlistKey(id),
    load: async ({ signal }) => (await sendApiRequest('getFriendWishlist', { params: { id }, signal })).data,
    shorten: (list, takeBeginning) => ({ ...list, items: takeBeginning(list.items) }),
  });
export const useFriendWishlist = (id: number): ListQueryResult<FriendWishlist> =>
  useListQuery(createFriendWishlistQuery(id));

/**
 * Reloads a friend's wishlist if the current page uses it. If not, the wishlist reloads when its page opens.
 */
export const refreshFriendWishlist = (client: QueryClient, id: number): Promise<void> =>
  client.invalidateQueries({ queryKey: createFriendWishlistKey(id) });

type FriendItems = readonly FriendItem[];

const changeCachedFriendItems = (
  client: QueryClient,
  listId: number,
  change: (items: FriendItems) => FriendItem[],
): void =>
  changeCachedList<FriendWishlist>(client, createFriendWishlistKey(listId), (list) => ({
    ...list,
    items: change(list.items),
  }));

interface FriendItemIds {
  listId: number;
  itemId: number;
}

interface ClaimChange {
  /** The number of pieces that the user claims. With 0, the user's claim ends. */
  quantity: number;
  /**
   * The owner's setting of what to see about claims, in the version of the list that the user has loaded. The
   * server refuses the claim if the owner now sees more.
   */
  showClaims: OwnerClaimVisibilityLevel;
}

/**
 * Placeholder for the giver id of the user's new claim until the server responds. Any id marks an own claim,
 * because the server sends no ids of other givers.
 */
const placeholderOwnUserId = -1;

const applyOwnClaimQuantity = (item: FriendItem, quantity: number): FriendItem => ({
  ...setOwnClaimQuantityOnItem(item, quantity),
  purchasedBy: quantity > 0 ? placeholderOwnUserId : null,
});

/**
 * Sets how many pieces of an item the user claims. Shows the claim before the response. If the request
 * fails, restores the item, reloads the list and calls `onRefused`, even after the button has unmounted.
 */
export function useClaimItem(
  { listId, itemId }: FriendItemIds,
  onRefused: (error: Error) => void,
): UseMutationResult<FriendItem, Error, ClaimChange, FriendItems | undefined> {
  const client = useQueryClient();
  const mutationKey = ['claim', itemId];
  const isLastPendingClaim = (): boolean => client.isMutating({ mutationKey }) === 1;
  return useMutation({
    mutationKey,
    // Sends the claims of an item one after another, in the order of the clicks.
    scope: { id: `claim-${itemId}` },
    mutationFn: async ({ quantity, showClaims }: ClaimChange) => {
      const body = quantity > 0 ? { purchased: true, quantity, showClaims } : { purchased: false };
      return (await sendApiRequest('purchase', { params: { id: itemId }, body, ...createRequestOptionForUid(client) }))
        .data;
    },
    onMutate: async ({ quantity }) => {
      await client.cancelQueries({ queryKey: createFriendWishlistKey(listId) });
      const before = client.getQueryData(createFriendWishlistQuery(listId).queryKey)?.items;
      changeCachedFriendItems(client, listId, (items) =>
        items.map((item) => (item.id === itemId ? applyOwnClaimQuantity(item, quantity) : item)),
      );
      return before;
    },
    onSuccess: (item) => {
      // Ignores the response if a later click has already changed the number of claimed pieces again.
      if (isLastPendingClaim())
        changeCachedFriendItems(client, listId, (items) => changeCachedListEntry(items, itemId, item));
      void refreshGifts(client);
      // Requests the whole list again, because `onMutate` may have cancelled the request for it.
      if (!isCachedListComplete(client, createFriendWishlistKey(listId))) void refreshFriendWishlist(client, listId);
    },
    onError: (error, _promised, before) => {
      onRefused(error);
      if (before) changeCachedFriendItems(client, listId, (items) => restoreListEntry(items, before, itemId));
      void client.invalidateQueries({ queryKey: createFriendWishlistKey(listId) });
    },
  });
}

interface NewIdea {
  listId: number;
  /** Multipart body with the field names of the API and an optional `image_file`. */
  form: FormData;
  idempotencyKey: string;
  onProgress?: UploadProgressListener;
}

export function useAddIdea(): UseMutationResult<FriendItem, Error, NewIdea> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ listId, ...sent }) =>
      (await sendApiRequest('addIdea', { params: { id: listId }, ...sent })).data,
    onSettled: (_item, _error, { listId }) => client.invalidateQueries({ queryKey: createFriendWishlistKey(listId) }),
  });
}

export function useDeleteIdea(): UseMutationResult<void, Error, FriendItemIds> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ listId, itemId }) =>
      void (await sendApiRequest('deleteIdea', { params: { id: listId, itemId } })),
    onSettled: (_data, _error, { listId }) => client.invalidateQueries({ queryKey: createFriendWishlistKey(listId) }),
  });
}
