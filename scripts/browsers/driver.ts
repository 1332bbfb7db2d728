/**
 * Describes an element by a CSS selector and a label: the first visible match whose label is `name`. If there
 * is none, the first visible match whose label contains `name`.
 */
export type ElementTarget = readonly [selector: string, name?: string];

/** A running browser with one page, with all operations that the browser tests need. */
export interface BrowserDriver {
  version: string;
  open(url: string): Promise<void>;
  /** Runs a function in the page and returns its result. Arguments and result must be JSON values. */
  run<A extends unknown[], R>(work: (...args: A) => R, ...args: A): Promise<Awaited<R>>;
  isVisible(target: ElementTarget): Promise<boolean>;
  /** Clicks the element with the mouse. Rejects if the element is missing or another element covers it. */
  click(target: ElementTarget): Promise<void>;
  type(target: ElementTarget, text: string): Promise<void>;
  attach(target: ElementTarget, path: string): Promise<void>;
  /** Presses a key. The focused element receives it. */
  press(key: Key): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Key = 'Tab' | 'Enter' | 'Escape';

/** A browser that the tests can start, such as Firefox or WebKit. */
export interface BrowserEngine {
  /** Starts the browser with the empty folder `folder` as its home folder. */
  start(folder: string): Promise<BrowserDriver>;
  /** Returns the command that installs missing programs; undefined if nothing is missing. */
  findMissing(): string | undefined;
}

/**
 * Returns the element of a target in the topmost open dialog, or in the page if no dialog is open. Runs in
 * the browser.
 */
export function findElement(selector: string, name = ''): HTMLElement | undefined {
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const found = [...root.querySelectorAll<HTMLElement>(selector)]
    // Also finds invisible file inputs, because a test attaches a file without a click on the input.
    .filter((one) => one.matches('[type=file]') || (one.getClientRects().length > 0 && !one.matches(':disabled')))
    .map((element) => {
      const labels = 'labels' in element ? (element.labels as NodeList | null) : null;
      const label = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
      return { element, label: label.replaceAll(/\s+/g, ' ').trim() };
    });
  return (found.find(({ label }) => label === name) ?? found.find(({ label }) => label.includes(name)))?.element;
}
