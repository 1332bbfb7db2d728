import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

interface FileDrop {
  area: RefObject<HTMLDivElement | null>;
  isDragOver: boolean;
}

/**
 * Calls `onFile` with the first file that the user drops or pastes in the dialog or form around `area`.
 * Ignores text. With `takesPaste: false`, ignores pasted files: cells copied from a spreadsheet also
 * contain an image, but the user wants to paste their text.
 */
export function useFileDrop(onFile: (file: File) => void, { takesPaste = true } = {}): FileDrop {
  const area = useRef<HTMLDivElement>(null);
  const [isDragOver, setIsDragOver] = useState(false);
  const latestCallback = useRef(onFile);
  useEffect(() => {
    latestCallback.current = onFile;
  });

  useEffect(() => {
    // Listens on the whole dialog if there is one. Otherwise the browser would open a file that the user
    // drops next to the form.
    const element = area.current;
    const target: HTMLElement | null = element && (element.closest('dialog') ?? element.closest('form') ?? element);
    if (!target) return;
    const listening = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ): void => target.addEventListener(type, listener, { signal: listening.signal });
    const passFile = (event: Event, files: DataTransfer | null): void => {
      const [file] = files?.files ?? [];
      if (!file) return;
      event.preventDefault();
      latestCallback.current(file);
    };

    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setIsDragOver(true);
    });
    listen('dragleave', (event) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && target.contains(to))) setIsDragOver(false);
    });
    listen('drop', (event) => {
      setIsDragOver(false);
      passFile(event, event.dataTransfer);
    });
    if (takesPaste) listen('paste', (event) => passFile(event, event.clipboardData));
    return () => listening.abort();
  }, [takesPaste]);
  return { area, isDragOver };
}
