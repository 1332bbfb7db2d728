import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RequestBodyOf, ResponseOf } from '@wishwell/contract/calls.ts';
import type { CamelCaseKeys } from '@wishwell/contract/wire-names.ts';
import { type ApiEndpoints, sendApiRequest } from './client.ts';
import { refreshWishlists } from './wishlists.ts';

export type ShareLink = CamelCaseKeys<ResponseOf<ApiEndpoints['listShareLinks']>>[number];

const createShareLinksQuery = (listId: number) =>
  queryOptions({
    queryKey: ['share-links', listId],
    queryFn: async ({ signal }): Promise<ShareLink[]> =>
      (await sendApiRequest('listShareLinks', { params: { id: listId }, signal })).data,
  });
export const useShareLinks = (listId: number) => useQuery(createShareLinksQuery(listId));

export function useCreateShareLink(listId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CamelCaseKeys<RequestBodyOf<ApiEndpoints['createShareLink']>>) =>
      (await sendApiRequest('createShareLink', { params: { id: listId }, body })).data,
    onSuccess: (link) => {
      client.setQueryData(createShareLinksQuery(listId).queryKey, (links = []) => [link, ...links]);
      void refreshWishlists(client);
    },
  });
}

export function useRevokeShareLink(listId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (linkId: number) => {
      await sendApiRequest('deleteShareLink', { params: { id: listId, linkId } });
      return linkId;
    },
    onSuccess: (linkId) => {
      client.setQueryData(createShareLinksQuery(listId).queryKey, (links) => links?.filter(({ id }) => id !== linkId));
      void refreshWishlists(client);
    },
  });
}
