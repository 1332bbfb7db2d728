import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** The control that had the focus when it was taken out of the page. */
export interface LostFocus {
  id: number;
  /** Whether it was reached by keys, and its focus therefore drawn. */
  isDrawn: boolean;
}

/**
 * The focus of a control whose card is built anew in another place: the control `id` gets it back there. `lostRef` is
 * shared by all that may take each other's place.
 */
export function useRestoredFocus<E extends HTMLElement>(
  id: number,
  lostRef: RefObject<LostFocus | undefined>,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const control = ref.current;
    if (lostRef.current?.id === id) {
      // Who works by pointer stays where they are; who works by keys sees where they have come to.
      control?.focus({ preventScroll: !lostRef.current.isDrawn });
      lostRef.current = undefined;
    }
    return () => {
      if (control && control === document.activeElement) {
        lostRef.current = { id, isDrawn: control.matches(':focus-visible') };
      }
    };
  }, [id, lostRef]);
  return ref;
}
