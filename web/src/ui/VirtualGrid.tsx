import type { ReactNode } from 'react';
import { getGridClassName, type GridProps } from './Grid.tsx';
import { VirtualList, type VirtualListProps } from './VirtualList.tsx';
import styles from './Grid.module.css';

type VirtualGridProps<T> = Pick<GridProps, 'columns' | 'className'> &
  Omit<VirtualListProps<T>, 'className' | 'groupClassName' | 'nameClassName'>;

/**
 * A grid that renders only the entries near the viewport. The grid's CSS variable `--likely-height` is the
 * estimated height of an entry.
 */
export function VirtualGrid<T extends { id: number }>({ columns, className, ...rest }: VirtualGridProps<T>): ReactNode {
  return (
    <VirtualList
      {...rest}
      className={getGridClassName({ columns, className })}
      groupClassName={styles.group}
      nameClassName={styles.name}
    />
  );
}
