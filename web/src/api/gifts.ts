import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestBodyOf, ResponseOf } from '@wishwell/contract/calls.ts';
import type { CamelCaseKeys } from '@wishwell/contract/wire-names.ts';
import { ApiError, type ApiEndpoints, sendApiRequest, sendApiRequestToUrl } from './client.ts';
import { fetchAllPages } from './fetch-all-pages.ts';
import { refreshFriendWishlist } from './friend-wishlists.ts';
import { restoreListEntry, changeCachedListEntry } from './optimistic-update.ts';
import { createRequestOptionForUid } from './query-client.ts';
import { giftsQueryKeyPrefix, refreshGifts } from './refresh-gifts.ts';

/** A gift of the user: either a claim of an item on a list, or a present on no list. */
export type Gift = CamelCaseKeys<ResponseOf<ApiEndpoints['listGifts']>>[number];

const giftListKey = [...giftsQueryKeyPrefix, 'list'] as const;
const budgetsKey = [...giftsQueryKeyPrefix, 'budgets'] as const;
const giftsToBuyKey = [...giftsQueryKeyPrefix, 'to-buy'] as const;

/** Maximum number of gifts to request for Home. Home shows fewer, because it leaves out ended claims. */
const maxGiftsToBuy = 12;

/** Query for all gifts of the user, newest first. The query combines all pages of the response. */
export const giftsQuery = queryOptions({
  queryKey: giftListKey,
  queryFn: ({ signal }): Promise<Gift[]> =>
    fetchAllPages((url) =>
      url === undefined ? sendApiRequest('listGifts', { signal }) : sendApiRequestToUrl('listGifts', url, { signal }),
    ),
});

/** Query for the newest gifts that the user has promised and not yet bought. */
export const giftsToBuyQuery = queryOptions({
  queryKey: giftsToBuyKey,
  queryFn: async ({ signal }): Promise<Gift[]> =>
    (await sendApiRequest('listGifts', { query: { stage: 'promised' }, signal })).data.slice(0, maxGiftsToBuy),
});

export type GiftBudget = CamelCaseKeys<ResponseOf<ApiEndpoints['listGiftBudgets']>>[number];

/**
 * Query for the user's budgets. A budget is the amount that the user plans to spend on one person per year.
 */
export const giftBudgetsQuery = queryOptions({
  queryKey: budgetsKey,
  queryFn: async ({ signal }): Promise<GiftBudget[]> => (await sendApiRequest('listGiftBudgets', { signal })).data,
});

/** Saves the user's budget for a person. The amount 0 removes the budget. */
export function useSetBudget() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CamelCaseKeys<RequestBodyOf<ApiEndpoints['setGiftBudget']>>) =>
      void (await sendApiRequest('setGiftBudget', { body, ...createRequestOptionForUid(client) })),
    onSuccess: () => client.invalidateQueries({ queryKey: budgetsKey }),
  });
}

const changeGiftList = (client: QueryClient, change: (gifts: readonly Gift[]) => Gift[]): void =>
  void client.setQueryData<Gift[]>(giftListKey, (gifts) => gifts && change(gifts));

/**
 * Reloads Home, the friend's list and the shared lists after a change of a gift. They show the claim of the
 * gift.
 */
function refreshQueriesWithClaim(client: QueryClient, { list }: Gift): void {
  void client.invalidateQueries({ queryKey: giftsToBuyKey });
  if (list) void refreshFriendWishlist(client, list.id);
  void client.invalidateQueries({ queryKey: ['shared'] });
}

export type GiftChange = CamelCaseKeys<RequestBodyOf<ApiEndpoints['updateGift']>>;

/**
 * Changes a gift of the user. Shows the new stage, such as bought, before the response. If the request
 * fails, restores the former stage and calls `onRefused`, even after the gift's card has unmounted.
 */
export function useUpdateGift(gift: Gift, onRefused: (error: Error) => void) {
  const client = useQueryClient();
  const { id } = gift;
  const mutationKey = [...giftsQueryKeyPrefix, id] as const;
  return useMutation({
    mutationKey,
    // Sends the changes of a gift one after another, in the order of the clicks.
    scope: { id: `gift-${id}` },
    mutationFn: async (body: GiftChange) =>
      (await sendApiRequest('updateGift', { params: { id }, body, ...createRequestOptionForUid(client) })).data,
    onMutate: async ({ stage }) => {
      if (stage === undefined) return undefined;
      await client.cancelQueries({ queryKey: giftListKey });
      const before = client.getQueryData<Gift[]>(giftListKey);
      changeGiftList(client, (gifts) => changeCachedListEntry(gifts, id, { stage }));
      return before;
    },
    onSuccess: (changed) => {
      // If another change of the same gift is pending, ignores this response, because it is outdated.
      if (client.isMutating({ mutationKey }) === 1)
        changeGiftList(client, (gifts) => changeCachedListEntry(gifts, id, changed));
      refreshQueriesWithClaim(client, changed);
    },
    onError: (error, _body, before) => {
      onRefused(error);
      if (before) changeGiftList(client, (gifts) => restoreListEntry(gifts, before, id));
      void refreshGifts(client);
    },
  });
}

/** Releases a claim, or deletes a gift that is on no list. */
export function useDeleteGift() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: Gift) => void (await sendApiRequest('deleteGift', { params: { id } })),
    onSuccess: (_, gift) => {
      changeGiftList(client, (gifts) => gifts.filter(({ id }) => id !== gift.id));
      refreshQueriesWithClaim(client, gift);
    },
    onError: () => refreshGifts(client),
  });
}

interface NewGift {
  body: CamelCaseKeys<RequestBodyOf<ApiEndpoints['createGift']>>;
  idempotencyKey: string;
}

/** Creates a gift that is on no list. */
export function useCreateGift() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (sent: NewGift) => (await sendApiRequest('createGift', sent)).data,
    onSuccess: (gift) => {
      changeGiftList(client, (gifts) => [gift, ...gifts.filter(({ id }) => id !== gift.id)]);
      void client.invalidateQueries({ queryKey: giftsToBuyKey });
    },
    onError: (error) => {
      // Reloads the gifts after a network failure or a 5xx status, because the server may still have created
      // the gift.
      if (!(error instanceof ApiError) || error.status >= 500) void refreshGifts(client);
    },
  });
}
