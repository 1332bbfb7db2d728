import type { ReactNode } from 'react';
import { useCallback } from 'react';
import type { FriendshipAction, Person } from '../api/friends.ts';
import { useSuggestedPeople } from '../api/suggestions.ts';
import { SuggestionCard } from '../friends/SuggestionCard.tsx';
import { useFriendActions } from '../friends/use-friend-actions.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Grid } from '../ui/Grid.tsx';
import { SectionHeading } from '../ui/PageHeading.tsx';
import styles from './HomePage.module.css';

/** Maximum number of friend requests that Home shows. The page Friends shows all of them. */
const maxShownRequests = 3;

/**
 * Shows the friend requests that the user has received and not yet answered. Renders nothing if there are
 * none.
 */
export function ReceivedFriendRequests(): ReactNode {
  const t = useText();
  const { runAction, errorMessages } = useFriendActions();
  const requests = useSuggestedPeople('').data?.people.filter(({ status }) => status === 'pending_received') ?? [];
  const runActionAndFocusHeading = useCallback(
    (action: FriendshipAction, person: Person): void => {
      runAction(action, person);
      // Moves the focus to the page heading, because the card of the answered request disappears with its
      // focused button.
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    },
    [runAction],
  );
  if (requests.length === 0) return null;
  const all = requests.length > maxShownRequests && (
    <ButtonLink to={paths.friends} variant="ghost" size="card" className={styles.all}>
      {t('home.allRequests', { count: requests.length })}
    </ButtonLink>
  );
  return (
    <section className={styles.section}>
      <SectionHeading title={t('home.waiting')} actions={all} />
      <Grid columns={3}>
        {requests.slice(0, maxShownRequests).map((person) => (
          <li key={person.id}>
            <SuggestionCard
              person={person}
              runAction={runActionAndFocusHeading}
              errorMessage={errorMessages.get(person.id)}
            />
          </li>
        ))}
      </Grid>
    </section>
  );
}
