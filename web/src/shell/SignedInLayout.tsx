import { QueryClientProvider, usePrefetchQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { type TabDataForOfflineReload, offlineCopyStorageKey } from '../api/offline-copy.ts';
import { listQueriesWithData, getUserQueryClient } from '../api/query-client.ts';
import { getVisitor } from '../api/token-source.ts';
import { createUserQuery } from '../api/users.ts';
import { writePersonalValue } from '../api/write-personal-value.ts';
import type { AuthUser } from '../auth/auth-provider.ts';
import { useAuthUser } from '../auth/session-context.tsx';
import { registerPageIcons } from '../ui/icons/page-icons.ts';
import { createLazyComponent } from './lazy-component.tsx';
import { OutdatedDataNotice } from './OutdatedDataNotice.tsx';
import { runOnceOnFirstInteraction } from './preload-on-link-interaction.ts';
import { useSessionEndMessage } from './use-session-end-message.ts';

registerPageIcons();

const EmptyComponent = (): ReactNode => null;

/**
 * The layout of pages that require a sign-in. It loads the user's record at the same time as the page's data.
 */
export function SignedInLayout(): ReactNode {
  const person = useAuthUser();
  if (!person) return null;
  return (
    <QueryClientProvider key={person.uid} client={getUserQueryClient(person)}>
      <SignedInContent person={person} />
    </QueryClientProvider>
  );
}

function SignedInContent({ person }: { person: AuthUser }): ReactNode {
  usePrefetchQuery(createUserQuery(person));
  usePersistOfflineData(person);
  useSessionEndMessage();
  // Clears the lists that share links loaded before the sign-in. The user's own list may be among them, with
  // claims, which an owner must not see.
  useEffect(() => getUserQueryClient(getVisitor()).clear(), []);
  return (
    <>
      <OutdatedDataNotice />
      <Outlet />
      <ShortcutsOnDemand />
    </>
  );
}

// If the code of the keyboard shortcuts cannot be loaded, renders nothing, so that the rest of the page still
// works.
const KeyboardShortcuts = createLazyComponent<{ firstEvent: Event | undefined }>(() =>
  import('./KeyboardShortcuts.tsx').then(
    (module) => module.KeyboardShortcuts,
    () => EmptyComponent,
  ),
);

/**
 * Loads the code of the keyboard shortcuts after the first interaction, which may itself be a shortcut. Loads
 * it at once if the URL opens the dialog about shortcuts.
 */
function ShortcutsOnDemand(): ReactNode {
  const isInUrl = new URLSearchParams(useLocation().search).has('keys');
  const [firstEvent, setFirstEvent] = useState<Event>();
  useEffect(() => runOnceOnFirstInteraction(setFirstEvent), []);
  return <Suspense>{(isInUrl || firstEvent) && <KeyboardShortcuts firstEvent={firstEvent} />}</Suspense>;
}

/**
 * Stores the loaded data for offline use whenever the page is hidden. Browsers may end a hidden page without
 * any further event.
 */
function usePersistOfflineData(person: AuthUser): void {
  const client = useQueryClient();
  useEffect(() => {
    const save = (): void => {
      if (!document.hidden) return;
      const queries = listQueriesWithData(client).map(([key, data]) => {
        return [key, data, client.getQueryState(key)?.dataUpdatedAt ?? 0] as const;
      });
      writePersonalValue(offlineCopyStorageKey, { person, queries } satisfies TabDataForOfflineReload);
    };
    document.addEventListener('visibilitychange', save);
    return () => document.removeEventListener('visibilitychange', save);
  }, [client, person]);
}
