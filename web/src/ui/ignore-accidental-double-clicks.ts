/** Maximum time in milliseconds between the two presses of an accidental double click. */
const guardMs = 500;

/** Maximum distance in CSS pixels between the two presses of an accidental double click. */
const samePlacePx = 24;

/**
 * Ignores a second press of mouse or finger at the same position if the control there has changed meanwhile.
 * For example, a double click on "Deny" must not also deny the next person. Does not affect the Enter key.
 */
export function ignoreAccidentalDoubleClicks(): void {
  let last: { at: number; x: number; y: number; control: Element; text: string | null } | undefined;
  document.addEventListener(
    'click',
    (event) => {
      const { target, timeStamp: at, clientX: x, clientY: y, detail } = event;
      // Labels and fields are left out: the browser also sends a click on a label to its field, which is not
      // a second press.
      if (detail === 0 || !(target instanceof Element) || target.closest('label, input, select, textarea')) return;
      const control = target.closest('button, a, summary') ?? target;
      const text = control.textContent;
      if (
        last &&
        at < last.at + guardMs &&
        Math.hypot(x - last.x, y - last.y) < samePlacePx &&
        (control !== last.control || text !== last.text)
      ) {
        event.preventDefault();
        event.stopPropagation();
      } else last = control.matches('button, a, summary') ? { at, x, y, control, text } : undefined;
    },
    true,
  );
}
