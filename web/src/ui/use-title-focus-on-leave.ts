import { useEffect, useRef } from 'react';
import { getTopDialogOrBody } from './dialog-stack.ts';

/**
 * Returns a function. Call it if the record in a dialog no longer exists. When the dialog then unmounts, the
 * focus moves to the title of the dialog below or, without one, of the page.
 */
export function useTitleFocusOnLeave(): () => void {
  const isFocusMoveRequested = useRef(false);
  useEffect(
    () => () => {
      if (isFocusMoveRequested.current)
        getTopDialogOrBody().querySelector<HTMLElement>('[data-dialog-title], h1')?.focus();
    },
    [],
  );
  return () => {
    isFocusMoveRequested.current = true;
  };
}
