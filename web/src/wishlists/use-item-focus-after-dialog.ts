import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OwnItem } from '../api/items.ts';
import { focusListEntry } from '../ui/focus-list-entry.ts';

/**
 * Returns whether the user has moved the focus outside of the item's card. If no element has the focus, the
 * card has lost it by moving, and the user has not moved the focus.
 */
function hasFocusLeftItem(id: number): boolean {
  const { activeElement, body } = document;
  if (document.querySelector('main :popover-open')) return true;
  return activeElement !== null && activeElement !== body && !activeElement.closest(`[data-entry="${id}"]`);
}

const moveHandleSelector = '[data-handle]';

interface ItemFocusActions {
  /** The id of the item that was added last. Undefined if no item was added yet. */
  addedId: number | undefined;
  recordAdded: (id: number) => void;
  recordDeletion: (item: OwnItem) => void;
  /** Call this function before a card changes its position, so that the card keeps the focus. */
  recordMove: (item: OwnItem) => void;
}

/**
 * Moves the focus when a dialog closes: to the card of a new item or, after a deletion, to the following
 * card. If there is no following card, moves the focus to the previous card; if the list is empty, to the
 * page's title. `items` must be in the order of the page.
 */
export function useItemFocusAfterDialog(items: readonly OwnItem[], isDialogOpen: boolean): ItemFocusActions {
  const target = useRef<number | 'title'>(undefined);
  const [addedId, setAddedId] = useState<number>();
  const order = items.map(({ id }) => id).join();
  useEffect(() => {
    if (isDialogOpen) return;
    if (target.current === 'title') document.querySelector<HTMLElement>('h1')?.focus();
    else if (target.current !== undefined) focusListEntry(target.current, { marks: target.current === addedId });
    target.current = undefined;
  }, [isDialogOpen, addedId]);
  const moved = useRef<{ id: number; order: string; control: string }>(undefined);
  // Uses a layout effect, so that the focus is on the card before the browser sends the next key event.
  useLayoutEffect(() => {
    if (moved.current === undefined || moved.current.order === order) return;
    const { id, control } = moved.current;
    if (!hasFocusLeftItem(id)) focusListEntry(id, { control });
    moved.current = undefined;
  }, [order]);
  return {
    addedId,
    recordAdded: (id) => {
      target.current = id;
      setAddedId(id);
    },
    recordMove: ({ id }) => {
      const control = document.activeElement?.matches(moveHandleSelector) ? moveHandleSelector : 'a';
      moved.current = { id, order, control };
    },
    recordDeletion: ({ id }) => {
      const index = items.findIndex((item) => item.id === id);
      target.current = (items[index + 1] ?? items[index - 1])?.id ?? 'title';
    },
  };
}
