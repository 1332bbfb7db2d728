import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { usePathname, useNavigationType } from '../router/router.tsx';
import { saveScrollPosition, restoreScrollPosition } from './scroll-restoration.ts';

/** Milliseconds after the last scrolling, when one's place is noted. */
const pause = 120;

function wasOpenedAnew(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'navigate';
}

/** Back, Forward and loading again lead to where one stood on the page, also where its data comes later. */
export function useScrollRestoration(main: RefObject<HTMLElement | null>): void {
  const pathname = usePathname();
  const isReturn = useNavigationType() === 'POP';
  const last = useRef('');

  useEffect(() => {
    history.scrollRestoration = 'manual';
    let timer = 0;
    const keep = (): void => {
      if (main.current) saveScrollPosition(main.current);
    };
    const scrolled = (): void => {
      const { href } = location;
      clearTimeout(timer);
      timer = window.setTimeout(() => location.href === href && keep(), pause);
    };
    const listening = new AbortController();
    window.addEventListener('scroll', scrolled, { passive: true, signal: listening.signal });
    window.addEventListener('pagehide', keep, { signal: listening.signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [main]);

  useEffect(() => {
    if (last.current === pathname) return;
    const isLoad = last.current === '';
    last.current = pathname;
    if (!isReturn || !main.current || (isLoad && wasOpenedAnew())) return;
    return restoreScrollPosition(main.current);
  }, [pathname, isReturn, main]);
}
