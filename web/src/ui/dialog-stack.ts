/** The modal dialogs on the screen, the topmost last. Everything outside the topmost one is inert, toasts included. */
const open: HTMLElement[] = [];
const watchers = new Set<() => void>();

/** Tells that a modal dialog stands on top now; call what it returns when the dialog leaves. */
export function enterTop(dialog: HTMLElement): () => void {
  open.push(dialog);
  notify();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    notify();
  };
}

/** Where something must stand to be seen and reached: in the topmost modal dialog, or else in the page. */
export function topmost(): HTMLElement {
  return open.at(-1) ?? document.body;
}

/** Calls back after every change of the topmost; returns how to stop. */
export function watchTopmost(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function notify(): void {
  for (const watcher of watchers) watcher();
}
