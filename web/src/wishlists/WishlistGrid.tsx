import type { ReactNode } from 'react';
import { useCallback } from 'react';
import type { WishlistSummary } from '../api/wishlists.ts';
import { VirtualGrid } from '../ui/VirtualGrid.tsx';
import { WishlistCard } from './WishlistCard.tsx';
import styles from './WishlistGrid.module.css';

interface WishlistGridProps {
  wishlists: readonly WishlistSummary[];
  /**
   * Returns the path of the page of a list. The function must not change between renders, because the cards
   * are memoised.
   */
  pathOf: (id: number) => string;
  /**
   * Deletes a list. Only the owner's page passes this function. It must not change between renders, because
   * the cards are memoised.
   */
  onDelete?: (id: number) => void;
}

/** Number of list cards that the server renders. The browser renders the other cards. */
const serverRenderedCardCount = 12;

const getWishlistTitle = ({ title }: WishlistSummary): string => title;

export function WishlistGrid({ wishlists, pathOf, onDelete }: WishlistGridProps): ReactNode {
  const renderEntry = useCallback(
    (wishlist: WishlistSummary, isFirst: boolean): ReactNode => (
      <WishlistCard wishlist={wishlist} to={pathOf(wishlist.id)} isFirst={isFirst} onDelete={onDelete} />
    ),
    [pathOf, onDelete],
  );
  return (
    <VirtualGrid
      columns={4}
      className={styles.grid}
      entries={wishlists}
      initialCount={serverRenderedCardCount}
      renderEntry={renderEntry}
      nameOf={getWishlistTitle}
    />
  );
}
