import type { QueryClient, UseMutationResult } from '@tanstack/react-query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, BodyOf } from '@wishwell/contract/calls.ts';
import type { Camel } from '@wishwell/contract/wire-names.ts';
import { type ProgressiveResult, progressiveQuery, useProgressiveQuery } from './progressive-query.ts';
import { ApiError, type Calls, send } from './client.ts';

/** A list among lists: without its items. */
export type WishlistSummary = Camel<AnswerOf<Calls['listWishlists']>>[number];
/** One of the user's own lists, with its items. */
export type OwnWishlist = Camel<AnswerOf<Calls['getWishlist']>>;

/** A record and the version it is in, for `If-Match`. */
export interface Versioned<T> {
  record: T;
  etag: string | undefined;
}

const everyWishlist = ['wishlists'] as const;

/** The user's own lists, newest first. */
export const wishlistsQuery = progressiveQuery<WishlistSummary[]>({
  queryKey: [...everyWishlist, 'list'],
  load: async (limit, signal) => (await send('listWishlists', { limit, signal })).data,
  lengthOf: (lists) => lists.length,
});
export const useWishlists = (): ProgressiveResult<WishlistSummary[]> => useProgressiveQuery(wishlistsQuery);

/** One of the user's own lists with its items. */
export const wishlistQuery = (id: number) =>
  progressiveQuery<Versioned<OwnWishlist>>({
    queryKey: [...everyWishlist, id],
    load: async (limit, signal) => {
      const { data, etag } = await send('getWishlist', { params: { id }, limit, signal });
      return { record: data, etag };
    },
    lengthOf: ({ record }) => record.items.length,
  });
export const useWishlist = (id: number): ProgressiveResult<Versioned<OwnWishlist>> =>
  useProgressiveQuery(wishlistQuery(id));

/** Loads the lists on screen again; resolves when they are there. Sharing ends with a friendship, so friends use it too. */
export function refreshWishlists(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: everyWishlist });
}

/** After a creation that failed without a refusal: it may have arrived all the same, and only its answer got lost. */
export function refreshUnlessRefused(client: QueryClient, error: Error): void {
  const isRefused = error instanceof ApiError && error.status < 500;
  // Not awaited, so that the error shows immediately.
  if (!isRefused) void refreshWishlists(client);
}

interface NewWishlist {
  body: Camel<BodyOf<Calls['createWishlist']>>;
  /** Stays the same while the body does, so that a repeated attempt makes one list. */
  idempotencyKey: string;
}

export function useCreateWishlist(): UseMutationResult<OwnWishlist, Error, NewWishlist> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ body, idempotencyKey }) => (await send('createWishlist', { body, idempotencyKey })).data,
    onSuccess: () => refreshWishlists(client),
    onError: (error) => refreshUnlessRefused(client, error),
  });
}

interface WishlistChange {
  id: number;
  /** The version that the form was opened on. */
  etag: string | undefined;
  body: Camel<BodyOf<Calls['updateWishlist']>>;
}

export function useUpdateWishlist(): UseMutationResult<OwnWishlist, Error, WishlistChange> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, etag, body }) =>
      (await send('updateWishlist', { params: { id }, body, ifMatch: etag })).data,
    onSuccess: () => refreshWishlists(client),
  });
}

export function useDeleteWishlist(): UseMutationResult<void, Error, number> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id) => void (await send('deleteWishlist', { params: { id } })),
    onSuccess: (_, id) => {
      client.removeQueries({ queryKey: [...everyWishlist, id] });
      return refreshWishlists(client);
    },
  });
}
