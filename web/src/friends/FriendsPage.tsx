import type { ReactNode } from 'react';
import { useCallback, useRef } from 'react';
import type { FriendAction, Person } from '../api/friends.ts';
import { FriendsPanel } from './FriendsPanel.tsx';
import styles from './FriendsPage.module.css';
import { SuggestionsPanel } from './SuggestionsPanel.tsx';
import { useFriendActions } from './use-friend-actions.ts';

/** `/friends`: friends, and people who might become friends (docs/specification.md §2). */
export function FriendsPage(): ReactNode {
  const { runAction, refusals } = useFriendActions();
  const suggested = useRef<HTMLElement>(null);
  const runSuggestionAction = useCallback(
    (action: FriendAction, person: Person): void => {
      runAction(action, person);
      // The card of somebody accepted leaves, and the button that had the focus with it.
      if (action === 'accept') suggested.current?.querySelector('h2')?.focus({ preventScroll: true });
    },
    [runAction],
  );
  return (
    <div className="page">
      <FriendsPanel
        runAction={runAction}
        refusals={refusals}
        onFind={() => suggested.current?.querySelector('h2')?.focus()}
      />
      <section ref={suggested} className={styles.suggested}>
        <SuggestionsPanel runAction={runSuggestionAction} refusals={refusals} />
      </section>
    </div>
  );
}
