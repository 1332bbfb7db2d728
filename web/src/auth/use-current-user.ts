import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UserRecord } from '../api/users.ts';
import { createUserQuery } from '../api/users.ts';
import type { AuthUser } from './auth-provider.ts';
import { useAuthUser } from './session-context.tsx';

export type CurrentUser = UserRecord;

const emptyIdentity = { uid: '', email: null, displayName: null };

/**
 * Returns a user record made from the identity provider's data. The app uses it if the record in the database
 * cannot be loaded (docs/specification.md §3).
 */
function createFallbackUser({ uid, email, displayName }: AuthUser): CurrentUser {
  return {
    id: -1,
    uid,
    email: email ?? '',
    displayName: displayName ?? '',
    avatar: 'gray',
    currency: 'USD',
    isStaff: false,
    isSuperuser: false,
    isActive: true,
  };
}

/**
 * Returns the record of the signed-in user; undefined until it has loaded. If loading failed, returns a
 * record with the data of the identity provider.
 */
export function useCurrentUser(): CurrentUser | undefined {
  const person = useAuthUser();
  const { data, error } = useQuery({ ...createUserQuery(person ?? emptyIdentity), enabled: Boolean(person) });
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  if (data) return data;
  return person && error ? createFallbackUser(person) : undefined;
}
