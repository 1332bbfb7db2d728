import { getHistoryEntryIndex } from './history-entry.ts';

/**
 * A function that asks the user whether to leave the page. If the user agrees, the function calls `proceed`,
 * which repeats the blocked navigation.
 */
type AskBeforeLeaving = (proceed: () => void) => void;

interface LeaveGuard {
  index: number;
  ask: AskBeforeLeaving;
}

let guard: LeaveGuard | undefined;
/** Whether the next navigation needs no confirmation. */
let isNextAllowed = false;
/** Whether the browser is going back to the guarded page after a blocked navigation. */
let isReturning = false;

function onPopState(event: PopStateEvent): void {
  const targetIndex = getHistoryEntryIndex();
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
  } else if (isNextAllowed || !guard || targetIndex === undefined || targetIndex === guard.index) {
    isNextAllowed = false;
  } else {
    // The browser has already moved to another history entry when it sends `popstate`. The guard therefore
    // hides the event from the router and goes back to the guarded entry.
    event.stopImmediatePropagation();
    isReturning = true;
    const stepCount = targetIndex - guard.index;
    history.go(-stepCount);
    guard.ask(() => navigateWithoutLeaveGuard(() => history.go(stepCount)));
  }
}

/**
 * Adds the event listener of the leave guard. Call this function before the router starts, so that the guard
 * receives events first.
 */
export function startLeaveGuard(): void {
  window.addEventListener('popstate', onPopState);
}

/** Navigates without asking the user to confirm, for example to close a dialog. */
export function navigateWithoutLeaveGuard(navigate: () => void): void {
  isNextAllowed = true;
  navigate();
}

const preventUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Blocks Back and Forward, and calls `ask` instead. If the user closes the tab, the browser itself asks the
 * user. Returns a function that ends the blocking.
 */
export function blockLeavingUntilConfirmed(ask: AskBeforeLeaving): () => void {
  const index = getHistoryEntryIndex();
  isNextAllowed = false;
  guard = index === undefined ? undefined : { index, ask };
  window.addEventListener('beforeunload', preventUnload);
  return () => {
    guard = undefined;
    window.removeEventListener('beforeunload', preventUnload);
  };
}
