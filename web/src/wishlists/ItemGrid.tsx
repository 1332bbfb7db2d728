import type { ReactNode } from 'react';
import { startTransition, useEffect, useState } from 'react';
import { Grid } from '../ui/Grid.tsx';
import styles from './ItemGrid.module.css';

interface ItemGridProps<T> {
  items: readonly T[];
  card: (item: T, isFirst: boolean) => ReactNode;
}

/** A first row, or what a phone shows: the page stands there with these, and the rest follows in small steps. */
const firstCards = 4;
/** Milliseconds in which their pictures are shown before the rest is begun. */
const pause = 100;

/** A grid of item cards; those out of sight cost the browser nothing, so that a thousand stay usable. */
export function ItemGrid<T extends { id: number }>({ items, card }: ItemGridProps<T>): ReactNode {
  const [isWhole, setIsWhole] = useState(items.length <= firstCards);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setIsWhole(true)), pause);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Grid columns={4} className={styles.grid}>
      {(isWhole ? items : items.slice(0, firstCards)).map((item, place) => (
        <li key={item.id} className={styles.place}>
          {card(item, place < firstCards)}
        </li>
      ))}
    </Grid>
  );
}
