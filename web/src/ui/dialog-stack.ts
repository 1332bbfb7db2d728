/** The modal dialogs on the screen, the topmost last. Everything outside the topmost one is inert, toasts included. */
const open: HTMLElement[] = [];
const watchers = new Set<() => void>();

/** Adds a modal dialog on top; call the returned function when the dialog closes. */
export function pushDialog(dialog: HTMLElement): () => void {
  open.push(dialog);
  notify();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    notify();
  };
}

/** Returns the topmost modal dialog, or the body when none is open. Only its content can be seen and reached. */
export function getTopLayer(): HTMLElement {
  return open.at(-1) ?? document.body;
}

/** Calls back after every change of the topmost; returns how to stop. */
export function watchTopLayer(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function notify(): void {
  for (const watcher of watchers) watcher();
}
