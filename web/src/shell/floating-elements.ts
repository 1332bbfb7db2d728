/**
 * Delay in milliseconds between the last scroll event or layout change and the movement of the floating
 * elements.
 */
const moveDelayMs = 160;

/** Maximum distance in pixels by which a floating element moves up. */
const maxUpwardShiftPx = 96;

const upwardShiftStepPx = 8;

/** Minimum distance in pixels between a floating element and a control. */
const minControlDistancePx = 4;

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const isCovering = (floating: Box, control: Box, lift: number): boolean =>
  floating.left - minControlDistancePx < control.right &&
  floating.right + minControlDistancePx > control.left &&
  floating.top - lift - minControlDistancePx < control.bottom &&
  floating.bottom - lift + minControlDistancePx > control.top;

/**
 * Returns the distance in pixels by which all floating boxes must move up together to cover no control.
 * Returns undefined if the boxes cover a control at every distance up to `maxUpwardShiftPx`.
 */
export function findUpwardShiftPx(floating: readonly Box[], controls: readonly Box[]): number | undefined {
  for (let lift = 0; lift <= maxUpwardShiftPx; lift += upwardShiftStepPx) {
    if (!floating.some((box) => controls.some((control) => isCovering(box, control, lift)))) return lift;
  }
  return undefined;
}

/**
 * Returns the rectangles of a control. For a heading, returns the rectangles of its text, because the heading
 * itself has the full width.
 */
function getRectangles(element: Element): DOMRectList {
  if (!element.matches('h1, h2, h3')) return element.getClientRects();
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getClientRects();
}

/**
 * Returns the rectangles of controls and headings in the area of `box` and up to `maxUpwardShiftPx` above it.
 * Finds them by hit tests, which do not force the layout of off-screen content.
 */
function findControlBoxes(box: Box): Box[] {
  const controls = new Set<Element>();
  for (
    let y = box.top - maxUpwardShiftPx - minControlDistancePx;
    y <= box.bottom + minControlDistancePx;
    y += upwardShiftStepPx
  ) {
    for (let x = box.left; x <= box.right; x += upwardShiftStepPx) {
      for (const hit of document.elementsFromPoint(x, y)) {
        const control = hit.closest('a, button, input, select, textarea, label, summary, h1, h2, h3');
        if (control && !control.closest('[data-floats]')) controls.add(control);
      }
    }
  }
  return [...controls].flatMap((control) => [...getRectangles(control)]);
}

/**
 * Returns the lowest position that a floating element may have. This is its normal position, or a position
 * above the footer if the footer is visible.
 */
function getLowestAllowedBox(element: HTMLElement): { box: Box; lift: number } {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const currentOffset = parseFloat(getComputedStyle(element).translate.split(' ')[1] ?? '0');
  const footerTop = document.querySelector('footer')?.getBoundingClientRect().top ?? Infinity;
  const lift = Math.max(0, bottom - currentOffset - footerTop + 3 * upwardShiftStepPx);
  return { box: { left, right, top: top - currentOffset - lift, bottom: bottom - currentOffset - lift }, lift };
}

const isFloating = (element: HTMLElement): boolean => getComputedStyle(element).position !== 'static';

const findMarkedElements = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-floats]')];

const findFloatingElements = (): HTMLElement[] => findMarkedElements().filter(isFloating);

/**
 * Moves all floating elements up by the same distance, so that they cover no control. If no such distance
 * exists, moves each element alone. Hides an element that still covers a control.
 */
function moveFloatingElements(): void {
  if (document.querySelector('dialog:modal')) return;
  // Some elements float only on phones. If the window becomes wider, such an element returns to its normal
  // position.
  for (const element of findMarkedElements()) if (!isFloating(element)) element.style.translate = '';
  const elements = findFloatingElements().map((element) => ({ element, ...getLowestAllowedBox(element) }));
  const controls = elements.flatMap(({ box }) => findControlBoxes(box));
  const commonLift = findUpwardShiftPx(
    elements.map(({ box }) => box),
    controls,
  );
  for (const { element, box, lift } of elements) {
    const extraLift = commonLift ?? findUpwardShiftPx([box], controls);
    element.style.translate = `0 ${-lift - (extraLift ?? 0)}px`;
    if (extraLift === undefined) element.dataset['away'] = 'covering';
    else delete element.dataset['away'];
  }
}

/**
 * Hides the floating elements (`data-floats`) while the page scrolls down, and then moves them so that they
 * cover no control. Returns a function that ends this behaviour.
 */
export function watchFloatingElements(page: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer = 0;
  let lastScrollY = window.scrollY;
  const moveAfterDelay = (): void => {
    clearTimeout(timer);
    timer = window.setTimeout(moveFloatingElements, moveDelayMs);
  };
  const onScroll = (): void => {
    if (window.scrollY > lastScrollY)
      for (const element of findFloatingElements()) element.dataset['away'] = 'scrolling';
    lastScrollY = window.scrollY;
    moveAfterDelay();
  };
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  window.addEventListener('resize', moveAfterDelay, { signal });
  const changes = new MutationObserver(moveAfterDelay);
  changes.observe(page, { childList: true, subtree: true });
  const sizes = new ResizeObserver(moveAfterDelay);
  sizes.observe(page);
  return () => {
    clearTimeout(timer);
    listening.abort();
    changes.disconnect();
    sizes.disconnect();
  };
}
