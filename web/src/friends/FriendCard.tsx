import type { ReactNode } from 'react';
import { memo } from 'react';
import type { Friend } from '../api/friends.ts';
import { useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { Card, AnimatedCardLink } from '../ui/Card.tsx';
import { InlineError } from '../ui/InlineError.tsx';
import { Menu } from '../ui/Menu.tsx';
import { PersonCardHeader } from './PersonCardHeader.tsx';
import styles from './PersonCard.module.css';

interface FriendCardProps {
  friend: Friend;
  /** The HTML heading level of the friend's name. */
  level: 'h2' | 'h3';
  /** Ends the friendship. The function must not change between renders, because the card is memoised. */
  onRemove: (id: number) => void;
  errorMessage?: string | undefined;
}

export const FriendCard = memo(function FriendCard({
  friend,
  level: Heading,
  onRemove,
  errorMessage,
}: FriendCardProps): ReactNode {
  const t = useText();
  const name = friend.displayName || friend.email || t('friends.noName');
  return (
    <Card lifts className={styles.card}>
      <PersonCardHeader
        person={friend}
        below={
          <p className={styles.count}>
            {friend.isUnconfirmed ? '\u00a0' : t('friends.wishlistCount', { count: friend.wishlistCount })}
          </p>
        }
        icon={
          <Menu
            label={t('ui.more', { name })}
            items={[
              {
                icon: 'personMinus',
                label: t('friends.removeNamed', { name }),
                onSelect: () => onRemove(friend.id),
              },
            ]}
          />
        }
      >
        <Heading>
          <AnimatedCardLink to={paths.friend(friend.id)}>{name}</AnimatedCardLink>
        </Heading>
      </PersonCardHeader>
      {errorMessage && <InlineError>{errorMessage}</InlineError>}
    </Card>
  );
});
