import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const printListeners = new Set<() => void>();
let isPrinting = false;

function setPrinting(now: boolean): void {
  // Renders synchronously, because browsers print the page immediately after the event `beforeprint`.
  flushSync(() => {
    isPrinting = now;
    for (const listener of printListeners) listener();
  });
}

export const renderAllVirtualEntriesForPrint = (): void => setPrinting(true);

if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', renderAllVirtualEntriesForPrint);
  window.addEventListener('afterprint', () => setPrinting(false));
}

function subscribeToPrinting(listener: () => void): () => void {
  printListeners.add(listener);
  return () => printListeners.delete(listener);
}

export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribeToPrinting,
    () => isPrinting,
    () => false,
  );
