import type { ReactNode } from 'react';
import { memo } from 'react';
import type { Friend } from '../api/friends.ts';
import { paths } from '../paths.ts';
import { useText } from '../i18n/use-text.ts';
import { Card, CardLink } from '../ui/Card.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './PersonCard.module.css';
import { PersonLine } from './PersonLine.tsx';

interface FriendCardProps {
  friend: Friend;
  /** Must stay the same function between renderings. */
  onRemove: (id: number) => void;
  /** Why removing was refused. */
  refusal?: string | undefined;
}

/** A friend in a grid; the card leads to the profile. */
export const FriendCard = memo(function FriendCard({ friend, onRemove, refusal }: FriendCardProps): ReactNode {
  const t = useText();
  const name = friend.displayName || friend.email || t('friends.noName');
  return (
    <Card lifts className={styles.card}>
      <PersonLine
        person={friend}
        below={
          <p className={styles.count}>
            {friend.isUnconfirmed ? '\u00a0' : t('friends.wishlistCount', { count: friend.wishlistCount })}
          </p>
        }
        icon={
          <IconButton
            icon="personMinus"
            label={t('friends.removeNamed', { name })}
            onClick={() => onRemove(friend.id)}
          />
        }
      >
        <h2>
          <CardLink to={paths.friend(friend.id)}>{name}</CardLink>
        </h2>
      </PersonLine>
      {refusal && <InlineError>{refusal}</InlineError>}
    </Card>
  );
});
