import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getUserQueryClient } from '../api/query-client.ts';
import { getVisitor } from '../api/token-source.ts';
import { useAuthUser } from '../auth/session-context.tsx';
import { registerPageIcons } from '../ui/icons/page-icons.ts';

registerPageIcons();

/**
 * Provides a query client to a page behind a secret link. It is the query client of the signed-in user or, if
 * no user is signed in, of the visitor.
 */
export function SecretLinkQueryProvider({ children }: { children: ReactNode }): ReactNode {
  const person = useAuthUser() ?? getVisitor();
  return (
    <QueryClientProvider key={person.uid} client={getUserQueryClient(person)}>
      {children}
    </QueryClientProvider>
  );
}
