import { useEffect, useRef } from 'react';
import { getTopDialogOrBody } from './dialog-stack.ts';

/**
 * Returns a function for the case that the record in a dialog no longer exists. After a call, the unmounting
 * dialog moves the focus to the title of the dialog below it, or else of the page.
 */
export function useTitleFocusOnDialogClose(): () => void {
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
