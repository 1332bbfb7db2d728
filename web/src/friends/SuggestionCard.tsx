import type { ReactNode } from 'react';
import { memo, useId } from 'react';
import type { FriendshipAction, Person } from '../api/friends.ts';
import type { SuggestedPerson } from '../api/suggestions.ts';
import { useText } from '../i18n/use-text.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { PersonCardHeader } from './PersonCardHeader.tsx';
import styles from './PersonCard.module.css';

interface SuggestionCardProps {
  person: SuggestedPerson;
  /**
   * Runs an action such as Accept or Deny for a person. The function must not change between renders, because
   * the card is memoised.
   */
  runAction: (action: FriendshipAction, person: Person) => void;
  errorMessage?: string | undefined;
}

interface ActionButton {
  action: FriendshipAction;
  label: 'friends.request' | 'friends.revoke' | 'friends.accept' | 'friends.deny';
  variant: 'soft' | 'outline' | 'primary';
}

/**
 * The buttons of a person's card, by the status of the friendship (docs/specification.md §4). Deny sends a
 * `revoke` request.
 */
const actionButtonsByStatus: Record<SuggestedPerson['status'], readonly ActionButton[]> = {
  none: [{ action: 'request', label: 'friends.request', variant: 'soft' }],
  pending_sent: [{ action: 'revoke', label: 'friends.revoke', variant: 'outline' }],
  pending_received: [
    { action: 'accept', label: 'friends.accept', variant: 'primary' },
    { action: 'revoke', label: 'friends.deny', variant: 'outline' },
  ],
};

export const SuggestionCard = memo(function SuggestionCard({
  person,
  runAction,
  errorMessage,
}: SuggestionCardProps): ReactNode {
  const t = useText();
  const nameId = useId();
  return (
    <Card className={styles.card}>
      <PersonCardHeader person={person} below={<StatusBadge status={person.status} />}>
        <h3 id={nameId}>{person.displayName || t('friends.noName')}</h3>
      </PersonCardHeader>
      <div className={styles.buttons}>
        {actionButtonsByStatus[person.status].map(({ action, label, variant }, index) => (
          // Uses the position of a button as the React key, so that a button whose label changes keeps the
          // focus.
          <Button
            key={index === 0 ? 'first' : 'second'}
            variant={variant}
            size="card"
            wide
            aria-describedby={nameId}
            onClick={({ currentTarget }) => {
              runAction(action, person);
              if (label === 'friends.deny') focusNextCard(currentTarget);
            }}
          >
            {t(label)}
          </Button>
        ))}
      </div>
      {errorMessage && <InlineError>{errorMessage}</InlineError>}
    </Card>
  );
});

/**
 * Moves the focus from a disappearing button to the next card. After the last card, moves it to the heading
 * of the section.
 */
function focusNextCard(button: HTMLElement): void {
  const next = button.closest('li')?.nextElementSibling ?? button.closest('section')?.querySelector('h2');
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

function StatusBadge({ status }: { status: SuggestedPerson['status'] }): ReactNode {
  const t = useText();
  if (status === 'none') return null;
  return (
    <span className={styles.badge}>
      {status === 'pending_sent' ? (
        <Badge tone="honey" icon="clock">
          {t('friends.sent')}
        </Badge>
      ) : (
        <Badge tone="leaf" icon="speech">
          {t('friends.received')}
        </Badge>
      )}
    </span>
  );
}
