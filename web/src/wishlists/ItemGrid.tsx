import type { ReactNode } from 'react';
import { LongGrid } from '../ui/Grid.tsx';
import styles from './ItemGrid.module.css';

interface ItemGridProps<T> {
  items: readonly T[];
  /** Must stay the same function between renderings. */
  renderCard: (item: T, isFirst: boolean) => ReactNode;
}

/** A first row, or what a phone shows. */
const firstCards = 4;

/** A grid of item cards; those out of sight cost the browser nothing, so that a thousand stay usable. */
export function ItemGrid<T extends { id: number }>({ items, renderCard }: ItemGridProps<T>): ReactNode {
  return <LongGrid columns={4} className={styles.grid} entries={items} first={firstCards} renderCard={renderCard} />;
}
