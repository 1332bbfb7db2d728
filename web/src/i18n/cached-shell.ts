/**
 * Deletes the app shell from the service worker's cache after a change of the language. The texts of the
 * cached shell are in the previous language.
 */
export async function deleteCachedShell(): Promise<void> {
  // Browsers offer `caches` only on HTTPS and localhost.
  const storage: CacheStorage | undefined = globalThis.caches;
  if (!storage) return;
  for (const name of await storage.keys()) await (await storage.open(name)).delete('/app-shell', { ignoreVary: true });
}
