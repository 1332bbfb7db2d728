/** Two presses within this number of milliseconds may be meant as one. */
const guardMs = 500;

/** Two presses at most this number of CSS pixels apart are in the same place. */
const samePlacePx = 24;

/**
 * Ignores a second press of mouse or finger in the same place if another control is now there, or the same
 * control with another text. The press was meant for the first control, for example for "Deny" and not for
 * the next person's "Deny". The Enter key is not affected.
 */
export function guardSecondPresses(): void {
  let last: { at: number; x: number; y: number; control: Element; text: string | null } | undefined;
  document.addEventListener(
    'click',
    (event) => {
      const { target, timeStamp: at, clientX: x, clientY: y, detail } = event;
      // A click on a label also sends a click to its input.
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
