import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const listeners = new Set<() => void>();
let isPrinting = false;

function setPrinting(now: boolean): void {
  // A browser takes the page as it is when it has told of printing.
  flushSync(() => {
    isPrinting = now;
    for (const listener of listeners) listener();
  });
}

/** Renders virtualised lists whole until the page has been printed. */
export const renderForPrint = (): void => setPrinting(true);

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', renderForPrint);
  window.addEventListener('afterprint', () => setPrinting(false));
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether the page is being printed, and lists have to render every entry. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isPrinting,
    () => false,
  );
