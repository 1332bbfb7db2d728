import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { memo } from 'react';
import { classes } from './classes.ts';
import styles from './Grid.module.css';
import { useGradualCount } from './use-gradual-count.ts';

interface GridProps extends ComponentProps<'ul'> {
  /** At the widest: 4 (1, 2 from 560 px, 3 from 860, 4 from 1140) or 3 (1, 2 from 560, 3 from 980). Children are `<li>`. */
  columns: 3 | 4;
}

const gridClass = ({ columns, className }: Pick<GridProps, 'columns' | 'className'>): string | undefined =>
  classes(styles.grid, columns === 4 ? styles.four : styles.three, className);

/** The grids of cards (specification, section 9), as a list. */
export function Grid({ columns, className, ...rest }: GridProps): ReactNode {
  return <ul {...rest} className={gridClass({ columns, className })} />;
}

/** One of many in a grid: it costs nothing while it is out of sight. The grid's `--likely-height` is what it is taken for. */
export function GridPlace(props: Omit<ComponentProps<'li'>, 'className'>): ReactNode {
  return <li {...props} className={styles.place} />;
}

/** Full rows, whatever the number of columns: between two groups there is nothing to be seen. */
const groupSize = 12;

interface LongGridProps<T> extends Pick<GridProps, 'columns' | 'className'> {
  entries: readonly T[];
  /** Must stay the same function between renderings, or every card is looked at again. */
  renderCard: (entry: T, isFirst: boolean) => ReactNode;
  /** So many are there at once, as many as a window shows; the rest is added in small steps. */
  first: number;
}

interface GroupProps<T> extends Pick<LongGridProps<T>, 'renderCard' | 'first'> {
  /** Its part of all. */
  entries: readonly T[];
  /** How many stand before it. */
  start: number;
}

const isSameGroup = <T,>(before: GroupProps<T>, now: GroupProps<T>): boolean =>
  before.renderCard === now.renderCard &&
  before.entries.length === now.entries.length &&
  before.entries.every((entry, place) => entry === now.entries[place]);

function Group<T extends { id: number }>({ entries, start, first, renderCard }: GroupProps<T>): ReactNode {
  const size: CSSProperties & { '--size': number } = { '--size': entries.length };
  return (
    <div className={styles.group} style={size}>
      {entries.map((entry, place) => (
        <div key={entry.id} role="listitem">
          {renderCard(entry, start + place < first)}
        </div>
      ))}
    </div>
  );
}

/** A press that changes one entry has one group looked at. */
const SteadyGroup = memo(Group, isSameGroup) as typeof Group;

function Groups<T extends { id: number }>(props: LongGridProps<T>): ReactNode {
  const { columns, className, entries, renderCard, first } = props;
  const count = useGradualCount(entries.length, { first, step: groupSize });
  const starts = Array.from({ length: Math.ceil(count / groupSize) }, (_, group) => group * groupSize);
  return (
    <div role="list" className={gridClass({ columns, className })}>
      {starts.map((start) => (
        <SteadyGroup
          key={start}
          entries={entries.slice(start, Math.min(start + groupSize, count))}
          start={start}
          first={first}
          renderCard={renderCard}
        />
      ))}
    </div>
  );
}

/**
 * A grid of which there may be very many, still one list; by roles, because between `<ul>` and `<li>` nothing may stand. A
 * browser lays a grid out as a whole, which takes a thousand cards too long for a press: so it is made of groups, and those
 * out of sight are left alone. A dialog over the page leaves all of it alone.
 */
export const LongGrid = memo(Groups) as typeof Groups;
