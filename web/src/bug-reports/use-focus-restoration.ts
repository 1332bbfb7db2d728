import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';

/** The control that had the focus when its card was removed from the page. */
export interface ControlThatLostFocus {
  id: number;
  /** Whether the focus ring of the control was visible, as it is after keyboard navigation. */
  isFocusVisible: boolean;
}

/**
 * Focuses a control again after its card has moved to another group of the page. `lostRef` stores the control
 * that lost the focus. All groups of the page must pass the same ref.
 */
export function useFocusRestoration<E extends HTMLElement>(
  id: number,
  lostRef: RefObject<ControlThatLostFocus | undefined>,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const control = ref.current;
    if (lostRef.current?.id === id) {
      // Scrolls to the control only for keyboard users, who need to see the focus ring.
      control?.focus({ preventScroll: !lostRef.current.isFocusVisible });
      lostRef.current = undefined;
    }
    return () => {
      if (control && control === document.activeElement) {
        lostRef.current = { id, isFocusVisible: control.matches(':focus-visible') };
      }
    };
  }, [id, lostRef]);
  return ref;
}
