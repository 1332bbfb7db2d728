import type { ComponentProps, ReactNode } from 'react';
import { joinClassNames } from './join-class-names.ts';
import styles from './Grid.module.css';

export interface GridProps extends ComponentProps<'ul'> {
  /**
   * The maximum number of columns. 4: the grid has two columns from 560 px, three from 860 px and four from
   * 1140 px. 3: it has two columns from 560 px and three from 980 px.
   */
  columns: 3 | 4;
}

export const getGridClassName = ({
  columns,
  className,
}: Pick<GridProps, 'columns' | 'className'>): string | undefined =>
  joinClassNames(styles.grid, columns === 4 ? styles.four : styles.three, className);

/** A list that shows its cards in columns. Its children must be `<li>` elements. */
export function Grid({ columns, className, ...rest }: GridProps): ReactNode {
  return <ul {...rest} className={getGridClassName({ columns, className })} />;
}

/**
 * An entry of a grid. Browsers do not render it while it is off-screen. The grid's CSS variable
 * `--likely-height` is its estimated height.
 */
export function GridItem(props: Omit<ComponentProps<'li'>, 'className'>): ReactNode {
  return <li {...props} className={styles.item} />;
}
