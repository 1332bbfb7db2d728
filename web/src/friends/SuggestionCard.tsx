import type { ReactNode } from 'react';
import { memo, useId } from 'react';
import type { FriendAction, Person } from '../api/friends.ts';
import type { Suggestion } from '../api/suggestions.ts';
import { useText } from '../i18n/use-text.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import styles from './PersonCard.module.css';
import { PersonLine } from './PersonLine.tsx';

interface SuggestionCardProps {
  person: Suggestion;
  /** Must stay the same function between renderings. */
  runAction: (action: FriendAction, person: Person) => void;
  /** Why the last step was refused. */
  refusal?: string | undefined;
}

interface Step {
  action: FriendAction;
  label: 'friends.request' | 'friends.revoke' | 'friends.accept' | 'friends.deny';
  variant: 'soft' | 'outline' | 'primary';
}

/** What one can do in each state (docs/specification.md §4); denying is the revoke call. */
const stepsOf: Record<Suggestion['status'], readonly Step[]> = {
  none: [{ action: 'request', label: 'friends.request', variant: 'soft' }],
  pending_sent: [{ action: 'revoke', label: 'friends.revoke', variant: 'outline' }],
  pending_received: [
    { action: 'accept', label: 'friends.accept', variant: 'primary' },
    { action: 'revoke', label: 'friends.deny', variant: 'outline' },
  ],
};

/** Somebody who is not a friend, and what can be done about it. */
export const SuggestionCard = memo(function SuggestionCard({
  person,
  runAction,
  refusal,
}: SuggestionCardProps): ReactNode {
  const t = useText();
  const nameId = useId();
  return (
    <Card className={styles.card}>
      <PersonLine person={person} below={<StatusBadge status={person.status} />}>
        <h3 id={nameId}>{person.displayName || t('friends.noName')}</h3>
      </PersonLine>
      <div className={styles.buttons}>
        {stepsOf[person.status].map(({ action, label, variant }, place) => (
          // By place, so that the focus stays on the button whose word changes.
          <Button
            key={place === 0 ? 'first' : 'second'}
            variant={variant}
            size="card"
            wide
            aria-describedby={nameId}
            onClick={() => runAction(action, person)}
          >
            {t(label)}
          </Button>
        ))}
      </div>
      {refusal && <InlineError>{refusal}</InlineError>}
    </Card>
  );
});

function StatusBadge({ status }: { status: Suggestion['status'] }): ReactNode {
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
