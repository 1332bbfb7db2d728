import type { ReactNode } from 'react';
import { memo, useCallback } from 'react';
import { usePrinting } from './use-printing.ts';
import { useRenderedCount } from './use-rendered-count.ts';
import { useInViewport } from './use-in-viewport.ts';

/** Full rows, whatever the number of columns: between two groups there is nothing to be seen. */
const groupSize = 12;

/** A first row, or what a phone shows: their images load first. */
const firstInSight = 4;

export interface VirtualListProps<T> {
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

type EntriesProps<T> = Pick<VirtualListProps<T>, 'entries'>;

const haveSameEntries = <T,>({ entries }: EntriesProps<T>, now: EntriesProps<T>): boolean =>
  entries.length === now.entries.length && entries.every((entry, place) => entry === now.entries[place]);

type NamesProps<T> = Pick<VirtualListProps<T>, 'entries' | 'nameOf' | 'nameClassName'>;

function Names<T extends { id: number }>({ entries, nameOf, nameClassName }: NamesProps<T>): ReactNode {
  return entries.map((entry) => (
    <div key={entry.id} role="listitem" className={nameClassName}>
      {nameOf(entry)}
    </div>
  ));
}

/** What changes in what is near leaves names alone. */
const MemoNames = memo(Names, haveSameEntries) as typeof Names;

interface GroupProps<T> extends Omit<VirtualListProps<T>, 'className'> {
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
  const [ref, isNear] = useInViewport({ initially: start < first, isWithinScroller: scrolls });
  const size = String(entries.length);
  const attach = useCallback(
    (element: HTMLDivElement) => {
      // Not as an attribute, which the content security policy allows in no document.
      element.style.setProperty('--size', size);
      return ref(element);
    },
    [ref, size],
  );
  return (
    <div ref={attach} className={groupClassName}>
      {isNear || isWhole ? (
        entries.map((entry, place) => (
          <div key={entry.id} role="listitem">
            {renderEntry(entry, start + place < firstInSight)}
          </div>
        ))
      ) : (
        <MemoNames entries={entries} nameOf={nameOf} nameClassName={nameClassName} />
      )}
    </div>
  );
}

/** A press that changes one entry has one group looked at. */
const MemoGroup = memo(
  Group,
  (before, now) =>
    before.renderEntry === now.renderEntry && before.isWhole === now.isWhole && haveSameEntries(before, now),
) as typeof Group;

function List<T extends { id: number }>({ className, entries, first, ...rest }: VirtualListProps<T>): ReactNode {
  const count = useRenderedCount(entries.length, first);
  const isPrinting = usePrinting();
  const starts = Array.from({ length: Math.ceil(count / groupSize) }, (_, group) => group * groupSize);
  return (
    <div role="list" className={className}>
      {starts.map((start) => (
        <MemoGroup
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
 * A virtualised list: groups near the viewport render their entries, all others only names. Search in the page and
 * screen readers still find every entry. It uses roles, because `<ul>` allows no element around its `<li>`s.
 */
export const VirtualList = memo(List) as typeof List;
