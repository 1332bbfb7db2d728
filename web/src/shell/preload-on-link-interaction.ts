const listenerOptions = { passive: true, capture: true } as const;

function findLinkPath(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === location.origin && !link.target ? link.pathname : undefined;
}

/**
 * Calls `preload` with the path of a link when the user hovers, touches or focuses the link. Ignores links to
 * other sites.
 */
export function preloadOnLinkInteraction(preload: (pathname: string) => void): void {
  const onIntent = ({ target }: Event): void => {
    const path = findLinkPath(target);
    if (path !== undefined) preload(path);
  };
  for (const kind of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(kind, onIntent, listenerOptions);
}

/**
 * Calls `callback` once, at the first interaction of the user. Pointer moves do not count, because browsers
 * also send them without an action of the user.
 */
export function runOnceOnFirstInteraction(callback: (event: Event) => void): void {
  const controller = new AbortController();
  const onInteraction = (event: Event): void => {
    controller.abort();
    callback(event);
  };
  for (const kind of ['pointerdown', 'keydown', 'wheel']) {
    document.addEventListener(kind, onInteraction, { ...listenerOptions, signal: controller.signal });
  }
}
