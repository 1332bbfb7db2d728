import type { ReactNode } from 'react';
import { useCallback, useRef, useState } from 'react';
import { type FriendshipAction, type Person, useFriends } from '../api/friends.ts';
import { useSuggestedPeople } from '../api/suggestions.ts';
import { loadRarelyUsedTexts } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { useUrlDialog } from '../navigation/use-url-dialog.ts';
import { DialogErrorBoundary } from '../shell/DialogErrorBoundary.tsx';
import { createLazyComponent } from '../shell/lazy-component.tsx';
import { Button } from '../ui/Button.tsx';
import { PageHeading, SectionHeading } from '../ui/PageHeading.tsx';
import { FriendsPanel } from './FriendsPanel.tsx';
import { PeopleSkeleton } from './PeopleSkeleton.tsx';
import { SuggestionsPanel } from './SuggestionsPanel.tsx';
import { useFriendActions } from './use-friend-actions.ts';
import styles from './FriendsPage.module.css';

const dialogNames = ['invite'] as const;

const InviteDialog = createLazyComponent(async () => {
  const [module] = await Promise.all([import('../invitations/InviteDialog.tsx'), loadRarelyUsedTexts()]);
  return module.InviteDialog;
});

/**
 * Returns whether the user had a received friend request when the suggestions first loaded. Undefined before
 * that, false if loading fails. Later requests change nothing, so that the panels keep their order.
 */
function useInitiallyHadPendingRequest({
  data,
  failureCount,
  isFetching,
}: ReturnType<typeof useSuggestedPeople>): boolean | undefined {
  const isWaiting = !data && isFetching && failureCount === 0;
  const hasRequest = isWaiting ? undefined : (data?.people ?? []).some(({ status }) => status === 'pending_received');
  const [hadRequest, setHadRequest] = useState(hasRequest);
  if (hadRequest === undefined && hasRequest !== undefined) setHadRequest(hasRequest);
  return hadRequest;
}

/**
 * The page `/friends` (docs/specification.md §2). The suggestions panel comes first if the user has a
 * received friend request.
 */
export function FriendsPage(): ReactNode {
  const t = useText();
  const { runAction, errorMessages } = useFriendActions();
  const friends = useFriends();
  const suggestions = useSuggestedPeople('');
  const hadRequest = useInitiallyHadPendingRequest(suggestions);
  const hasSuggestions = (suggestions.data?.people.length ?? 0) > 0;
  const invitation = useUrlDialog(dialogNames);
  const suggested = useRef<HTMLElement>(null);
  const runSuggestionAction = useCallback(
    (action: FriendshipAction, person: Person): void => {
      runAction(action, person);
      // Moves the focus to the panel's heading: the card of the accepted person disappears with its focused
      // button.
      if (action === 'accept') suggested.current?.querySelector('h2')?.focus({ preventScroll: true });
    },
    [runAction],
  );
  // The app knows the number of friends only after the paginated query has loaded all of them.
  const count = (friends.isComplete && friends.data?.length) || undefined;
  // Without friends, the button to invite is in the panel, not in the page's heading. While the friends load,
  // the heading has no button either: the button could have the focus and then disappear if the user has no
  // friends.
  const isInviteInPanel = !friends.error && !friends.data?.length;
  const panels = [
    <section key="friends" aria-label={t('friends.heading')}>
      {hadRequest && <SectionHeading title={t('home.friends')} count={count} />}
      <FriendsPanel
        friends={friends}
        hasHeading={hadRequest === true}
        hasSuggestions={hasSuggestions}
        runAction={runAction}
        errorMessages={errorMessages}
        onInvite={() => invitation.open('invite')}
        onFind={() => suggested.current?.querySelector('h2')?.focus()}
      />
    </section>,
    <section key="suggested" aria-label={t('friends.suggested')} ref={suggested}>
      <SuggestionsPanel
        friends={friends.data ?? []}
        startsWithRequests={hadRequest === true}
        runAction={runSuggestionAction}
        errorMessages={errorMessages}
      />
    </section>,
  ];
  return (
    <div className="page">
      <PageHeading
        title={t('friends.heading')}
        count={hadRequest === false ? count : undefined}
        actions={
          !isInviteInPanel && (
            <Button variant="outline" icon="personPlus" onClick={() => invitation.open('invite')}>
              {t('friends.invite')}
            </Button>
          )
        }
      />
      {hadRequest === undefined ? (
        <PeopleSkeleton label={t('friends.loading')} />
      ) : (
        <div className={styles.panels}>{hadRequest ? panels.toReversed() : panels}</div>
      )}
      <DialogErrorBoundary dialog={invitation}>
        {invitation.name && <InviteDialog onClose={invitation.close} />}
      </DialogErrorBoundary>
    </div>
  );
}
