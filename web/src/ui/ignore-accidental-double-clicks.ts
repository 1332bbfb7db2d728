/** Maximum time in milliseconds between two presses that may be meant as one. */
const guardMs = 500;

/** Maximum distance in CSS pixels between two presses in the same place. */
const samePlacePx = 24;

/**
 * Ignores a second press of mouse or finger in the same place if another control, or the same control with
 * another text, is now there. For example, a double click on "Deny" must not deny the next person too. Does
 * not affect the Enter key.
 */
export function ignoreAccidentalDoubleClicks(): void {
  let last: { at: number; x: number; y: number; control: Element; text: string | null } | undefined;
  document.addEventListener(
    'click',
    (event) => {
      const { target, timeStamp: at, clientX: x, clientY: y, detail } = event;
      // Ignores labels and fields, because a click on a label also sends a click to its field.
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
