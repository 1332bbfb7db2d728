import type { CSSProperties, ReactNode } from 'react';
import { memo } from 'react';
import { usePrinting } from './use-printing.ts';
import { useFirstCount } from './use-rendered-count.ts';
import { useNear } from './use-in-viewport.ts';

/** Full rows, whatever the number of columns: between two groups there is nothing to be seen. */
const groupSize = 12;

export interface LongListProps<T> {
  className?: string | undefined;
  /** Of each group; its own stylesheet says how large a group of `--size` entries is taken to be. */
  groupClassName?: string | undefined;
  /** Of a name that stands for an entry; as high as an entry is likely to be. */
  nameClassName?: string | undefined;
  entries: readonly T[];
  /** Must stay the same function between renderings, or everything near is drawn again. */
  renderEntry: (entry: T, isFirst: boolean) => ReactNode;
  /** What stands for an entry that is far from sight, so that it is found and read out; must stay the same function. */
  nameOf: (entry: T) => string;
  /** So many are there at once, as many as a window shows. */
  first: number;
  /** It scrolls by itself, not with the page. */
  scrolls?: boolean | undefined;
}

type EntriesProps<T> = Pick<LongListProps<T>, 'entries'>;

const haveSameEntries = <T,>({ entries }: EntriesProps<T>, now: EntriesProps<T>): boolean =>
  entries.length === now.entries.length && entries.every((entry, place) => entry === now.entries[place]);

type NamesProps<T> = Pick<LongListProps<T>, 'entries' | 'nameOf' | 'nameClassName'>;

function Names<T extends { id: number }>({ entries, nameOf, nameClassName }: NamesProps<T>): ReactNode {
  return entries.map((entry) => (
    <div key={entry.id} role="listitem" className={nameClassName}>
      {nameOf(entry)}
    </div>
  ));
}

/** What changes in what is near leaves names alone. */
const SteadyNames = memo(Names, haveSameEntries) as typeof Names;

interface GroupProps<T> extends Omit<LongListProps<T>, 'className'> {
  /** How many stand before it. */
  start: number;
  /** Drawn whole wherever it is. */
  isWhole: boolean;
}

function Group<T extends { id: number }>({
  groupClassName,
  nameClassName,
  entries,
  renderEntry,
  nameOf,
  first,
  scrolls = false,
  start,
  isWhole,
}: GroupProps<T>): ReactNode {
  const [ref, isNear] = useNear({ initially: start < first, isWithinScroller: scrolls });
  const size: CSSProperties & { '--size': number } = { '--size': entries.length };
  return (
    <div ref={ref} className={groupClassName} style={size}>
      {isNear || isWhole ? (
        entries.map((entry, place) => (
          <div key={entry.id} role="listitem">
            {renderEntry(entry, start + place < first)}
          </div>
        ))
      ) : (
        <SteadyNames entries={entries} nameOf={nameOf} nameClassName={nameClassName} />
      )}
    </div>
  );
}

/** A press that changes one entry has one group looked at. */
const SteadyGroup = memo(
  Group,
  (before, now) =>
    before.renderEntry === now.renderEntry && before.isWhole === now.isWhole && haveSameEntries(before, now),
) as typeof Group;

function List<T extends { id: number }>({ className, entries, first, ...rest }: LongListProps<T>): ReactNode {
  const count = useFirstCount(entries.length, first);
  const isPrinting = usePrinting();
  const starts = Array.from({ length: Math.ceil(count / groupSize) }, (_, group) => group * groupSize);
  return (
    <div role="list" className={className}>
      {starts.map((start) => (
        <SteadyGroup
          {...rest}
          key={start}
          entries={entries.slice(start, Math.min(start + groupSize, count))}
          start={start}
          first={first}
          // Whoever comes from behind by keyboard comes to its last button.
          isWhole={isPrinting || start + groupSize >= count}
        />
      ))}
    </div>
  );
}

/**
 * A list of which there may be very many, by roles, because between `<ul>` and `<li>` nothing may stand. It is made of groups:
 * those in sight or near it are drawn whole, of the others only names stand there. So a page with a thousand of something
 * is as quick as one with fifty, and still searched and read out as one list.
 */
export const LongList = memo(List) as typeof List;
