import type { QueryClient } from '@tanstack/react-query';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResponseOf } from '@wishwell/contract/calls.ts';
import type { OwnerClaimVisibilityLevel } from '@wishwell/contract/limits.ts';
import type { CamelCaseKeys } from '@wishwell/contract/wire-names.ts';
import { type ApiEndpoints, sendApiRequest } from './client.ts';
import { refreshGifts } from './refresh-gifts.ts';

export type SharedWishlist = CamelCaseKeys<ResponseOf<ApiEndpoints['getSharedWishlist']>>;
export type SharedItem = SharedWishlist['items'][number];
export type Guest = CamelCaseKeys<ResponseOf<ApiEndpoints['getGuest']>>;
export type ItemClaimedByGuest = Guest['items'][number];

const isSentAsVisitor = true;

/** `giving`: the visitor has said that they want to give. Only then, the response contains the claims. */
export const createShareLinkWishlistQuery = (token: string, giving: boolean) =>
  queryOptions({
    queryKey: ['shared', token, giving],
    queryFn: async ({ signal }): Promise<SharedWishlist> => {
      const query = giving ? { giving: 'true' } : {};
      return (
        await sendApiRequest('getSharedWishlist', { params: { token }, query, signal, asVisitor: isSentAsVisitor })
      ).data;
    },
    staleTime: 10_000,
  });

export interface ClaimInput {
  itemId: number;
  /** The number of pieces that the visitor claims. With 0, the visitor's claim ends. */
  quantity: number;
  /**
   * The owner's setting of what to see about claims, in the version of the list that the visitor has loaded.
   * The server refuses the claim if the owner now sees more.
   */
  showClaims: OwnerClaimVisibilityLevel;
  name?: string;
  email?: string;
}

/**
 * Claims an item as a visitor with a share link, or releases the claim. Replaces the cached item by the item
 * of the response.
 */
export function useClaimThroughShareLink(token: string, onRefused: (error: Error, sent: ClaimInput) => void) {
  const client = useQueryClient();
  const { queryKey } = createShareLinkWishlistQuery(token, true);
  return useMutation({
    scope: { id: `shared-${token}` },
    mutationFn: async ({ itemId, ...claim }: ClaimInput) => {
      const body = claim.quantity > 0 ? { purchased: true, ...claim } : { purchased: false };
      return (await sendApiRequest('purchaseShared', { params: { token, itemId }, body, asVisitor: isSentAsVisitor }))
        .data;
    },
    onSuccess: ({ guestUrl, ...item }) => {
      client.setQueryData(queryKey, (list) => list && replaceItem(list, item, guestUrl));
      void refreshGifts(client);
    },
    onError: (error, sent) => {
      onRefused(error, sent);
      void client.invalidateQueries({ queryKey });
    },
  });
}

const replaceItem = (list: SharedWishlist, item: SharedItem, guestUrl: string | undefined): SharedWishlist => ({
  ...list,
  ...(guestUrl === undefined ? {} : { guestUrl }),
  items: list.items.map((one) => (one.id === item.id ? item : one)),
});

export const createGuestQuery = (token: string) =>
  queryOptions({
    queryKey: ['guest', token],
    queryFn: async ({ signal }): Promise<Guest> =>
      (await sendApiRequest('getGuest', { params: { token }, signal, asVisitor: isSentAsVisitor })).data,
  });

export async function releaseClaimAsGuest(client: QueryClient, token: string, itemId: number): Promise<void> {
  const { data } = await sendApiRequest('releaseAsGuest', {
    params: { token, itemId },
    body: { purchased: false },
    asVisitor: isSentAsVisitor,
  });
  client.setQueryData(createGuestQuery(token).queryKey, data);
}

export async function deleteGuest(token: string): Promise<void> {
  await sendApiRequest('deleteGuest', { params: { token }, asVisitor: isSentAsVisitor });
}

export async function exchangeLinkTokenForGuestCookie(token: string): Promise<void> {
  await sendApiRequest('rememberGuest', { params: { token }, asVisitor: isSentAsVisitor });
}

export const guestClaimCountQuery = queryOptions({
  queryKey: ['mergeable-guest'],
  queryFn: async ({ signal }): Promise<number> => (await sendApiRequest('findMergeableGuest', { signal })).data.count,
});

export async function moveGuestClaimsToAccount(): Promise<number> {
  return (await sendApiRequest('mergeGuest')).data.count;
}
