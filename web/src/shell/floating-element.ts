/** Milliseconds between the last scroll event or layout change and the movement of the floating element. */
const moveDelayMs = 160;

/** Maximum distance in pixels by which the floating element moves up. */
const maxShiftPx = 96;

const stepPx = 8;

/** Minimum distance in pixels between the floating element and a control. */
const minDistancePx = 4;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const isCovering = (floating: Box, control: Box, shift: number): boolean =>
  floating.left - minDistancePx < control.right &&
  floating.right + minDistancePx > control.left &&
  floating.top - shift - minDistancePx < control.bottom &&
  floating.bottom - shift + minDistancePx > control.top;

/**
 * Returns the distance in pixels by which the floating box must move up to cover no control. Returns
 * undefined if it covers a control at every distance up to `maxShiftPx`.
 */
export function computeShiftToUncoverControlsPx(floating: Box, controls: readonly Box[]): number | undefined {
  for (let shift = 0; shift <= maxShiftPx; shift += stepPx)
    if (!controls.some((control) => isCovering(floating, control, shift))) return shift;
  return undefined;
}

/**
 * Returns the rectangles of a link, button or field. For a heading, returns those of its text: the element of
 * a short heading is as wide as its container.
 */
function getRectangles(element: Element): DOMRectList {
  if (!element.matches('h1, h2, h3')) return element.getClientRects();
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects();
}

/**
 * Returns the rectangles of controls and headings at `box` or up to `maxShiftPx` above it. Finds them by
 * `elementsFromPoint`, because measuring all controls would make the browser compute the layout of off-screen
 * content.
 */
function findControlBoxes(box: Box, floating: Element): Box[] {
  const controls = new Set<Element>();
  for (let y = box.top - maxShiftPx - minDistancePx; y <= box.bottom + minDistancePx; y += stepPx) {
    for (let x = box.left; x <= box.right; x += stepPx) {
      for (const hit of document.elementsFromPoint(x, y)) {
        const control = hit.closest('a, button, input, select, textarea, label, summary, h1, h2, h3');
        if (control && !floating.contains(control)) controls.add(control);
      }
    }
  }
  return [...controls].flatMap((control) => [...getRectangles(control)]);
}

/**
 * Hides the floating element while the page scrolls down. Afterwards, moves the element up so that it covers
 * no control. If it covers a control at every position, hides it. Returns a function that removes the
 * listeners.
 */
export function positionFloatingElement(floating: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const { dataset, style } = floating;
  let timer = 0;
  let shift = 0;
  let lastScrollY = scrollY;
  const move = (): void => {
    if (document.querySelector('dialog:modal')) return;
    const { left, right, top, bottom } = floating.getBoundingClientRect();
    const box = { left, right, top: top + shift, bottom: bottom + shift };
    const found = computeShiftToUncoverControlsPx(box, findControlBoxes(box, floating));
    shift = found ?? 0;
    style.translate = `0 ${-shift}px`;
    if (found === undefined) dataset['away'] = 'covering';
    else delete dataset['away'];
  };
  const moveAfterDelay = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(move, moveDelayMs);
  };
  const onScroll = (): void => {
    if (scrollY > lastScrollY) dataset['away'] = 'scrolling';
    lastScrollY = scrollY;
    moveAfterDelay();
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
  addEventListener('resize', moveAfterDelay, { signal });
  const changes = new MutationObserver(moveAfterDelay);
  changes.observe(document.body, { childList: true, subtree: true });
  const sizes = new ResizeObserver(moveAfterDelay);
  sizes.observe(document.body);
  return () => {
    clearTimeout(timer);
    listening.abort();
    changes.disconnect();
    sizes.disconnect();
  };
}
