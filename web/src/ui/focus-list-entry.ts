/** Maximum wait in milliseconds until an entry of a virtualised list has rendered. */
const entryRenderTimeoutMs = 5_000;

interface FocusOptions {
  /** Whether to highlight the card of the entry for a moment. */
  marks?: boolean;
  /** CSS selector of the control that receives the focus. By default, this is the link of the entry. */
  control?: string;
}

/**
 * Scrolls to the entry `id` of a virtualised list. Moves the focus to a control in the entry once it has
 * rendered. Does not scroll if the entry is already visible.
 */
export function focusListEntry(id: number, { marks = false, control = 'a' }: FocusOptions = {}): void {
  const endsAt = performance.now() + entryRenderTimeoutMs;
  const tryToFocus = (): void => {
    const entry = document.querySelector<HTMLElement>(`main [data-entry="${id}"]`);
    const link = entry?.querySelector<HTMLElement>(control);
    if (entry) void scrollToEntry(entry, marks ? 'center' : 'nearest');
    link?.focus({ preventScroll: true });
    if (link && marks) entry?.setAttribute('data-marked', '');
    if (!link && performance.now() < endsAt) requestAnimationFrame(tryToFocus);
  };
  tryToFocus();
}

/**
 * Scrolls to the entry when its animations have finished, because a moving entry is not yet at its final
 * position.
 */
async function scrollToEntry(entry: HTMLElement, block: ScrollLogicalPosition): Promise<void> {
  await Promise.allSettled(entry.getAnimations().map(({ finished }) => finished));
  if (!isInView(entry)) entry.scrollIntoView({ block });
}

function isInView(entry: HTMLElement): boolean {
  const { top, bottom } = entry.getBoundingClientRect();
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const above = Number.parseFloat(scrollPaddingTop) || 0;
  const below = Number.parseFloat(scrollPaddingBottom) || 0;
  return top >= above && bottom <= innerHeight - below;
}
