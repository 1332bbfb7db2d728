import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClientFor } from '../api/query-client.ts';
import { usePendingReceivedCount } from '../api/suggestions.ts';
import { useCurrentUser } from '../auth/use-current-user.ts';
import { useAuthUser } from '../auth/session-context.tsx';
import { useText } from '../i18n/use-text.ts';
import { Count } from '../ui/Badge.tsx';

/** How many friend requests wait for an answer; beside the link to Friends, on every page. */
export function PendingCount(): ReactNode {
  const person = useAuthUser();
  if (!person) return null;
  return (
    <QueryClientProvider client={queryClientFor(person)}>
      <OnceKnown />
    </QueryClientProvider>
  );
}

/** Somebody who has just signed up is refused until their record exists. */
function OnceKnown(): ReactNode {
  return useCurrentUser() && <Pending />;
}

function Pending(): ReactNode {
  const t = useText();
  const count = usePendingReceivedCount();
  return <Count count={count} label={t('nav.pending', { count })} />;
}
