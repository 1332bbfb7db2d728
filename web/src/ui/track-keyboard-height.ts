/**
 * On iOS, sets the CSS variable `--keyboard` of a dialog to the height of the on-screen keyboard, which
 * covers the page. On other systems, the value is 0, because the browser makes the page shorter. Returns a
 * function that stops the updates.
 */
export function trackKeyboardHeight(dialog: HTMLElement): () => void {
  const viewport = window.visualViewport;
  const updateHeight = (): void => {
    // Does nothing while the page is zoomed, because its visible part is then smaller even without a
    // keyboard.
    if (!viewport || viewport.scale > 1) return;
    dialog.style.setProperty('--keyboard', `${Math.max(0, innerHeight - viewport.height)}px`);
    if (dialog.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' });
  };
  viewport?.addEventListener('resize', updateHeight);
  return () => viewport?.removeEventListener('resize', updateHeight);
}
