/** Maximum wait for the next page, in milliseconds. While waiting, the screen shows the previous page. */
const pageRenderTimeoutMs = 300;

let onRendered: (() => void) | undefined;

/** Reports to a running view transition that the next page has rendered, so that the animation can start. */
export function markTransitionPageRendered(): void {
  onRendered?.();
}

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Opens a page with `navigate`. A view transition turns the title of a card into the heading of that page,
 * if the browser supports this.
 */
export function navigateWithTransition(title: HTMLElement, navigate: () => void): void {
  if (!('startViewTransition' in document) || prefersReducedMotion()) {
    navigate();
    return;
  }
  title.style.viewTransitionName = 'title';
  let heading: HTMLElement | null = null;
  const transition = document.startViewTransition(async () => {
    const rendered = new Promise<void>((resolve) => {
      onRendered = resolve;
      setTimeout(resolve, pageRenderTimeoutMs);
    });
    navigate();
    await rendered;
    title.style.viewTransitionName = '';
    heading = document.querySelector('main h1');
    if (heading) heading.style.viewTransitionName = 'title';
  });
  // Ignores the rejection of `ready`. It only means that the browser has skipped the animation, for example
  // in a hidden tab.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    if (heading) heading.style.viewTransitionName = '';
  });
}
