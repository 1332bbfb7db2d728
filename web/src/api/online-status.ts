/** Milliseconds between two checks while the server is away. */
const retryInterval = 4_000;

let isThere = true;
const watchers = new Set<() => void>();

/** Whether the server could be reached when it was last tried. */
export const isReachable = (): boolean => isThere;

/** Calls back whenever that changes; returns how to stop. */
export function watchOnlineStatus(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Every caller of the server reports its result here. While the server is away, it is checked until it is back. */
export function reportReachable(reached: boolean): void {
  if (import.meta.env.SSR) return;
  if (reached === isThere) return;
  isThere = reached;
  for (const changed of watchers) changed();
  if (!reached) setTimeout(retry, retryInterval);
}

function retry(): void {
  if (isThere) return;
  if (document.visibilityState === 'visible') void checkServer();
  setTimeout(retry, retryInterval);
}

/** Resolves to whether the server is reachable and healthy. */
export async function checkServer(): Promise<boolean> {
  const answer = await fetch('/api/health', { cache: 'no-store' }).catch(() => undefined);
  reportReachable(answer !== undefined);
  return answer?.ok ?? false;
}

/**
 * Looks whenever the browser says that it has gone offline or come back; its word alone does not count, because the
 * server may be this very machine. Returns how to stop.
 */
export function watchNetworkEvents(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('offline', () => void checkServer(), { signal });
  window.addEventListener('online', () => void checkServer(), { signal });
  return () => listening.abort();
}
