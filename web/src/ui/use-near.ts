import type { RefCallback } from 'react';
import { startTransition, useCallback, useState } from 'react';

/**
 * How far around what scrolls something is near. Chromium widens the window by it twice, to 1.9 heights on each side, which is
 * further than where it begins to lay out what `content-visibility` skips (1.5): nobody sees anything come.
 */
const margin = '60%';

type Report = (isNear: boolean) => void;

const reports = new WeakMap<Element, Report>();
let shared: IntersectionObserver | undefined;

function observer(): IntersectionObserver {
  // TypeScript does not know the margin of what scrolls within the window yet.
  const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: margin, scrollMargin: margin };
  shared ??= new IntersectionObserver((entries) => {
    startTransition(() => {
      for (const { target, isIntersecting } of entries) reports.get(target)?.(isIntersecting);
    });
  }, options);
  return shared;
}

/** Calls `report` whenever `element` comes near or is no longer; returns what ends it. */
function watch(element: Element, report: Report): () => void {
  reports.set(element, report);
  observer().observe(element);
  return () => observer().unobserve(element);
}

/**
 * Whether an element is in sight or near it, with the ref that it needs; `initially` until that is known. What holds the focus
 * or was pressed once stays near, because it may have something to say.
 */
export function useNear(initially: boolean): readonly [ref: RefCallback<Element>, isNear: boolean] {
  const [isNear, setNear] = useState(initially);
  const ref = useCallback((element: Element) => {
    let wasPressed = false;
    const notePress = (): void => {
      wasPressed = true;
    };
    const stop = watch(element, (comes) => {
      if (comes || !(wasPressed || element.contains(document.activeElement))) setNear(comes);
    });
    element.addEventListener('click', notePress);
    return () => {
      stop();
      element.removeEventListener('click', notePress);
    };
  }, []);
  return [ref, isNear];
}
