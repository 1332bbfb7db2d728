/**
 * Resolves or rejects like the promise `work`, or rejects with `createTimeoutError()` after `milliseconds`.
 * Does not stop the work.
 */
export async function withTimeout<T>(
  work: Promise<T>,
  milliseconds: number,
  createTimeoutError: () => Error,
): Promise<T> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(createTimeoutError()), milliseconds);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
