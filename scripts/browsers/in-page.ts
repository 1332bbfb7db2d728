// The tests send the source text of the functions in this file to the browser. Therefore a function may use
// only its arguments and the objects of the page.

interface WindowWithErrors extends Window {
  pageErrors?: string[];
}

/** Records errors of scripts, resources, promises and the Content Security Policy, for `readErrors`. */
export function listenForErrors(): void {
  const errors: string[] = ((window as WindowWithErrors).pageErrors = []);
  addEventListener(
    'error',
    ({ message, target }) => {
      errors.push(message || `Did not load: ${(target as Element).outerHTML}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => errors.push(violatedDirective));
}

export const readErrors = (): string[] => (window as WindowWithErrors).pageErrors ?? [];

/** Disables the CSS rules for devices with a mouse, so that the page looks as on a touch screen. */
export function applyTouchStyles(): void {
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /hover: hover|pointer: fine/.test(rule.media.mediaText))
        rule.media.mediaText = 'not all';
      else if (rule instanceof CSSGroupingRule) visit(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) visit(sheet.cssRules);
}

/** Returns the links, buttons and fields in the viewport whose centre another element covers. */
export function findCoveredControls(): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>('main :is(a, button, input, select, textarea)')];
  return controls
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const hit = document.elementFromPoint(x, y);
      const isOwn = hit === null || hit.contains(control) || control.contains(hit) || hit.closest('label') !== null;
      return y > 0 && y < innerHeight && !isOwn;
    })
    .map((control) => control.outerHTML.slice(0, 120));
}

/**
 * Returns an empty array if the focused element matches the selector; otherwise an array with the HTML of
 * this element.
 */
export function findFocusedElementOutside(selector: string): string[] {
  const focused = document.activeElement;
  return focused?.matches(selector) === true ? [] : [focused?.outerHTML.slice(0, 120) ?? 'nothing'];
}

/** Simulates an on-screen keyboard as on iOS: reduces the visual viewport, but not the layout viewport. */
export function simulateOnScreenKeyboard(height: number): void {
  if (!visualViewport) throw new Error('No visual viewport');
  Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => innerHeight - height });
  visualViewport.dispatchEvent(new Event('resize'));
}

/** Returns the focused field and the buttons of the dialog footer, if the on-screen keyboard covers them. */
export function findControlsBelowKeyboard(): string[] {
  const dialog = document.querySelector('dialog[open]');
  const { height } = visualViewport ?? { height: 0 };
  return [document.activeElement, ...(dialog?.querySelectorAll('footer button') ?? [])]
    .filter((element) => !element || element.getBoundingClientRect().bottom > height)
    .map((element) => element?.outerHTML.slice(0, 120) ?? '');
}
