/** Milliseconds between two health checks of a server that is unreachable. */
const healthCheckIntervalMs = 4_000;

let isServerReachable = true;
const onlineStatusListeners = new Set<() => void>();

/** Returns whether the last request reached the server. */
export const wasServerReachable = (): boolean => isServerReachable;

/** Calls `listener` after every change of the online status. Returns a function that removes the listener. */
export function watchOnlineStatus(listener: () => void): () => void {
  onlineStatusListeners.add(listener);
  return () => onlineStatusListeners.delete(listener);
}

/**
 * Records whether a request has reached the server. If not, sends health checks until the server responds
 * again.
 */
export function recordServerReachability(reached: boolean): void {
  if (import.meta.env.SSR) return;
  if (reached === isServerReachable) return;
  isServerReachable = reached;
  for (const listener of onlineStatusListeners) listener();
  if (!reached) setTimeout(pollServer, healthCheckIntervalMs);
}

function pollServer(): void {
  if (isServerReachable) return;
  if (document.visibilityState === 'visible') void checkServerHealth();
  setTimeout(pollServer, healthCheckIntervalMs);
}

/** Resolves to true if the server responds and reports that it is healthy. */
export async function checkServerHealth(): Promise<boolean> {
  const response = await fetch('/api/health', { cache: 'no-store' }).catch(() => undefined);
  recordServerReachability(response !== undefined);
  return response?.ok ?? false;
}

/**
 * Checks the server after each `online` or `offline` event, and immediately if the browser is already
 * offline. The events alone do not tell whether the server is reachable: one on the same device stays
 * reachable offline. Returns a function that stops the checks.
 */
export function watchNetworkEvents(): () => void {
  const abortController = new AbortController();
  const { signal } = abortController;
  window.addEventListener('offline', () => void checkServerHealth(), { signal });
  window.addEventListener('online', () => void checkServerHealth(), { signal });
  if (!navigator.onLine) void checkServerHealth();
  return () => abortController.abort();
}
