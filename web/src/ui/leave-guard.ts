/** Asks whether to leave; `goOn` makes the move that was held back. */
type Ask = (goOn: () => void) => void;

interface Guard {
  /** The entry of the history that is guarded. */
  here: number;
  ask: Ask;
}

let guard: Guard | undefined;
/** The move under way is meant, and not to be held back. */
let isMeant = false;
/** The browser is on its way back to the guarded entry. */
let isReturning = false;

/** The place of an entry in the history, as the router counts them. */
function placeOf(state: unknown): number | undefined {
  const place: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : undefined;
  return typeof place === 'number' ? place : undefined;
}

function moved(event: PopStateEvent): void {
  const there = placeOf(event.state);
  if (isReturning) {
    isReturning = false;
    event.stopImmediatePropagation();
  } else if (isMeant || !guard || there === undefined || there === guard.here) {
    isMeant = false;
  } else {
    // The browser has moved already; before the router hears of it, it moves back.
    event.stopImmediatePropagation();
    isReturning = true;
    const steps = there - guard.here;
    history.go(-steps);
    guard.ask(() => moveFreely(() => history.go(steps)));
  }
}

/** To be called before the router starts: who listens first can keep a move from it. */
export function watchMoves(): void {
  window.addEventListener('popstate', moved);
}

/** Starts a move through the history, such as the one that closes a dialog, which no guard is to hold back. */
export function moveFreely(move: () => void): void {
  isMeant = true;
  move();
}

const stay = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * While it stands, Back and Forward lead nowhere but to `ask`, and the browser asks before the tab is closed or loaded
 * again. Call what it returns to take it away.
 */
export function guardLeaving(ask: Ask): () => void {
  const here = placeOf(history.state);
  isMeant = false;
  guard = here === undefined ? undefined : { here, ask };
  window.addEventListener('beforeunload', stay);
  return () => {
    guard = undefined;
    window.removeEventListener('beforeunload', stay);
  };
}
