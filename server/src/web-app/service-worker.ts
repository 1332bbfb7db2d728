import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Path of the service worker. Must not change, because installed apps request this path at every visit. */
export const serviceWorkerPath = 'sw.js';

/** Source text of a service worker that deletes all caches and unregisters itself. */
export const selfRemovingServiceWorkerScript = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Content security policy of the service worker. Allows requests only to the server's own origin. */
export const serviceWorkerCsp = "default-src 'none'; connect-src 'self'";

/**
 * Returns the service worker of the web app in `folder`. Returns `selfRemovingServiceWorkerScript` if the
 * operator has disabled the service worker, or if the build has none.
 */
export async function readServiceWorker(folder: string, isEnabled: boolean): Promise<string> {
  if (!isEnabled) return selfRemovingServiceWorkerScript;
  return readFile(join(folder, serviceWorkerPath), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return selfRemovingServiceWorkerScript;
    throw error;
  });
}
