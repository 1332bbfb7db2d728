/**
 * Name of the cache in which the service worker stores an image that was shared with the app
 * (`web/build/service-worker.ts`).
 */
const cacheName = 'shared-file';

/** Returns the image that the phone's share sheet sent to the app. Deletes the image from the cache. */
export async function readAndDeleteFileFromOtherApp(): Promise<File | undefined> {
  // Browsers offer `caches` only on HTTPS and localhost.
  const storage = (globalThis as Partial<typeof globalThis>).caches;
  const response = await storage?.match(`/${cacheName}`, { cacheName }).catch(() => undefined);
  await storage?.delete(cacheName).catch(() => false);
  if (!response) return undefined;
  const blob = await response.blob();
  return new File([blob], decodeURIComponent(response.headers.get('x-name') ?? ''), { type: blob.type });
}
