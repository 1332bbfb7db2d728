import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { saveScrollPosition, restoreScrollPosition } from './scroll-restoration.ts';

/** Delay in milliseconds between the last scroll event and saving the scroll position. */
const saveDelayMs = 120;

function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

/**
 * Restores the scroll position after Back, Forward and Reload. This also works if the page's data loads
 * later.
 */
export function useScrollRestoration(main: RefObject<HTMLElement | null>, pathname: string, isReturn: boolean): void {
  const previousPathname = useRef('');

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let timer = 0;
    const save = (): void => {
      if (main.current) saveScrollPosition(main.current);
    };
    const onScroll = (): void => {
      const { href } = location;
      clearTimeout(timer);
      timer = window.setTimeout(() => location.href === href && save(), saveDelayMs);
    };
    const listening = new AbortController();
    window.addEventListener('scroll', onScroll, { passive: true, signal: listening.signal });
    window.addEventListener('pagehide', save, { signal: listening.signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [main]);

  useEffect(() => {
    if (previousPathname.current === pathname) return;
    const isLoad = previousPathname.current === '';
    previousPathname.current = pathname;
    if (!isReturn || !main.current || (isLoad && isNewVisit())) return;
    return restoreScrollPosition(main.current);
  }, [pathname, isReturn, main]);
}
