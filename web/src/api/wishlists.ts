import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf, RequestBodyOf } from '@wishwell/contract/calls.ts';
import type { CamelCaseKeys } from '@wishwell/contract/wire-names.ts';
import { ApiError, type ApiEndpoints, sendApiRequest } from './client.ts';
import { type ListQueryResult, changeCachedList, createListQuery, useListQuery } from './list-query.ts';

type OwnWishlistCard = CamelCaseKeys<ResponseOf<ApiEndpoints['listWishlists']>>[number];
/** A wishlist with the fields that its card shows. Only the user's own lists have `archived`. */
export type WishlistSummary = Omit<OwnWishlistCard, 'archived'> & { archived?: boolean };
export type OwnWishlist = CamelCaseKeys<ResponseOf<ApiEndpoints['getWishlist']>>;

/** A record and its ETag. A later change sends the ETag as `If-Match`. */
export interface ResponseBodyWithEtag<T> {
  record: T;
  etag: string | undefined;
}

const wishlistsQueryKeyPrefix = ['wishlists'] as const;

export const wishlistsQuery = createListQuery<WishlistSummary[]>({
  queryKey: [...wishlistsQueryKeyPrefix, 'list'],
  load: async ({ signal }) => (await sendApiRequest('listWishlists', { signal })).data,
  shorten: (lists, takeBeginning) => takeBeginning(lists),
});
export const useWishlists = (): ListQueryResult<WishlistSummary[]> => useListQuery(wishlistsQuery);

export const createWishlistQuery = (id: number) =>
  createListQuery<ResponseBodyWithEtag<OwnWishlist>>({
    queryKey: [...wishlistsQueryKeyPrefix, id],
    load: async ({ signal }) => {
      const { data, etag } = await sendApiRequest('getWishlist', { params: { id }, signal });
      return { record: data, etag };
    },
    shorten: ({ record, etag }, takeBeginning) => ({
      record: { ...record, items: takeBeginning(record.items) },
      etag,
    }),
  });
export const useWishlist = (id: number): ListQueryResult<ResponseBodyWithEtag<OwnWishlist>> =>
  useListQuery(createWishlistQuery(id));

type OwnItems = OwnWishlist['items'];

/**
 * Changes the items of a wishlist in the cache. Cancels running requests for the list first, because their
 * responses would overwrite the change.
 */
export async function changeItemsOfCachedWishlist(
  client: QueryClient,
  wishlistId: number,
  change: (items: OwnItems) => OwnItems,
): Promise<void> {
  const queryKey = [...wishlistsQueryKeyPrefix, wishlistId];
  await client.cancelQueries({ queryKey });
  changeCachedList<ResponseBodyWithEtag<OwnWishlist>>(client, queryKey, (list) => ({
    ...list,
    record: { ...list.record, items: change(list.record.items) },
  }));
}

/** Reloads the wishlists that the current page uses, and resolves when the responses have arrived. */
export function refreshWishlists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: wishlistsQueryKeyPrefix });
}

/**
 * Reloads the wishlists if a request ended with a network failure or a 5xx status. The server may still have
 * made the change.
 */
export function refreshWishlistsIfChangeOutcomeUnknown(client: QueryClient, error: Error): void {
  const isRefused = error instanceof ApiError && error.status < 500;
  // Does not wait for the reload of the lists, because the error should appear immediately.
  if (!isRefused) void refreshWishlists(client);
}

interface NewWishlist {
  body: CamelCaseKeys<RequestBodyOf<ApiEndpoints['createWishlist']>>;
  /**
   * Idempotency key of a new list. It is the same for every attempt to send the same body, so that a retry
   * creates no second list.
   */
  idempotencyKey: string;
}

export function useCreateWishlist(): UseMutationResult<OwnWishlist, Error, NewWishlist> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, idempotencyKey }) =>
      (await sendApiRequest('createWishlist', { body, idempotencyKey })).data,
    onSuccess: (record) => {
      client.setQueryData(createWishlistQuery(record.id).queryKey, { record, etag: undefined });
      void refreshWishlists(client);
    },
    onError: (error) => refreshWishlistsIfChangeOutcomeUnknown(client, error),
  });
}

interface DuplicateWishlistRequest {
  id: number;
  body: { title: string };
  idempotencyKey: string;
}

export function useDuplicateWishlist(): UseMutationResult<OwnWishlist, Error, DuplicateWishlistRequest> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...sent }) =>
      (await sendApiRequest('duplicateWishlist', { params: { id }, ...sent })).data,
    onSuccess: () => refreshWishlists(client),
    onError: (error) => refreshWishlistsIfChangeOutcomeUnknown(client, error),
  });
}

interface WishlistChange {
  id: number;
  /** The ETag of the list when the edit form opened. */
  etag: string | undefined;
  body: CamelCaseKeys<RequestBodyOf<ApiEndpoints['updateWishlist']>>;
}

export function useUpdateWishlist(): UseMutationResult<OwnWishlist, Error, WishlistChange> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, etag, body }) =>
      (await sendApiRequest('updateWishlist', { params: { id }, body, ifMatch: etag })).data,
    onSuccess: () => refreshWishlists(client),
  });
}

export function useDeleteWishlist(): UseMutationResult<void, Error, number> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id) => void (await sendApiRequest('deleteWishlist', { params: { id } })),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: [...wishlistsQueryKeyPrefix, id] });
      return refreshWishlists(client);
    },
  });
}
