import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { IconButton } from '../ui/IconButton.tsx';
import styles from './MoveHandle.module.css';

export interface MoveHandleCallbacks {
  /**
   * Moves an item by a number of positions. A negative number moves the item towards the start of the list.
   */
  byPositions: (id: number, positions: number) => void;
  /** Moves the item `id` to the position of the item `targetId`. */
  toItem: (id: number, targetId: number) => void;
}

interface MoveHandleProps {
  id: number;
  name: string;
  move: MoveHandleCallbacks;
}

const positionChangesByKey: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

/** Imports the code for dragging when the first drag begins, because users rarely move cards. */
const importDragModule = () => import('./drag-list-entry.ts');

/** A button on an item card. The user moves the card by dragging this button or with the arrow keys. */
export function MoveHandle({ id, name, move }: MoveHandleProps): ReactNode {
  const t = useText();
  const onKeyDown = (event: KeyboardEvent): void => {
    const positions = positionChangesByKey[event.key];
    if (positions === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move.byPositions(id, positions);
  };
  const onPointerDown = ({ currentTarget: handle, nativeEvent }: PointerEvent<HTMLButtonElement>): void => {
    if (nativeEvent.button !== 0 || !nativeEvent.isPrimary) return;
    // Captures the pointer before the code for dragging loads. If the capture has ended when the code has
    // loaded, the user has already released the pointer.
    handle.setPointerCapture(nativeEvent.pointerId);
    void importDragModule().then(
      ({ dragListEntry }) => dragListEntry(handle, nativeEvent, (targetId) => move.toItem(id, targetId)),
      () => undefined,
    );
  };
  return (
    <IconButton
      icon="grip"
      label={t('items.move', { name })}
      className={styles.handle}
      aria-keyshortcuts="ArrowUp ArrowDown"
      data-handle=""
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerEnter={() => void importDragModule().catch(() => undefined)}
    />
  );
}
