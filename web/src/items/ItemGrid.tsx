import type { ReactNode } from 'react';
import { VirtualGrid } from '../ui/Grid.tsx';
import styles from './ItemGrid.module.css';

interface Named {
  id: number;
  name: string;
}

interface ItemGridProps<T> {
  items: readonly T[];
  /** Must stay the same function between renderings. */
  renderCard: (item: T, isFirst: boolean) => ReactNode;
}

/** What a document holds at once. */
const firstCards = 12;

const nameOf = ({ name }: Named): string => name;

/** A grid of item cards, of which there may be very many. */
export function ItemGrid<T extends Named>({ items, renderCard }: ItemGridProps<T>): ReactNode {
  return (
    <VirtualGrid
      columns={4}
      className={styles.grid}
      entries={items}
      first={firstCards}
      renderEntry={renderCard}
      nameOf={nameOf}
    />
  );
}
