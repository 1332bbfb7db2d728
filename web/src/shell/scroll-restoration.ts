import { readJsonField } from '../api/json-field.ts';
import { getHistoryEntryKey } from '../navigation/history-entry.ts';

/**
 * A scroll position in pixels and relative to a list entry. Pixels alone are not exact after a page load,
 * because the app then only estimates the heights of the entries above.
 */
interface ScrollPosition {
  top: number;
  /**
   * The index of the first visible list entry. `offset` is the distance in pixels from the top of the window
   * to this entry.
   */
  entry: number;
  offset: number;
}

/**
 * Returns the storage key of the scroll position. It contains the path, by which `personal-storage.ts` finds
 * the positions to delete at sign-out.
 */
const getStorageKey = (): string => `place ${getHistoryEntryKey()} ${location.pathname}`;

const findListEntries = (main: HTMLElement): HTMLElement[] => [
  ...main.querySelectorAll<HTMLElement>(':is(li, [role="listitem"]):not([inert] *)'),
];

const isAboveWindow = (box: Element): boolean => box.getBoundingClientRect().bottom <= 0;

/** Saves the scroll position of the current history entry. */
export function saveScrollPosition(main: HTMLElement): void {
  const entries = findListEntries(main);
  // Skips entries whose parent element is above the window. Measuring an entry would make the browser compute
  // the layout of its parent.
  const groups = new Set(entries.map((one) => one.parentElement));
  const groupsAbove = new Set([...groups].filter((group) => group && isAboveWindow(group)));
  const entry = entries.findIndex((one) => !groupsAbove.has(one.parentElement) && !isAboveWindow(one));
  const position: ScrollPosition = {
    top: window.scrollY,
    entry,
    offset: entries[entry]?.getBoundingClientRect().top ?? 0,
  };
  try {
    sessionStorage.setItem(getStorageKey(), JSON.stringify(position));
  } catch {
    // If the browser blocks storage, the page opens at its top after Back.
  }
}

function readScrollPosition(): ScrollPosition | undefined {
  try {
    const position: unknown = JSON.parse(sessionStorage.getItem(getStorageKey()) ?? 'null');
    return isScrollPosition(position) ? position : undefined;
  } catch {
    return undefined;
  }
}

function isScrollPosition(value: unknown): value is ScrollPosition {
  return ['top', 'entry', 'offset'].every((field) => typeof readJsonField(value, field) === 'number');
}

/** Maximum wait in milliseconds for the data of the page. */
const restoreTimeoutMs = 5_000;
const requiredStableFrames = 5;

/**
 * Scrolls to the saved position as soon as the page is long enough. Repeats this until the layout is stable.
 * Stops at the first interaction of the user. Returns a function that stops the restoration.
 */
export function restoreScrollPosition(main: HTMLElement): () => void {
  const position = readScrollPosition();
  if (!position || position.top === 0) return () => undefined;
  const controller = new AbortController();
  const deadline = performance.now() + restoreTimeoutMs;
  let stableFrames = 0;
  const correctPosition = (): void => {
    if (controller.signal.aborted || performance.now() > deadline) return;
    stableFrames = scrollToPosition(main, position) ? stableFrames + 1 : 0;
    if (stableFrames < requiredStableFrames) requestAnimationFrame(correctPosition);
    else controller.abort();
  };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(type, () => controller.abort(), { signal: controller.signal, passive: true });
  }
  correctPosition();
  return () => controller.abort();
}

/** Scrolls to the saved position. Returns whether the page was already at this position. */
function scrollToPosition(main: HTMLElement, { top, entry, offset }: ScrollPosition): boolean {
  const anchor = findListEntries(main)[entry];
  if (!anchor && entry >= 0) return false;
  const scrollDistance = anchor ? anchor.getBoundingClientRect().top - offset : top - window.scrollY;
  if (Math.abs(scrollDistance) < 2) return true;
  window.scrollBy({ top: scrollDistance, behavior: 'instant' });
  return false;
}
