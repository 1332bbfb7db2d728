import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { markTransitionPageRendered } from '../navigation/view-transition.ts';

const headingTimeoutMs = 5_000;

/**
 * After each navigation to another page, sets the window's title, scrolls to the top and focuses the page's
 * heading. Does nothing when a dialog opens. The caller attaches the returned ref to `<main tabIndex={-1}>`.
 */
export function useFocusHeadingOnNavigation(
  title: string,
  pathname: string,
  isReturn: boolean,
): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const lastPathname = useRef(pathname);
  // Sets the title in a layout effect. The effect of `useNameInWindowTitle` runs later and adds the name of a
  // list or person to the title.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    markTransitionPageRendered();
    if (!isReturn) window.scrollTo(0, 0);
    return main.current ? focusHeading(main.current) : undefined;
  }, [pathname, isReturn]);
  return main;
}

/**
 * Moves the focus to the page's heading. If the heading renders later, waits for it, but stops waiting if the
 * user moves the focus.
 */
function focusHeading(main: HTMLElement): () => void {
  // Does not move the focus if the page itself has focused an input.
  if (!main.querySelector('input:focus')) main.focus({ preventScroll: true });
  const tryToFocus = (): boolean => {
    const heading = main.querySelector('h1');
    const isUndisturbed = document.activeElement === main || document.activeElement === document.body;
    if (heading && isUndisturbed) heading.focus({ preventScroll: true });
    return heading !== null || !isUndisturbed;
  };
  if (tryToFocus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (tryToFocus()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), headingTimeoutMs);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
