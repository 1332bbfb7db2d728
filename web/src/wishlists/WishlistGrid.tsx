import type { ReactNode } from 'react';
import { useCallback } from 'react';
import type { WishlistSummary } from '../api/wishlists.ts';
import { VirtualGrid } from '../ui/Grid.tsx';
import { WishlistCard } from './WishlistCard.tsx';
import styles from './WishlistGrid.module.css';

interface WishlistGridProps {
  wishlists: readonly WishlistSummary[];
  /** Where the card of a list leads; must stay the same function between renderings. */
  pathOf: (id: number) => string;
  /** The owner's; must stay the same function between renderings. */
  onDelete?: (id: number) => void;
}

/** A first row, or what a phone shows: their pictures come first, and there are three to a card. */
const firstCards = 12;

const titleOf = ({ title }: WishlistSummary): string => title;

/** A grid of lists, of which there may be very many. */
export function WishlistGrid({ wishlists, pathOf, onDelete }: WishlistGridProps): ReactNode {
  const renderEntry = useCallback(
    (wishlist: WishlistSummary, isFirst: boolean): ReactNode => (
      <WishlistCard wishlist={wishlist} to={pathOf(wishlist.id)} first={isFirst} onDelete={onDelete} />
    ),
    [pathOf, onDelete],
  );
  return (
    <VirtualGrid
      columns={4}
      className={styles.grid}
      entries={wishlists}
      first={firstCards}
      renderEntry={renderEntry}
      nameOf={titleOf}
    />
  );
}
