import type { ReactNode } from 'react';
import { VirtualGrid } from '../ui/VirtualGrid.tsx';
import styles from './ItemGrid.module.css';

interface NamedItem {
  id: number;
  name: string;
}

interface ItemGridProps<T> {
  items: readonly T[];
  /** Number of item cards that the server renders. The browser renders the other cards. */
  initialCount: number;
  /**
   * Renders the card of an item. The function must not change between renders; otherwise all cards near the
   * viewport render again.
   */
  renderCard: (item: T, isFirst: boolean) => ReactNode;
}

/** Number of item cards of a list that the server renders. */
export const serverRenderedCardCount = 12;

const getItemName = ({ name }: NamedItem): string => name;

export function ItemGrid<T extends NamedItem>({ items, initialCount, renderCard }: ItemGridProps<T>): ReactNode {
  return (
    <VirtualGrid
      columns={4}
      className={styles.grid}
      entries={items}
      initialCount={initialCount}
      renderEntry={renderCard}
      nameOf={getItemName}
    />
  );
}
