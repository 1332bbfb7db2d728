/** Milliseconds between two looks whether the server is there again. */
const pause = 4_000;

let isThere = true;
const watchers = new Set<() => void>();

/** Whether the server could be reached when it was last tried. */
export const isReachable = (): boolean => isThere;

/** Calls back whenever that changes; returns how to stop. */
export function watchReachability(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** To be told by whoever has just tried. While the server is away, it is looked for until it is back. */
export function noteReached(reached: boolean): void {
  if (reached === isThere) return;
  isThere = reached;
  for (const changed of watchers) changed();
  if (!reached) setTimeout(lookAgain, pause);
}

function lookAgain(): void {
  if (isThere) return;
  if (document.visibilityState === 'visible') void lookForServer();
  setTimeout(lookAgain, pause);
}

/** Whether the server is there now, and well. */
export async function lookForServer(): Promise<boolean> {
  const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => undefined);
  noteReached(answer !== undefined);
  return answer?.ok ?? false;
}

/**
 * Looks whenever the browser says that it has gone offline or come back; its word alone does not count, because the
 * server may be this very machine. Returns how to stop.
 */
export function watchConnection(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('offline', () => void lookForServer(), { signal });
  window.addEventListener('online', () => void lookForServer(), { signal });
  return () => listening.abort();
}
