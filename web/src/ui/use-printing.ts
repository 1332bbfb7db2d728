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

/** Draws what is out of sight as well, until the page has been printed. */
export const drawForPaper = (): void => setPrinting(true);

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', drawForPaper);
  window.addEventListener('afterprint', () => setPrinting(false));
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while the page is being printed, and what is out of sight has to be there as well. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    watch,
    () => isPrinting,
    () => false,
  );
