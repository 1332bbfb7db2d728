import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './Grid.module.css';
import { VirtualList, type VirtualListProps } from './VirtualList.tsx';

interface GridProps extends ComponentProps<'ul'> {
  /** At the widest: 4 (1, 2 from 560 px, 3 from 860, 4 from 1140) or 3 (1, 2 from 560, 3 from 980). Children are `<li>`. */
  columns: 3 | 4;
}

const gridClass = ({ columns, className }: Pick<GridProps, 'columns' | 'className'>): string | undefined =>
  classes(styles.grid, columns === 4 ? styles.four : styles.three, className);

/** The grids of cards (docs/specification.md §9), as a list. */
export function Grid({ columns, className, ...rest }: GridProps): ReactNode {
  return <ul {...rest} className={gridClass({ columns, className })} />;
}

/** One of many in a grid: it costs nothing while it is out of sight. The grid's `--likely-height` is what it is taken for. */
export function GridItem(props: Omit<ComponentProps<'li'>, 'className'>): ReactNode {
  return <li {...props} className={styles.place} />;
}

type VirtualGridProps<T> = Pick<GridProps, 'columns' | 'className'> &
  Omit<VirtualListProps<T>, 'className' | 'groupClassName' | 'nameClassName'>;

/** A grid of which there may be very many. The grid's `--likely-height` is what each is taken for. */
export function VirtualGrid<T extends { id: number }>({ columns, className, ...rest }: VirtualGridProps<T>): ReactNode {
  return (
    <VirtualList
      {...rest}
      className={gridClass({ columns, className })}
      groupClassName={styles.group}
      nameClassName={styles.name}
    />
  );
}
