import { useEffect, useRef } from 'react';
import { getTopDialogOrBody } from './dialog-stack.ts';

/**
 * Returns a function. The caller calls it if the record in the dialog no longer exists. When the dialog then
 * unmounts, the focus moves to the title of the dialog below it, or else of the page.
 */
export function useTitleFocusOnLeave(): () => void {
  const isWanted = useRef(false);
  useEffect(
    () => () => {
      if (isWanted.current) getTopDialogOrBody().querySelector<HTMLElement>('[data-dialog-title], h1')?.focus();
    },
    [],
  );
  return () => {
    isWanted.current = true;
  };
}
