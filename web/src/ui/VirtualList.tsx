import type { ReactNode } from 'react';
import { memo, useCallback, useRef } from 'react';
import { CardMoveAnimation } from './CardMoveAnimation.tsx';
import { useInViewport } from './use-in-viewport.ts';
import { useIsPrinting } from './use-is-printing.ts';
import { useRenderedEntryCount } from './use-rendered-entry-count.ts';

/**
 * Number of entries in a group. All possible numbers of columns (1 to 4) divide it, so that each group fills
 * complete rows.
 */
const groupSize = 12;

/**
 * Number of entries at the start of the list whose images load first. These entries fill the first row, or
 * the screen of a phone.
 */
const eagerImageEntryCount = 4;

export interface VirtualListProps<T> {
  className?: string | undefined;
  /**
   * CSS class of a group of entries. Its styles estimate the height of the group from `--size`, the number of
   * entries.
   */
  groupClassName?: string | undefined;
  /**
   * CSS class of the text that replaces an off-screen entry. Its styles set the estimated height of the
   * entry.
   */
  nameClassName?: string | undefined;
  entries: readonly T[];
  /**
   * Renders an entry. The function must not change between renders; if it changes, all groups near the
   * viewport render again.
   */
  renderEntry: (entry: T, isFirst: boolean) => ReactNode;
  /**
   * Returns the text that replaces an off-screen entry. Page search and screen readers find this text. The
   * function must not change between renders.
   */
  nameOf: (entry: T) => string;
  /** Number of entries in the first render, enough to fill a window. */
  initialCount: number;
  /** Whether the list itself scrolls, instead of the window. */
  scrolls?: boolean | undefined;
}

type EntriesProps<T> = Pick<VirtualListProps<T>, 'entries'>;

const haveSameEntries = <T,>({ entries }: EntriesProps<T>, now: EntriesProps<T>): boolean =>
  entries.length === now.entries.length && entries.every((entry, index) => entry === now.entries[index]);

type EntryNamesProps<T> = Pick<VirtualListProps<T>, 'entries' | 'nameOf' | 'nameClassName'>;

function EntryNames<T extends { id: number }>({ entries, nameOf, nameClassName }: EntryNamesProps<T>): ReactNode {
  return entries.map((entry) => (
    <div key={entry.id} role="listitem" data-entry={entry.id} className={nameClassName}>
      {nameOf(entry)}
    </div>
  ));
}

const MemoEntryNames = memo(EntryNames, haveSameEntries) as typeof EntryNames;

interface EntryGroupProps<T> extends Omit<VirtualListProps<T>, 'className'> {
  start: number;
  /** Whether the list renders all entries of the group even if the group is off-screen. */
  rendersAll: boolean;
}

function EntryGroup<T extends { id: number }>({
  groupClassName,
  nameClassName,
  entries,
  renderEntry,
  nameOf,
  initialCount,
  scrolls = false,
  start,
  rendersAll,
}: EntryGroupProps<T>): ReactNode {
  const [ref, isNear] = useInViewport({ initially: start < initialCount, isWithinScroller: scrolls });
  const size = String(entries.length);
  const attach = useCallback(
    (element: HTMLDivElement) => {
      // Sets the CSS variable `--size` with a script, because the Content Security Policy does not allow
      // style attributes.
      element.style.setProperty('--size', size);
      return ref(element);
    },
    [ref, size],
  );
  return (
    <div ref={attach} className={groupClassName}>
      {isNear || rendersAll ? (
        entries.map((entry, index) => (
          <div key={entry.id} role="listitem" data-entry={entry.id}>
            {renderEntry(entry, start + index < eagerImageEntryCount)}
          </div>
        ))
      ) : (
        <MemoEntryNames entries={entries} nameOf={nameOf} nameClassName={nameClassName} />
      )}
    </div>
  );
}

const MemoEntryGroup = memo(
  EntryGroup,
  (before, now) =>
    before.renderEntry === now.renderEntry && before.rendersAll === now.rendersAll && haveSameEntries(before, now),
) as typeof EntryGroup;

function VirtualListInner<T extends { id: number }>({
  className,
  entries,
  initialCount,
  ...rest
}: VirtualListProps<T>): ReactNode {
  const count = useRenderedEntryCount(entries.length, initialCount);
  const isPrinting = useIsPrinting();
  const groupStarts = Array.from({ length: Math.ceil(count / groupSize) }, (_, group) => group * groupSize);
  const list = useRef<HTMLDivElement>(null);
  const groups = (
    <div ref={list} role="list" className={className}>
      {groupStarts.map((start) => (
        <MemoEntryGroup
          {...rest}
          key={start}
          entries={entries.slice(start, Math.min(start + groupSize, count))}
          start={start}
          initialCount={initialCount}
          // Always renders all entries of the last group. If a user below the list presses Shift+Tab, the
          // focus must move to a button of the last entry.
          rendersAll={isPrinting || start + groupSize >= count}
        />
      ))}
    </div>
  );
  return (
    <CardMoveAnimation entries={entries} count={count} list={list}>
      {groups}
    </CardMoveAnimation>
  );
}

/**
 * A list that renders only the entries near the viewport. For other entries, it renders only their names,
 * which page search and screen readers find. `content-visibility` alone is too slow: for every dialog or
 * focus change, browsers visit all elements, 36,000 for a thousand cards. The list is no `<ul>`, because a
 * `<ul>` must not contain groups of entries.
 */
export const VirtualList = memo(VirtualListInner) as typeof VirtualListInner;
