import type { ReactNode } from 'react';
import { Grid, GridPlace } from '../ui/Grid.tsx';
import { useGradualCount } from '../ui/use-gradual-count.ts';
import styles from './ItemGrid.module.css';

interface ItemGridProps<T> {
  items: readonly T[];
  card: (item: T, isFirst: boolean) => ReactNode;
}

/** A first row, or what a phone shows. */
const firstCards = 4;

/** A grid of item cards; those out of sight cost the browser nothing, so that a thousand stay usable. */
export function ItemGrid<T extends { id: number }>({ items, card }: ItemGridProps<T>): ReactNode {
  const count = useGradualCount(items.length, firstCards);
  return (
    <Grid columns={4} className={styles.grid}>
      {items.slice(0, count).map((item, place) => (
        <GridPlace key={item.id}>{card(item, place < firstCards)}</GridPlace>
      ))}
    </Grid>
  );
}
