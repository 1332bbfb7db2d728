/** What `work` comes to, or a rejection with `tooLate` after so many milliseconds; what goes on then is on its own. */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number, tooLate: () => Error): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(tooLate()), milliseconds);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
