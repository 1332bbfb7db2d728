import { useEffect, useRef } from 'react';
import { focusTopTitle } from './dialog-stack.ts';

/**
 * Returns a function for a dialog whose record no longer exists. If it was called, closing the dialog focuses
 * the title of the dialog below or, without one, of the page.
 */
export function useTitleFocusOnDialogClose(): () => void {
  const isFocusMoveRequested = useRef(false);
  useEffect(
    () => () => {
      if (isFocusMoveRequested.current) focusTopTitle();
    },
    [],
  );
  return () => {
    isFocusMoveRequested.current = true;
  };
}
