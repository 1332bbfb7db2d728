import { useEffect, useRef } from 'react';

/**
 * Returns a function. The caller calls it if the record in the dialog no longer exists. When the dialog then
 * unmounts, the focus moves to the page's title.
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
