import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

interface FileDrop {
  area: RefObject<HTMLDivElement | null>;
  /** A file hovers over the form now. */
  over: boolean;
}

/** Takes the first file that is dropped or pasted anywhere in the dialog or form around `area`; text is left alone. */
export function useFileDrop(onFile: (file: File) => void): FileDrop {
  const area = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const latest = useRef(onFile);
  useEffect(() => {
    latest.current = onFile;
  });

  useEffect(() => {
    // The dialog before its form: what lies beside it counts as its own, and a file dropped there would be opened.
    const inside = area.current;
    const target: HTMLElement | null = inside && (inside.closest('dialog') ?? inside.closest('form') ?? inside);
    if (!target) return;
    const listening = new AbortController();
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ): void => target.addEventListener(type, listener, { signal: listening.signal });
    const take = (event: Event, files: DataTransfer | null): void => {
      const [file] = files?.files ?? [];
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };

    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    });
    listen('dragleave', (event) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && target.contains(to))) setOver(false);
    });
    listen('drop', (event) => {
      setOver(false);
      take(event, event.dataTransfer);
    });
    listen('paste', (event) => take(event, event.clipboardData));
    return () => listening.abort();
  }, []);
  return { area, over };
}
