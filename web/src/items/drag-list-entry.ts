/** Distance in pixels that the pointer must move before the drag of a card starts. */
const minDragDistancePx = 4;

/**
 * Height in pixels of the scroll zones at the top and at the bottom of the window. While the dragging pointer
 * is in a scroll zone, the page scrolls.
 */
const scrollZoneHeightPx = 96;

/** Maximum speed in pixels per frame at which the page scrolls during a drag. */
const maxScrollPxPerFrame = 18;

interface Point {
  x: number;
  y: number;
}

/** Shows a copy of the dragged card at the pointer. Returns functions that move and remove the copy. */
function showDragPreview(entry: HTMLElement, from: Point) {
  const { left, top, width, height } = entry.getBoundingClientRect();
  const copy = entry.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll('[id]')) part.removeAttribute('id');
  for (const name of ['role', 'data-entry']) copy.removeAttribute(name);
  copy.inert = true;
  copy.ariaHidden = 'true';
  const place = { display: 'grid', position: 'fixed', zIndex: '10', pointerEvents: 'none', opacity: '0.92' };
  const box = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(copy.style, place, box);
  document.body.append(copy);
  return {
    move: ({ x, y }: Point): void => void (copy.style.translate = `${x - from.x}px ${y - from.y}px`),
    remove: (): void => copy.remove(),
  };
}

/**
 * Returns how many pixels the page must scroll in this frame. Returns 0 if the pointer is not near the top or
 * bottom of the window.
 */
function computeScrollStep(y: number): number {
  const above = Math.min(y - scrollZoneHeightPx, 0);
  const below = Math.max(y - (innerHeight - scrollZoneHeightPx), 0);
  return Math.round(
    (Math.max(above, -scrollZoneHeightPx) + Math.min(below, scrollZoneHeightPx)) *
      (maxScrollPxPerFrame / scrollZoneHeightPx),
  );
}

function findEntryAt(list: Element, { x, y }: Point): HTMLElement | undefined {
  const entry = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-entry]');
  return entry && list.contains(entry) ? entry : undefined;
}

/**
 * Drags the list entry that contains `handle`, the button that has captured the pointer. `down` is the first
 * pointer event of the drag. On release, calls `onDrop` with the id of the entry at the pointer. Escape
 * cancels the drag.
 */
export function dragListEntry(handle: HTMLElement, down: PointerEvent, onDrop: (targetId: number) => void): void {
  const entry = handle.closest<HTMLElement>('[data-entry]');
  const list = entry?.closest('[role=list]');
  if (!entry || !list || !handle.hasPointerCapture(down.pointerId)) return;
  // Focuses the dragged entry, because a virtualised list always renders the focused entry, even outside of
  // the window.
  handle.focus({ preventScroll: true });
  const start: Point = { x: down.clientX, y: down.clientY };
  let pointer = start;
  let target: HTMLElement | undefined;
  let preview: ReturnType<typeof showDragPreview> | undefined;
  let frame = 0;
  const listening = new AbortController();

  const setDropTarget = (next: HTMLElement | undefined): void => {
    if (next === target) return;
    target?.removeAttribute('data-drop');
    target = next;
    if (!next || next === entry) return;
    const follows = entry.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING;
    next.dataset['drop'] = follows ? 'after' : 'before';
  };
  const step = (): void => {
    frame = requestAnimationFrame(step);
    const distance = computeScrollStep(pointer.y);
    if (distance !== 0) scrollBy({ top: distance, behavior: 'instant' });
    // Finds the entry at the pointer before it moves the floating copy of the card. In the other order, the
    // browser would compute the layout twice per frame.
    const next = findEntryAt(list, pointer) ?? target;
    preview?.move(pointer);
    setDropTarget(next);
  };
  const startDrag = (): void => {
    const next = findEntryAt(list, pointer);
    preview = showDragPreview(entry, start);
    preview.move(pointer);
    entry.dataset['dragged'] = '';
    setDropTarget(next);
    frame = requestAnimationFrame(step);
  };
  const endDrag = (isDrop: boolean): void => {
    listening.abort();
    cancelAnimationFrame(frame);
    if (preview) setDropTarget(findEntryAt(list, pointer) ?? target);
    const id = isDrop && target !== entry ? target?.dataset['entry'] : undefined;
    setDropTarget(undefined);
    preview?.remove();
    delete entry.dataset['dragged'];
    if (id !== undefined) onDrop(Number(id));
  };
  const listen = <K extends keyof DocumentEventMap>(kind: K, listener: (event: DocumentEventMap[K]) => void): void =>
    document.addEventListener(kind, listener, { signal: listening.signal, capture: true });
  const forThisPointer = (listener: () => void) => (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (event.type === 'pointermove') pointer = { x: event.clientX, y: event.clientY };
    listener();
  };
  listen(
    'pointermove',
    forThisPointer(() => {
      if (!preview && Math.hypot(pointer.x - start.x, pointer.y - start.y) > minDragDistancePx) startDrag();
    }),
  );
  listen(
    'pointerup',
    forThisPointer(() => endDrag(true)),
  );
  listen(
    'pointercancel',
    forThisPointer(() => endDrag(false)),
  );
  // The pointer capture also ends if the card is removed during the drag, for example after a deletion in
  // another tab.
  listen(
    'lostpointercapture',
    forThisPointer(() => endDrag(false)),
  );
  listen('contextmenu', (event) => event.preventDefault());
  listen('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    endDrag(false);
  });
}
