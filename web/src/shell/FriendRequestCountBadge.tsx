import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { getUserQueryClient } from '../api/query-client.ts';
import { useReceivedFriendRequestCount } from '../api/suggestions.ts';
import { useAuthUser } from '../auth/session-context.tsx';
import { useCurrentUser } from '../auth/use-current-user.ts';
import { useText } from '../i18n/use-text.ts';
import { CountBadge } from '../ui/Badge.tsx';

export function FriendRequestCountBadge(): ReactNode {
  const person = useAuthUser();
  if (!person) return null;
  return (
    <QueryClientProvider client={getUserQueryClient(person)}>
      <FriendRequestBadgeIfLoaded />
    </QueryClientProvider>
  );
}

/**
 * Renders the badge only after the user's data has loaded. Until then, a new user may have no record, and the
 * server would refuse the badge's request.
 */
function FriendRequestBadgeIfLoaded(): ReactNode {
  return useCurrentUser() && <FriendRequestBadge />;
}

function FriendRequestBadge(): ReactNode {
  const t = useText();
  const count = useReceivedFriendRequestCount(useLocation().pathname);
  return <CountBadge count={count} label={t('nav.pending', { count })} />;
}
