import { fieldOf, textIn } from '../api/json-field.ts';
import type { AuthProvider } from '../auth/auth-provider.ts';

/** A scroll position, by pixels and by entry, because heights above it may be estimates after a load. */
interface ScrollPosition {
  top: number;
  /** Which of the page's entries was the first in sight, and how far it stood from the top of the window. */
  entry: number;
  offset: number;
}

/** A key that holds the id of a friend or a list. */
const namesRecord = /^place .*\/\d/;

/** Of the entry of the history that one is on. */
function keyOf(): string {
  return `place ${textIn(history.state, 'key') ?? 'first'} ${location.pathname}`;
}

const entriesOf = (main: HTMLElement): HTMLElement[] => [
  ...main.querySelectorAll<HTMLElement>(':is(li, [role="listitem"]):not([inert] *)'),
];

const isAbove = (box: Element): boolean => box.getBoundingClientRect().bottom <= 0;

/** Stores the scroll position of the present history entry. */
export function saveScrollPosition(main: HTMLElement): void {
  const entries = entriesOf(main);
  // Whoever asks where an entry is in a group out of sight has the group laid out for it.
  const groups = new Set(entries.map((one) => one.parentElement));
  const passed = new Set([...groups].filter((group) => group && isAbove(group)));
  const entry = entries.findIndex((one) => !passed.has(one.parentElement) && !isAbove(one));
  const position: ScrollPosition = {
    top: window.scrollY,
    entry,
    offset: entries[entry]?.getBoundingClientRect().top ?? 0,
  };
  try {
    sessionStorage.setItem(keyOf(), JSON.stringify(position));
  } catch {
    // A browser may forbid storage: then Back leads to the top.
  }
}

function clearScrollPositions(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (namesRecord.test(key)) sessionStorage.removeItem(key);
  } catch {
    // A browser may forbid storage: then nothing was kept.
  }
}

/** Deletes the scroll positions of a person's pages when they sign out, here or in another tab: the keys hold ids of friends. */
export function clearScrollPositionsOnSignOut(auth: Pick<AuthProvider, 'onAuthStateChanged'>): void {
  let uid: string | undefined;
  auth.onAuthStateChanged((user) => {
    if (!user || (uid !== undefined && uid !== user.uid)) clearScrollPositions();
    uid = user?.uid;
  });
}

function readScrollPosition(): ScrollPosition | undefined {
  try {
    const position: unknown = JSON.parse(sessionStorage.getItem(keyOf()) ?? 'null');
    return isScrollPosition(position) ? position : undefined;
  } catch {
    return undefined;
  }
}

function isScrollPosition(value: unknown): value is ScrollPosition {
  return ['top', 'entry', 'offset'].every((field) => typeof fieldOf(value, field) === 'number');
}

/** Milliseconds that a page has for its data, and frames in a row that it must stand still in. */
const patience = 5_000;
const stillness = 5;

/**
 * Goes back to where one stood on this entry of the history, as soon as the page is long enough, and keeps to it while
 * what was not laid out before finds its height. Whoever moves meanwhile is left alone. Returns how to stop.
 */
export function restoreScrollPosition(main: HTMLElement): () => void {
  const position = readScrollPosition();
  if (!position || position.top === 0) return () => undefined;
  const stopping = new AbortController();
  const until = performance.now() + patience;
  let still = 0;
  const step = (): void => {
    if (stopping.signal.aborted || performance.now() > until) return;
    still = moveTo(main, position) ? still + 1 : 0;
    if (still < stillness) requestAnimationFrame(step);
    else stopping.abort();
  };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(type, () => stopping.abort(), { signal: stopping.signal, passive: true });
  }
  step();
  return () => stopping.abort();
}

/** Whether one stands there already. */
function moveTo(main: HTMLElement, { top, entry, offset }: ScrollPosition): boolean {
  const anchor = entriesOf(main)[entry];
  if (!anchor && entry >= 0) return false;
  const distance = anchor ? anchor.getBoundingClientRect().top - offset : top - window.scrollY;
  if (Math.abs(distance) < 2) return true;
  window.scrollBy({ top: distance, behavior: 'instant' });
  return false;
}
