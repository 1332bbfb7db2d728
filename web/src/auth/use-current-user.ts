import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UserRecord } from '../api/users.ts';
import { userQuery } from '../api/users.ts';
import type { AuthUser } from './auth-provider.ts';
import { useAuthUser } from './session-context.tsx';

export type CurrentUser = UserRecord;

const nobody = { uid: '', email: null, displayName: null };

/** Stands in while the record cannot be fetched (docs/specification.md §3). */
function fallbackOf({ uid, email, displayName }: AuthUser): CurrentUser {
  return {
    id: -1,
    uid,
    email: email ?? '',
    displayName: displayName ?? '',
    avatar: 'gray',
    isStaff: false,
    isSuperuser: false,
    isActive: true,
  };
}

/** The record of the person signed in; undefined while it is being asked for, the fallback where that failed. */
export function useCurrentUser(): CurrentUser | undefined {
  const person = useAuthUser();
  const { data, error } = useQuery({ ...userQuery(person ?? nobody), enabled: Boolean(person) });
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  if (data) return data;
  return person && error ? fallbackOf(person) : undefined;
}
