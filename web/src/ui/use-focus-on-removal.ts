import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus when a card or history that has the focus disappears. The target is the history of given
 * gifts in the same section, or else the heading of this section. Without such a section, it is the heading
 * of the page.
 */
export function useFocusOnRemoval<T extends HTMLElement = HTMLDivElement>(): RefObject<T | null> {
  const ref = useRef<T>(null);
  useLayoutEffect(() => {
    const card = ref.current;
    const section = card?.closest('section');
    return () => {
      if (!card?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        const candidates = section?.isConnected ? ['summary', 'h2'] : ['h1'];
        const root: ParentNode = section?.isConnected ? section : document;
        const target = candidates.map((selector) => root.querySelector<HTMLElement>(selector)).find(Boolean);
        target?.focus({ preventScroll: true });
      });
    };
  }, []);
  return ref;
}
