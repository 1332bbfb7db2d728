import type { RefCallback } from 'react';
import { startTransition, useCallback, useState } from 'react';

/**
 * How far around the window something is near, in its heights: further than where Chromium begins to lay out what
 * `content-visibility` skips (1.5), so that nobody sees anything come.
 */
const aroundWindow = '190%';

/** The same for a list that scrolls by itself, which is lower: whoever goes through it by keyboard stays behind. */
const aroundList = '500%';

type Report = (isNear: boolean) => void;

const reports = new WeakMap<Element, Report>();
const observers = new WeakMap<Element | Document, IntersectionObserver>();

/** The one that watches everything within `root`. */
function observerOf(root: Element | Document): IntersectionObserver {
  const known = observers.get(root);
  if (known) return known;
  const rootMargin = root === document ? aroundWindow : aroundList;
  const observer = new IntersectionObserver(
    (entries) => {
      startTransition(() => {
        for (const { target, isIntersecting } of entries) reports.get(target)?.(isIntersecting);
      });
    },
    { root, rootMargin },
  );
  observers.set(root, observer);
  return observer;
}

/** Calls `report` whenever `element` comes near what shows of `root`, or is no longer; returns what ends it. */
function watch(element: Element, root: Element | Document, report: Report): () => void {
  const observer = observerOf(root);
  reports.set(element, report);
  observer.observe(element);
  return () => observer.unobserve(element);
}

/** `initially`: what counts until it is known. `isWithinScroller`: it is what holds the element that scrolls, not the window. */
interface InViewportOptions {
  initially: boolean;
  isWithinScroller: boolean;
}

/**
 * Whether an element is in sight or near it, with the ref that it needs. What holds the focus or was pressed once stays near,
 * because it may have something to say.
 */
export function useInViewport({
  initially,
  isWithinScroller,
}: InViewportOptions): readonly [ref: RefCallback<Element>, boolean] {
  const [isNear, setNear] = useState(initially);
  const ref = useCallback(
    (element: Element) => {
      let wasPressed = false;
      const notePress = (): void => {
        wasPressed = true;
      };
      const stop = watch(element, (isWithinScroller && element.parentElement) || document, (comes) => {
        if (comes || !(wasPressed || element.contains(document.activeElement))) setNear(comes);
      });
      element.addEventListener('click', notePress);
      return () => {
        stop();
        element.removeEventListener('click', notePress);
      };
    },
    [isWithinScroller],
  );
  return [ref, isNear];
}
