/**
 * The open modal dialogs. The last one is the topmost. All elements outside of the topmost dialog are inert,
 * for example toasts.
 */
const openDialogs: HTMLElement[] = [];
const topLayerWatchers = new Set<() => void>();

/**
 * Adds a modal dialog above the other dialogs. Returns a function that the caller must call when the dialog
 * closes.
 */
export function pushDialog(dialog: HTMLElement): () => void {
  openDialogs.push(dialog);
  notifyWatchers();
  return () => {
    openDialogs.splice(openDialogs.indexOf(dialog), 1);
    notifyWatchers();
  };
}

/** Returns the topmost modal dialog. Returns the body if no dialog is open. */
export function getTopDialogOrBody(): HTMLElement {
  return openDialogs.at(-1) ?? document.body;
}

/** Focuses the title of the topmost modal dialog. If no dialog is open, focuses the title of the page. */
export function focusDialogOrPageTitle(): void {
  getTopDialogOrBody().querySelector<HTMLElement>('[data-dialog-title], h1')?.focus({ preventScroll: true });
}

/** Calls `watcher` whenever the topmost modal dialog changes. Returns a function that ends the calls. */
export function watchTopDialog(watcher: () => void): () => void {
  topLayerWatchers.add(watcher);
  return () => topLayerWatchers.delete(watcher);
}

function notifyWatchers(): void {
  for (const watcher of topLayerWatchers) watcher();
}
