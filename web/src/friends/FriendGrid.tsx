import type { ReactNode } from 'react';
import { useCallback } from 'react';
import type { Friend } from '../api/friends.ts';
import { VirtualGrid } from '../ui/Grid.tsx';
import { FriendCard } from './FriendCard.tsx';
import styles from './PersonCard.module.css';

interface FriendGridProps {
  friends: readonly Friend[];
  /** Must stay the same function between renderings. */
  onRemove: (id: number) => void;
  /** Why removing somebody was refused, by their id. */
  refusals: ReadonlyMap<number, string>;
}

/** So many fill a window: what follows the grid must not move while one looks at it. */
const firstCards = 24;

const nameOf = ({ displayName, email }: Friend): string => displayName || email;

/** The friends' cards, of which there may be very many. */
export function FriendGrid({ friends, onRemove, refusals }: FriendGridProps): ReactNode {
  const renderEntry = useCallback(
    (friend: Friend): ReactNode => <FriendCard friend={friend} onRemove={onRemove} refusal={refusals.get(friend.id)} />,
    [onRemove, refusals],
  );
  return (
    <VirtualGrid
      columns={3}
      className={styles.friends}
      entries={friends}
      first={firstCards}
      renderEntry={renderEntry}
      nameOf={nameOf}
    />
  );
}
