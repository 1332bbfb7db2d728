import type { ReactNode } from 'react';
import type { WishlistSummary } from '../api/wishlists.ts';
import { Grid, GridPlace } from '../ui/Grid.tsx';
import { useGradualCount } from '../ui/use-gradual-count.ts';
import { WishlistCard } from './WishlistCard.tsx';
import styles from './WishlistGrid.module.css';

interface WishlistGridProps {
  wishlists: readonly WishlistSummary[];
  /** Where the card of a list leads. */
  pathOf: (id: number) => string;
  /** The owner's; must stay the same function between renderings. */
  onDelete?: (id: number) => void;
}

/** A first row, or what a phone shows: their pictures come first. */
const firstCards = 4;

/** A grid of lists, of which there may be very many. */
export function WishlistGrid({ wishlists, pathOf, onDelete }: WishlistGridProps): ReactNode {
  const count = useGradualCount(wishlists.length, firstCards);
  return (
    <Grid columns={4} className={styles.grid}>
      {wishlists.slice(0, count).map((wishlist, place) => (
        <GridPlace key={wishlist.id}>
          <WishlistCard wishlist={wishlist} to={pathOf(wishlist.id)} first={place < firstCards} onDelete={onDelete} />
        </GridPlace>
      ))}
    </Grid>
  );
}
