const listening = { passive: true, capture: true } as const;

function pathOfLink(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === location.origin && !link.target ? link.pathname : undefined;
}

/** Calls `preload` with the path of a link of the app that the pointer, a finger or the focus is on: it may be followed. */
export function preloadOnIntent(preload: (pathname: string) => void): void {
  const follow = ({ target }: Event): void => {
    const path = pathOfLink(target);
    if (path !== undefined) preload(path);
  };
  for (const kind of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(kind, follow, listening);
}

/**
 * Calls `act` once, when somebody first uses the page: a page that is only looked at costs no more than itself. Pointer
 * moves do not count, because browsers send them by themselves when what lies under a resting pointer changes.
 */
export function onFirstInteraction(act: () => void): void {
  const first = new AbortController();
  const used = (): void => {
    first.abort();
    act();
  };
  for (const kind of ['pointerdown', 'keydown', 'wheel']) {
    document.addEventListener(kind, used, { ...listening, signal: first.signal });
  }
}
