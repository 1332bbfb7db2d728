import type { AvatarKey } from '@wishwell/contract/limits.ts';
import type { User } from '@wishwell/contract/users.ts';
import type { Camel } from '@wishwell/contract/wire-names.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, send, sendTo } from './client.ts';
import { listAllPages } from './list-all-pages.ts';

/** A person's own record (docs/specification.md §3). */
export type UserRecord = Camel<User>;

/** What the identity provider knows of a person. */
export interface Identity {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
}

const creations = new Map<string, Promise<void>>();

async function sendCreation({ uid, email, displayName }: Identity): Promise<void> {
  const body = { firebaseUid: uid, displayName: displayName ?? '', email: email ?? '', avatar: 'gray' } as const;
  await send('createUser', { body });
}

/** Makes the record of a new person; harmless when it exists. One at a time for one person. */
export function createUser(identity: Identity): Promise<void> {
  const { uid } = identity;
  const creation = creations.get(uid) ?? sendCreation(identity).finally(() => creations.delete(uid));
  creations.set(uid, creation);
  return creation;
}

async function getUser({ uid }: Identity): Promise<UserRecord> {
  return (await send('getUserByUid', { params: { uid } })).data;
}

/** The record of the person signed in; whoever has none yet gets one. */
export function userQuery(identity: Identity) {
  return queryOptions({
    queryKey: ['user', identity.uid],
    queryFn: async ({ client }): Promise<UserRecord> => {
      await creations.get(identity.uid);
      try {
        return await getUser(identity);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }
      await createUser(identity);
      // Until now every other call was refused.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'user' });
      return getUser(identity);
    },
    refetchInterval: ({ state }) => (state.status === 'error' ? 15_000 : false),
  });
}

/** Changes one's own name and avatar; `onSaved` is told also when the form has gone meanwhile. */
export function useUpdateProfile(onSaved: (user: UserRecord) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (profile: { displayName: string; avatar: AvatarKey }) =>
      (await send('updateProfile', { body: profile })).data,
    onSuccess: (user) => {
      client.setQueryData(['user', user.uid], user);
      onSaved(user);
    },
  });
}

/** Everyone with an account, by id; superusers alone get an answer. */
export function useUsers(): UseQueryResult<UserRecord[]> {
  return useQuery({
    queryKey: ['users'],
    queryFn: ({ signal }) =>
      listAllPages((url) => (url === undefined ? send('listUsers', { signal }) : sendTo('listUsers', url, { signal }))),
  });
}
