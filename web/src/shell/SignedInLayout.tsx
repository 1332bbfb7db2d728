import { QueryClientProvider, usePrefetchQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from '../router/Routes.tsx';
import { registerPageIcons } from '../ui/icons/page-icons.ts';
import { queryClientFor } from '../api/query-client.ts';
import { userQuery } from '../api/users.ts';
import type { AuthUser } from '../auth/auth-provider.ts';
import { useAuthUser } from '../auth/session-context.tsx';

registerPageIcons();

/** Around every page behind the guard: what was fetched for this person, whose own record is asked for beside the page's data. */
export function SignedInLayout(): ReactNode {
  const person = useAuthUser();
  if (!person) return null;
  return (
    <QueryClientProvider key={person.uid} client={queryClientFor(person)}>
      <WithRecord person={person} />
    </QueryClientProvider>
  );
}

function WithRecord({ person }: { person: AuthUser }): ReactNode {
  usePrefetchQuery(userQuery(person));
  return <Outlet />;
}
