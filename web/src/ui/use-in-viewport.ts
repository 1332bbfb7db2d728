import type { RefCallback } from 'react';
import { startTransition, useCallback, useState } from 'react';

/**
 * An element within this margin around the window counts as near the viewport. The margin is larger than the
 * 150 % within which Chromium paints elements with `content-visibility`, so that entries render first.
 */
const windowRootMargin = '190%';

/**
 * Like `windowRootMargin`, but for a list that scrolls itself. This margin is larger, because such a list has
 * few visible rows and keyboard users move through it fast.
 */
const listRootMargin = '500%';

type VisibilityCallback = (isNear: boolean) => void;

const callbacksByElement = new WeakMap<Element, VisibilityCallback>();
const observers = new WeakMap<Element | Document, IntersectionObserver>();

function getObserver(root: Element | Document): IntersectionObserver {
  const existing = observers.get(root);
  if (existing) return existing;
  const rootMargin = root === document ? windowRootMargin : listRootMargin;
  const observer = new IntersectionObserver(
    (entries) => {
      startTransition(() => {
        for (const { target, isIntersecting } of entries) callbacksByElement.get(target)?.(isIntersecting);
      });
    },
    { root, rootMargin },
  );
  observers.set(root, observer);
  return observer;
}

/**
 * Calls `report` whenever `element` enters or leaves the visible area of `root`, extended by its margin.
 * Returns a function that ends the calls.
 */
function observeVisibility(element: Element, root: Element | Document, report: VisibilityCallback): () => void {
  const observer = getObserver(root);
  callbacksByElement.set(element, report);
  observer.observe(element);
  return () => observer.unobserve(element);
}

/**
 * `initially`: whether the element counts as near the viewport before the first measurement.
 * `isWithinScroller`: whether the parent of the element scrolls, instead of the window.
 */
interface InViewportOptions {
  initially: boolean;
  isWithinScroller: boolean;
}

/**
 * Returns a ref, and whether the element of the ref is near the viewport. An element that has the focus or
 * was clicked always counts as near, so that it stays rendered.
 */
export function useInViewport({
  initially,
  isWithinScroller,
}: InViewportOptions): readonly [ref: RefCallback<Element>, boolean] {
  const [isNear, setNear] = useState(initially);
  const ref = useCallback(
    (element: Element) => {
      let wasClicked = false;
      const onClick = (): void => {
        wasClicked = true;
      };
      const stop = observeVisibility(
        element,
        (isWithinScroller && element.parentElement) || document,
        (isIntersecting) => {
          if (isIntersecting || !(wasClicked || element.contains(document.activeElement))) setNear(isIntersecting);
        },
      );
      element.addEventListener('click', onClick);
      return () => {
        stop();
        element.removeEventListener('click', onClick);
      };
    },
    [isWithinScroller],
  );
  return [ref, isNear];
}
