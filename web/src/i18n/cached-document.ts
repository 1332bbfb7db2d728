/** Has the service worker ask for the document anew, because the one it keeps is in another language. */
export async function deleteCachedDocument(): Promise<void> {
  // There is none on plain http.
  const storage: CacheStorage | undefined = globalThis.caches;
  if (!storage) return;
  for (const name of await storage.keys()) await (await storage.open(name)).delete('/app-shell', { ignoreVary: true });
}
