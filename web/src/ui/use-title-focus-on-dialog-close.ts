import { useEffect, useRef } from 'react';
import { focusTopTitle } from './dialog-stack.ts';

/**
 * Returns a function to call if the dialog's record no longer exists. Closing the dialog then focuses the
 * title of the dialog below or, without one, of the page.
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
