import type { UseQueryResult } from '@tanstack/react-query';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AvatarColourName } from '@wishwell/contract/limits.ts';
import type { User } from '@wishwell/contract/users.ts';
import type { CamelCaseKeys } from '@wishwell/contract/wire-names.ts';
import { ApiError, sendApiRequest, sendApiRequestToUrl } from './client.ts';
import { fetchAllPages } from './fetch-all-pages.ts';

/** The signed-in user's record in the database (docs/specification.md §3). */
export type UserRecord = CamelCaseKeys<User>;

export interface IdentityProviderUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

const pendingCreations = new Map<string, Promise<void>>();

async function sendCreateRequest({ uid, email, displayName }: IdentityProviderUser): Promise<void> {
  const body = { firebaseUid: uid, displayName: displayName ?? '', email: email ?? '', avatar: 'gray' } as const;
  await sendApiRequest('createUser', { body });
}

/**
 * Creates the database record of a new user. Repeated calls create only one record. Concurrent calls for the
 * same user share one request.
 */
export function createUser(identity: IdentityProviderUser): Promise<void> {
  const { uid } = identity;
  const creation = pendingCreations.get(uid) ?? sendCreateRequest(identity).finally(() => pendingCreations.delete(uid));
  pendingCreations.set(uid, creation);
  return creation;
}

async function getUser({ uid }: IdentityProviderUser): Promise<UserRecord> {
  return (await sendApiRequest('getUserByUid', { params: { uid } })).data;
}

/** Query for the database record of the signed-in user. Creates the record if it is missing. */
export function createUserQuery(identity: IdentityProviderUser) {
  return queryOptions({
    queryKey: ['user', identity.uid],
    queryFn: async ({ client }): Promise<UserRecord> => {
      await pendingCreations.get(identity.uid);
      try {
        return await getUser(identity);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
      await createUser(identity);
      // Reloads all queries except that of the user. Before the user had a record, the server refused these
      // queries.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' });
      return getUser(identity);
    },
    refetchInterval: ({ state }) => (state.status === 'error' ? 15_000 : false),
  });
}

/**
 * Saves the user's name, avatar and, if given, currency. Calls `onSaved` even after the form has unmounted.
 */
export function useUpdateProfile(onSaved: (user: UserRecord) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (profile: { displayName: string; avatar: AvatarColourName; currency?: string }) =>
      (await sendApiRequest('updateProfile', { body: profile })).data,
    onSuccess: (user) => {
      client.setQueryData(['user', user.uid], user);
      onSaved(user);
    },
  });
}

/** Query for all users, sorted by id. The server refuses the request of a user who is not a superuser. */
export const usersQuery = queryOptions({
  queryKey: ['users'],
  queryFn: ({ signal }): Promise<UserRecord[]> =>
    fetchAllPages((url) =>
      url === undefined ? sendApiRequest('listUsers', { signal }) : sendApiRequestToUrl('listUsers', url, { signal }),
    ),
});
export const useUsers = (): UseQueryResult<UserRecord[]> => useQuery(usersQuery);
