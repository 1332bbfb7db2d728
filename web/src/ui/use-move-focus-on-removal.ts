import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus if the element of the returned ref unmounts while it has the focus. The new target is the
 * first `<summary>` of its section, or else the section's heading. Without a section, it is the page's
 * heading.
 */
export function useMoveFocusOnRemoval<T extends HTMLElement = HTMLDivElement>(): RefObject<T | null> {
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
