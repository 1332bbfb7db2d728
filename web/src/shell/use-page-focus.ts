import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { usePathname, useNavigationType } from '../router/router.tsx';

const patience = 5_000;

/**
 * On arrival at another page: its name stands in the window's title, it starts at the top, and the focus goes to its
 * heading, so that a screen reader tells where one is and the keyboard goes on from there. A dialog named in the
 * search part of the address is no other page. Give the ref to the page's `<main tabIndex={-1}>`.
 */
export function usePageFocus(title: string): RefObject<HTMLElement | null> {
  const pathname = usePathname();
  const isReturn = useNavigationType() === 'POP';
  const main = useRef<HTMLElement>(null);
  const last = useRef(pathname);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (!isReturn) window.scrollTo(0, 0);
    return main.current ? focusHeading(main.current) : undefined;
  }, [pathname, isReturn]);
  return main;
}

/** The heading may come later than the page, with its data; whoever has moved on meanwhile is left alone. */
function focusHeading(main: HTMLElement): () => void {
  main.focus({ preventScroll: true });
  const tryNow = (): boolean => {
    const heading = main.querySelector('h1');
    const isUndisturbed = document.activeElement === main || document.activeElement === document.body;
    if (heading && isUndisturbed) heading.focus({ preventScroll: true });
    return heading !== null || !isUndisturbed;
  };
  if (tryNow()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (tryNow()) observer.disconnect();
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), patience);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
