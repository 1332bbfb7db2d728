import type { ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';
import { Grid } from '../ui/Grid.tsx';
import styles from './ItemGrid.module.css';

interface ItemGridProps<T> {
  items: readonly T[];
  card: (item: T) => ReactNode;
}

/** As many as a screen shows: the page stands there with these, and the rest follows in small steps. */
const firstCards = 12;

/** A grid of item cards; those out of sight cost the browser nothing, so that a thousand stay usable. */
export function ItemGrid<T extends { id: number }>({ items, card }: ItemGridProps<T>): ReactNode {
  const [isWhole, setIsWhole] = useState(items.length <= firstCards);
  useEffect(() => startTransition(() => setIsWhole(true)), []);
  return (
    <Grid columns={4} className={styles.grid}>
      {(isWhole ? items : items.slice(0, firstCards)).map((item) => (
        <li key={item.id} className={styles.place}>
          {card(item)}
        </li>
      ))}
    </Grid>
  );
}
