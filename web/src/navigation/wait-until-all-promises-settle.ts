/** Waits until all promises have settled. Then rejects with the first rejection, if there is one. */
export async function waitUntilAllPromisesSettle(promises: readonly unknown[]): Promise<void> {
  const results = await Promise.allSettled(promises);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}
