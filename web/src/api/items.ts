import type { UseMutationResult } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestBodyOf } from '@wishwell/contract/calls.ts';
import type { ItemLifecycleState } from '@wishwell/contract/limits.ts';
import type { CamelCaseKeys } from '@wishwell/contract/wire-names.ts';
import { type ApiEndpoints, sendApiRequest } from './client.ts';
import type { UploadProgressListener } from './fetch-with-progress.ts';
import { moveListEntryBefore } from './optimistic-update.ts';
import {
  changeItemsOfCachedWishlist,
  type OwnWishlist,
  refreshWishlistsIfChangeOutcomeUnknown,
  refreshWishlists,
} from './wishlists.ts';

/**
 * An item of the user's own wishlist. If the owner has chosen not to see claims, it contains no information
 * about them.
 */
export type OwnItem = OwnWishlist['items'][number];

interface NewItem {
  wishlistId: number;
  /** Multipart body with the field names of the API and an optional `image_file`. */
  form: FormData;
  idempotencyKey: string;
  onProgress?: UploadProgressListener;
}

export function useAddItem(): UseMutationResult<OwnItem, Error, NewItem> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ wishlistId, ...sent }) =>
      (await sendApiRequest('addItem', { params: { id: wishlistId }, ...sent })).data,
    onSuccess: () => refreshWishlists(client),
    onError: (error) => refreshWishlistsIfChangeOutcomeUnknown(client, error),
  });
}

interface ItemChange {
  wishlistId: number;
  /** The ETag of the list when the edit form opened. */
  etag: string | undefined;
  /**
   * Multipart body with the field names of the API, including the item's `id`. The field `new_wishlist_id`
   * moves the item to another list.
   */
  form: FormData;
  onProgress?: UploadProgressListener;
}

export function useUpdateItem(): UseMutationResult<OwnItem, Error, ItemChange> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ wishlistId, etag, ...sent }) =>
      (await sendApiRequest('updateItem', { params: { id: wishlistId }, ...sent, ifMatch: etag })).data,
    onSuccess: () => refreshWishlists(client),
  });
}

interface ItemPosition extends ItemIds {
  /**
   * The id of the item that follows the moved item in the new order. Null if the moved item is now the last
   * one.
   */
  before: number | null;
}

const reorderItemKey = ['place-item'];

/**
 * Moves an item to another position in its list. Shows the new order before the response. The list reloads
 * after the last pending move.
 */
export function useReorderItem(): UseMutationResult<OwnItem, Error, ItemPosition> {
  const client = useQueryClient();
  return useMutation({
    mutationKey: reorderItemKey,
    // Sends the moves of items one after another, in the order in which the user made them.
    scope: { id: 'place-item' },
    onMutate: ({ wishlistId, itemId, before }) =>
      changeItemsOfCachedWishlist(client, wishlistId, (items) => moveListEntryBefore(items, itemId, before)),
    mutationFn: async ({ wishlistId, itemId, before }) =>
      (await sendApiRequest('placeItem', { params: { id: wishlistId, itemId }, body: { before } })).data,
    onSettled: () => (client.isMutating({ mutationKey: reorderItemKey }) === 1 ? refreshWishlists(client) : undefined),
  });
}

interface ItemIds {
  wishlistId: number;
  itemId: number;
}

interface ItemStateChange extends ItemIds {
  state: ItemLifecycleState;
  receivedOn?: string | null;
  receivedNote?: string;
}

export function useChangeItemState(): UseMutationResult<OwnItem, Error, ItemStateChange> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ wishlistId, itemId, ...body }) =>
      (await sendApiRequest('changeItemState', { params: { id: wishlistId, itemId }, body })).data,
    onSuccess: () => refreshWishlists(client),
  });
}

export function useDeleteItem(): UseMutationResult<void, Error, ItemIds> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ wishlistId, itemId }) =>
      void (await sendApiRequest('deleteItem', { params: { id: wishlistId, itemId } })),
    onSuccess: () => refreshWishlists(client),
  });
}

export interface AddItemsInput {
  wishlistId: number;
  items: CamelCaseKeys<RequestBodyOf<ApiEndpoints['addItems']>>['items'];
  idempotencyKey: string;
}

/** Adds several items to a list. If one item is invalid, the server adds none of them. */
export function useAddItems(): UseMutationResult<OwnWishlist, Error, AddItemsInput> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ wishlistId, items, idempotencyKey }) =>
      (await sendApiRequest('addItems', { params: { id: wishlistId }, body: { items }, idempotencyKey })).data,
    onSuccess: () => refreshWishlists(client),
    onError: (error) => refreshWishlistsIfChangeOutcomeUnknown(client, error),
  });
}

interface ItemSelection {
  wishlistId: number;
  itemIds: readonly number[];
}

export function useMoveItemsToList(): UseMutationResult<void, Error, ItemSelection & { newWishlistId: number }> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ wishlistId, itemIds, newWishlistId }) =>
      void (await sendApiRequest('moveItems', {
        params: { id: wishlistId },
        body: { itemIds: [...itemIds], newWishlistId },
      })),
    onSuccess: () => refreshWishlists(client),
  });
}

export function useDeleteItems(): UseMutationResult<void, Error, ItemSelection> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ wishlistId, itemIds }) =>
      void (await sendApiRequest('deleteItems', { params: { id: wishlistId }, body: { itemIds: [...itemIds] } })),
    onSuccess: () => refreshWishlists(client),
  });
}

interface ItemCopy {
  /** The id of the user's own list to which the item is copied. */
  wishlistId: number;
  itemId: number;
  idempotencyKey: string;
}

/** Copies an item of a friend's list to one of the user's own lists. */
export function useCopyItem(): UseMutationResult<OwnItem, Error, ItemCopy> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ wishlistId, itemId, idempotencyKey }) =>
      (await sendApiRequest('copyItem', { params: { id: wishlistId }, body: { itemId }, idempotencyKey })).data,
    onSuccess: () => refreshWishlists(client),
  });
}
