/** Milliseconds between two log lines about the same wait. */
const defaultIntervalMs = 10_000;

/**
 * Resolves or rejects like the promise `pending`. Until then, calls `log` every ten seconds with a message:
 * the task and the elapsed seconds.
 */
export async function logWhileWaiting<T>(
  pending: Promise<T>,
  task: string,
  log: (message: string) => void,
  intervalMs = defaultIntervalMs,
): Promise<T> {
  const startedAt = performance.now();
  const timer = setInterval(() => {
    log(`${task} has taken ${Math.round((performance.now() - startedAt) / 1_000)} seconds so far.`);
  }, intervalMs);
  try {
    return await pending;
  } finally {
    clearInterval(timer);
  }
}
