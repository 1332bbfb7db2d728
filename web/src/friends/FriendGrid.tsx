import type { ReactNode } from 'react';
import { useCallback } from 'react';
import type { Friend } from '../api/friends.ts';
import { VirtualGrid } from '../ui/VirtualGrid.tsx';
import { FriendCard } from './FriendCard.tsx';
import styles from './PersonCard.module.css';

interface FriendGridProps {
  friends: readonly Friend[];
  level: 'h2' | 'h3';
  /** Ends a friendship. The function must not change between renders, because the cards are memoised. */
  onRemove: (id: number) => void;
  /** The error messages of failed removals of friends. The key is the friend's id. */
  errorMessages: ReadonlyMap<number, string>;
}

/**
 * Number of friend cards that the server renders. They fill the window, so that the content below does not
 * move when more cards render.
 */
const serverRenderedCardCount = 24;

const getFriendName = ({ displayName, email }: Friend): string => displayName || email;

export function FriendGrid({ friends, level, onRemove, errorMessages }: FriendGridProps): ReactNode {
  const renderEntry = useCallback(
    (friend: Friend): ReactNode => (
      <FriendCard friend={friend} level={level} onRemove={onRemove} errorMessage={errorMessages.get(friend.id)} />
    ),
    [level, onRemove, errorMessages],
  );
  return (
    <VirtualGrid
      columns={3}
      className={styles.friends}
      entries={friends}
      initialCount={serverRenderedCardCount}
      renderEntry={renderEntry}
      nameOf={getFriendName}
    />
  );
}
