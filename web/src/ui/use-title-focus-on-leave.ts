import { useEffect, useRef } from 'react';

/**
 * For a dialog that takes away what opened it, such as the icon on a deleted card: once it has been told so, the
 * focus goes to the page's title when the dialog leaves.
 */
export function useTitleFocusOnLeave(): () => void {
  const isWanted = useRef(false);
  useEffect(
    () => () => {
      if (isWanted.current) document.querySelector<HTMLElement>('h1')?.focus();
    },
    [],
  );
  return () => {
    isWanted.current = true;
  };
}
