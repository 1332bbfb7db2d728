import { useEffect, useRef } from 'react';
import { focusDialogOrPageTitle } from './dialog-stack.ts';

/**
 * Call the returned function if the dialog's record no longer exists. When the dialog closes, the focus then
 * moves to the title of the dialog below it or of the page.
 */
export function useTitleFocusOnDialogClose(): () => void {
  const isFocusMoveRequested = useRef(false);
  useEffect(
    () => () => {
      if (isFocusMoveRequested.current) focusDialogOrPageTitle();
    },
    [],
  );
  return () => {
    isFocusMoveRequested.current = true;
  };
}
