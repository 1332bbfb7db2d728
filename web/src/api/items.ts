import type { UseMutationResult } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { send } from './client.ts';
import type { OnProgress } from './fetch-with-progress.ts';
import { type OwnWishlist, refreshUnlessRefused, refreshWishlists } from './wishlists.ts';

/** An item as its owner sees it: nothing of claims. */
export type OwnItem = OwnWishlist['items'][number];

interface NewItem {
  wishlistId: number;
  /** The fields of the wire, with `image_file` where a picture was chosen. */
  form: FormData;
  /** Stays the same while the form does. */
  idempotencyKey: string;
  onProgress?: OnProgress;
}

export function useAddItem(): UseMutationResult<OwnItem, Error, NewItem> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ wishlistId, ...sent }) =>
      (await send('addItem', { params: { id: wishlistId }, ...sent })).data,
    onSuccess: () => refreshWishlists(client),
    onError: (error) => refreshUnlessRefused(client, error),
  });
}

interface ItemChange {
  wishlistId: number;
  /** The version of the item's list that the form was opened on. */
  etag: string | undefined;
  /** The fields of the wire, `id` among them; `new_wishlist_id` moves the item. */
  form: FormData;
  onProgress?: OnProgress;
}

export function useUpdateItem(): UseMutationResult<OwnItem, Error, ItemChange> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ wishlistId, etag, ...sent }) =>
      (await send('updateItem', { params: { id: wishlistId }, ...sent, ifMatch: etag })).data,
    onSuccess: () => refreshWishlists(client),
  });
}

interface ItemPlace {
  wishlistId: number;
  itemId: number;
}

export function useDeleteItem(): UseMutationResult<void, Error, ItemPlace> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ wishlistId, itemId }) =>
      void (await send('deleteItem', { params: { id: wishlistId, itemId } })),
    onSuccess: () => refreshWishlists(client),
  });
}
